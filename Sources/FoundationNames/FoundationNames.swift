public import AtriumControls
public import AtriumGraphics
public import AtriumKit

// Names of Foundation's classes that UIKit uses in its initialisers. They are in a separate module, because only a
// scoped re-export of each name (`@_exported import class`) takes precedence over Foundation's class in a file that
// imports both modules.

/// Foundation's name of `ResourceBundle`.
public typealias Bundle = ResourceBundle

/// Foundation's class of index paths is the same type as `IndexPath` here, so that `indexPath as NSIndexPath` compiles.
public typealias NSIndexPath = IndexPath

/// Foundation's name of `Coder`.
public typealias NSCoder = Coder
