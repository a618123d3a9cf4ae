public import Atrium
public import CoreGraphicsNames

/// The transform that changes nothing.
public let CATransform3DIdentity = Transform3D.identity

/// A movement by distances in points.
public func CATransform3DMakeTranslation(_ tx: Double, _ ty: Double, _ tz: Double) -> Transform3D {
  Transform3D(translationX: tx, y: ty, z: tz)
}

/// A scaling by factors.
public func CATransform3DMakeScale(_ sx: Double, _ sy: Double, _ sz: Double) -> Transform3D {
  Transform3D(scaleX: sx, y: sy, z: sz)
}

/// A rotation by an angle in radians about an axis.
public func CATransform3DMakeRotation(
  _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> Transform3D {
  Transform3D(rotationAngle: angle, x: x, y: y, z: z)
}

/// A movement by distances in points, then a transform.
public func CATransform3DTranslate(
  _ transform: Transform3D, _ tx: Double, _ ty: Double, _ tz: Double
) -> Transform3D {
  transform.translatedBy(x: tx, y: ty, z: tz)
}

/// A scaling by factors, then a transform.
public func CATransform3DScale(
  _ transform: Transform3D, _ sx: Double, _ sy: Double, _ sz: Double
) -> Transform3D {
  transform.scaledBy(x: sx, y: sy, z: sz)
}

/// A rotation by an angle in radians about an axis, then a transform.
public func CATransform3DRotate(
  _ transform: Transform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> Transform3D {
  transform.rotated(by: angle, x: x, y: y, z: z)
}

/// The first transform, then the second.
public func CATransform3DConcat(_ first: Transform3D, _ second: Transform3D) -> Transform3D {
  first.concatenating(second)
}

/// The inverse; the transform itself if it has none.
public func CATransform3DInvert(_ transform: Transform3D) -> Transform3D { transform.inverted() }

/// A transform of the plane in space.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> Transform3D {
  Transform3D(transform)
}

/// A rectangle, in points.
public func CGRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// A point, in points.
public func CGPointMake(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

/// A size, in points.
public func CGSizeMake(_ width: Double, _ height: Double) -> Size {
  Size(width: width, height: height)
}

/// Insets, in points.
public func UIEdgeInsetsMake(
  _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// A movement by distances in points.
public func CGAffineTransformMakeTranslation(_ tx: Double, _ ty: Double) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// A scaling by factors.
public func CGAffineTransformMakeScale(_ sx: Double, _ sy: Double) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// A rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: Double) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
