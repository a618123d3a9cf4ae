public import AtriumControls
public import AtriumGraphics
public import AtriumKit

// Names of Foundation's classes that UIKit uses in its initialisers. They are in a separate module, because only a
// scoped re-export of each name (`@_exported import class`) takes precedence over Foundation's class in a file that
// imports both modules.

/// Foundation's name of `ResourceBundle`.
public typealias Bundle = ResourceBundle

/// Foundation's name of `Coder`.
public typealias NSCoder = Coder

/// Foundation's name of `IndexPath` as an object, to which `as NSIndexPath` converts.
public typealias NSIndexPath = IndexPath
