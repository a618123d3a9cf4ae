// The folder iOS has an application as it is written for iOS: trails in a table, places in a collection, a journal with
// a form, and settings, in tabs from a storyboard. `Scripts/ported` counts the lines that were changed by hand, which
// have a comment that begins with "iOS:".
