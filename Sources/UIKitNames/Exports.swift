// UIKit brings Foundation with it, and so does this module. Atrium itself is not re-exported: names such
// as `Size` and `Spring` would collide with the program's own.
//
// The scoped re-exports come before Foundation's types of the same name. An alias in this module would
// be ambiguous with them. `Timer` is not among them, so that it stays Foundation's.
@_exported public import struct AtriumControls.IndexPath
@_exported public import struct CoreGraphicsNames.CGAffineTransform
@_exported public import struct CoreGraphicsNames.CGFloat
@_exported public import struct CoreGraphicsNames.CGPoint
@_exported public import struct CoreGraphicsNames.CGRect
@_exported public import struct CoreGraphicsNames.CGSize
@_exported public import struct CoreGraphicsNames.CGVector
@_exported public import Foundation
@_exported public import class FoundationNames.Bundle
@_exported public import class FoundationNames.NSCoder
