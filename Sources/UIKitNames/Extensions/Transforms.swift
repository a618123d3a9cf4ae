public import Atrium
public import CoreGraphicsNames

/// The transform that changes nothing.
public let CATransform3DIdentity = Transform3D.identity

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: Double, _ ty: Double, _ tz: Double) -> Transform3D {
  Transform3D(translationX: tx, y: ty, z: tz)
}

/// Returns a scaling by factors.
public func CATransform3DMakeScale(_ sx: Double, _ sy: Double, _ sz: Double) -> Transform3D {
  Transform3D(scaleX: sx, y: sy, z: sz)
}

/// Returns a rotation by an angle in radians about an axis.
public func CATransform3DMakeRotation(
  _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> Transform3D {
  Transform3D(rotationAngle: angle, x: x, y: y, z: z)
}

/// Returns a transform that translates, in points, and then applies another transform.
public func CATransform3DTranslate(
  _ transform: Transform3D, _ tx: Double, _ ty: Double, _ tz: Double
) -> Transform3D {
  transform.translatedBy(x: tx, y: ty, z: tz)
}

/// Returns a transform that scales by factors and then applies another transform.
public func CATransform3DScale(
  _ transform: Transform3D, _ sx: Double, _ sy: Double, _ sz: Double
) -> Transform3D {
  transform.scaledBy(x: sx, y: sy, z: sz)
}

/// Returns a transform that rotates by an angle in radians about an axis, and then applies another transform.
public func CATransform3DRotate(
  _ transform: Transform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> Transform3D {
  transform.rotated(by: angle, x: x, y: y, z: z)
}

/// Returns a transform that applies the first transform and then the second.
public func CATransform3DConcat(_ first: Transform3D, _ second: Transform3D) -> Transform3D {
  first.concatenating(second)
}

/// Returns the inverse of a transform, or the transform itself if it cannot be inverted.
public func CATransform3DInvert(_ transform: Transform3D) -> Transform3D { transform.inverted() }

/// Converts a two-dimensional transform to a three-dimensional transform.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> Transform3D {
  Transform3D(transform)
}

/// Returns a rectangle, in points.
public func CGRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// Returns a point, in points.
public func CGPointMake(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

/// Returns a size, in points.
public func CGSizeMake(_ width: Double, _ height: Double) -> Size {
  Size(width: width, height: height)
}

/// Returns insets, in points.
public func UIEdgeInsetsMake(
  _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a two-dimensional translation, in points.
public func CGAffineTransformMakeTranslation(_ tx: Double, _ ty: Double) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Returns a two-dimensional scaling by factors.
public func CGAffineTransformMakeScale(_ sx: Double, _ sy: Double) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a two-dimensional rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: Double) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ transform: Transform3D) -> Bool { transform == .identity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ first: Transform3D, _ second: Transform3D) -> Bool {
  first == second
}

/// Returns whether a two-dimensional transform can express a transform.
public func CATransform3DIsAffine(_ transform: Transform3D) -> Bool {
  transform == Transform3D(CATransform3DGetAffineTransform(transform))
}

/// Returns the two-dimensional part of a transform.
public func CATransform3DGetAffineTransform(_ transform: Transform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}
