public import AtriumGeometry

// Names that Foundation also declares, or may declare. They are in a separate module, because only a scoped re-export
// of each name (`@_exported import struct`) takes precedence over Foundation's type in a file that imports both
// modules.

/// Apple's name of `Double`.
public typealias CGFloat = Double

/// Apple's name of `Point`.
public typealias CGPoint = Point

/// Apple's name of `Size`.
public typealias CGSize = Size

/// Apple's name of `Rect`.
public typealias CGRect = Rect

/// Apple's name of `Vector`.
public typealias CGVector = Vector

/// Apple's name of `AffineTransform`.
public typealias CGAffineTransform = AffineTransform
