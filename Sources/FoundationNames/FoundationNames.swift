public import AtriumGraphics
public import AtriumKit

// Names of Foundation's classes that UIKit uses in its initialisers. They are in a module of their own
// because only a scoped re-export of each (`@_exported import class`) precedes Foundation's class in a file
// that imports both.

/// Foundation's name of `ResourceBundle`.
public typealias Bundle = ResourceBundle

/// Foundation's name of `Coder`.
public typealias NSCoder = Coder
