// UIKit re-exports Foundation, and so does this module. Atrium itself is not re-exported, because names such
// as `Size` and `Spring` would collide with the program's names.
//
// The scoped re-exports take precedence over Foundation's types with the same names. An alias in this module
// would be ambiguous with them.
@_exported public import struct AtriumControls.IndexPath
@_exported public import struct CoreGraphicsNames.CGAffineTransform
@_exported public import struct CoreGraphicsNames.CGFloat
@_exported public import struct CoreGraphicsNames.CGPoint
@_exported public import struct CoreGraphicsNames.CGRect
@_exported public import struct CoreGraphicsNames.CGSize
@_exported public import struct CoreGraphicsNames.CGVector
@_exported public import Foundation
@_exported public import class FoundationNames.Bundle
@_exported public import class FoundationNames.NSAttributedString
@_exported public import class FoundationNames.NSCoder
@_exported public import struct FoundationNames.NSIndexPath
@_exported public import class FoundationNames.NSMutableAttributedString
@_exported public import protocol FoundationNames.NSObjectProtocol
@_exported public import class FoundationNames.Timer

// A public function's default argument, such as `.zero`, may only use a member of a module that its file
// imports. One rarely used name of each module is enough for that.
@_exported public import enum AtriumContainers.ContainerLook
@_exported public import struct AtriumGeometry.ProjectiveTransform
@_exported public import enum AtriumGraphics.DrawingError
@_exported public import enum AtriumKit.AppearancePhase
