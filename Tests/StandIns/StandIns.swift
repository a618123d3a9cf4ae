// The folder iOS has components as they are written for iOS, which use the API as known components do: pagers, panels,
// toasts, bars, lists, cards, layouts, pickers and views with layers. The plug-in PortedSources compiles them in the
// language mode of Swift 5. `Scripts/ported` counts the lines that were changed by hand, which have a comment that
// begins with "iOS:".
