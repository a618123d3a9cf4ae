public import AtriumGeometry

// Names that Foundation declares too, or may declare. They are in a module of their own because only a scoped re-export of
// each (`@_exported import struct`) precedes Foundation's type in a file that imports both.

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
