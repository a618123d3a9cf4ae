// The folder iOS has components as they are written for iOS, with the same use of API as known ones: a pager with a
// tab strip, a floating panel, a toast, a scrolling bar, a drop-down on a table, a tag list, a card stack and a
// walkthrough. The plug-in PortedSources compiles them in the language mode of Swift 5. `Scripts/ported` counts the
// lines that were changed by hand, which have a comment that begins with "iOS:".
