// The folder `iOS` contains an application that is written as for iOS: trails in a table, places in a collection, a
// journal with a form, and settings, in tabs from a storyboard. `Scripts/ported` counts the lines that were changed
// manually, which have a comment that begins with "iOS:".
