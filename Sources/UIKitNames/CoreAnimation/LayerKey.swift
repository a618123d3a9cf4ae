import Atrium
import CoreGraphicsNames
import Foundation
import FoundationNames

/// A layer's value that can be animated, represented as a list of numbers.
@MainActor
struct LayerKey {
  /// The layer's property that contains the value.
  let root: String
  let read: (CALayer) -> [Double]
  let write: (CALayer, [Double]) -> Void
  /// Returns the value in its own type; nil if the layer has no such property or the property is nil.
  ///
  /// The values of rotations around the axes x and y cannot be read.
  let value: (CALayer) -> Any?

  /// Makes the key for a key path; nil for an unknown key path.
  init?(_ path: String) {
    guard let key = LayerKey.simple[path] ?? LayerKey.transforms[path] else { return nil }
    self = key
  }

  private init(
    _ root: String, _ read: @escaping (CALayer) -> [Double],
    _ write: @escaping (CALayer, [Double]) -> Void, value: @escaping (CALayer) -> Any?
  ) {
    (self.root, self.read, self.write, self.value) = (root, read, write, value)
  }

  private static func number(
    _ root: String, _ path: ReferenceWritableKeyPath<CALayer, Double>
  ) -> LayerKey {
    LayerKey(
      root, { [$0[keyPath: path]] }, { $0[keyPath: path] = $1[0] },
      value: { $0[keyPath: path] })
  }

  private static func color(_ root: String, _ path: ReferenceWritableKeyPath<CALayer, Color?>)
    -> LayerKey
  {
    LayerKey(
      root, { LayerKey.components($0[keyPath: path]) ?? [0, 0, 0, 0] },
      { $0[keyPath: path] = Color(red: $1[0], green: $1[1], blue: $1[2], alpha: $1[3]) },
      value: { $0[keyPath: path] })
  }

  private static func shape(
    _ root: String, _ path: ReferenceWritableKeyPath<CAShapeLayer, Double>
  ) -> LayerKey {
    LayerKey(
      root, { ($0 as? CAShapeLayer).map { [$0[keyPath: path]] } ?? [0] },
      { ($0 as? CAShapeLayer)?[keyPath: path] = $1[0] },
      value: { ($0 as? CAShapeLayer)?[keyPath: path] })
  }

  private static func shapeColor(
    _ root: String, _ path: ReferenceWritableKeyPath<CAShapeLayer, Color?>
  ) -> LayerKey {
    LayerKey(
      root, { LayerKey.components(($0 as? CAShapeLayer)?[keyPath: path]) ?? [0, 0, 0, 0] },
      {
        ($0 as? CAShapeLayer)?[keyPath: path] = Color(
          red: $1[0], green: $1[1], blue: $1[2], alpha: $1[3])
      }, value: { ($0 as? CAShapeLayer)?[keyPath: path] })
  }

  private static let simple: [String: LayerKey] = [
    "opacity": LayerKey(
      "opacity", { [Double($0.opacity)] }, { $0.opacity = Float($1[0]) }, value: { $0.opacity }),
    "position": LayerKey(
      "position", { [$0.position.x, $0.position.y] }, { $0.position = Point(x: $1[0], y: $1[1]) },
      value: { $0.position }),
    "position.x": number("position", \.position.x),
    "position.y": number("position", \.position.y),
    "bounds": LayerKey(
      "bounds", { LayerKey.components($0.bounds) ?? [] },
      { $0.bounds = Rect(x: $1[0], y: $1[1], width: $1[2], height: $1[3]) },
      value: { $0.bounds }),
    "bounds.size": LayerKey(
      "bounds", { [$0.bounds.width, $0.bounds.height] },
      { $0.bounds.size = Size(width: $1[0], height: $1[1]) }, value: { $0.bounds.size }),
    "bounds.size.width": number("bounds", \.bounds.size.width),
    "bounds.size.height": number("bounds", \.bounds.size.height),
    "bounds.origin.x": number("bounds", \.bounds.origin.x),
    "bounds.origin.y": number("bounds", \.bounds.origin.y),
    "cornerRadius": number("cornerRadius", \.cornerRadius),
    "borderWidth": number("borderWidth", \.borderWidth),
    "shadowRadius": number("shadowRadius", \.shadowRadius),
    "shadowOpacity": LayerKey(
      "shadowOpacity", { [Double($0.shadowOpacity)] }, { $0.shadowOpacity = Float($1[0]) },
      value: { $0.shadowOpacity }),
    "shadowOffset": LayerKey(
      "shadowOffset", { [$0.shadowOffset.width, $0.shadowOffset.height] },
      { $0.shadowOffset = Size(width: $1[0], height: $1[1]) }, value: { $0.shadowOffset }),
    "backgroundColor": color("backgroundColor", \.backgroundColor),
    "borderColor": color("borderColor", \.borderColor),
    "shadowColor": color("shadowColor", \.shadowColor),
    "strokeStart": shape("strokeStart", \.strokeStart),
    "strokeEnd": shape("strokeEnd", \.strokeEnd),
    "lineWidth": shape("lineWidth", \.lineWidth),
    "lineDashPhase": shape("lineDashPhase", \.lineDashPhase),
    "fillColor": shapeColor("fillColor", \.fillColor),
    "strokeColor": shapeColor("strokeColor", \.strokeColor),
    "startPoint": LayerKey(
      "startPoint", { LayerKey.components(($0 as? CAGradientLayer)?.startPoint) ?? [0, 0] },
      { ($0 as? CAGradientLayer)?.startPoint = Point(x: $1[0], y: $1[1]) },
      value: { ($0 as? CAGradientLayer)?.startPoint }),
    "endPoint": LayerKey(
      "endPoint", { LayerKey.components(($0 as? CAGradientLayer)?.endPoint) ?? [0, 0] },
      { ($0 as? CAGradientLayer)?.endPoint = Point(x: $1[0], y: $1[1]) },
      value: { ($0 as? CAGradientLayer)?.endPoint }),
    "locations": LayerKey(
      "locations", { ($0 as? CAGradientLayer)?.locations?.map(\.doubleValue) ?? [] },
      { ($0 as? CAGradientLayer)?.locations = $1.map { NSNumber(value: $0) } },
      value: { ($0 as? CAGradientLayer)?.locations }),
    "colors": LayerKey(
      "colors", { LayerKey.components(($0 as? CAGradientLayer)?.colors) ?? [] },
      {
        let numbers = $1
        ($0 as? CAGradientLayer)?.colors = stride(from: 0, to: numbers.count - 3, by: 4).map {
          Color(
            red: numbers[$0], green: numbers[$0 + 1], blue: numbers[$0 + 2], alpha: numbers[$0 + 3])
        }
      }, value: { ($0 as? CAGradientLayer)?.colors }),
  ]

  // MARK: Transforms

  private static func part(
    _ path: WritableKeyPath<AffineTransformComponents, Double>
  ) -> LayerKey {
    LayerKey(
      "transform", { [$0.affineTransform().decomposed()[keyPath: path]] },
      {
        var parts = $0.affineTransform().decomposed()
        parts[keyPath: path] = $1[0]
        $0.setAffineTransform(CGAffineTransform(parts))
      }, value: { $0.affineTransform().decomposed()[keyPath: path] })
  }

  private static func turn(_ x: Double, _ y: Double) -> LayerKey {
    LayerKey(
      "transform", { _ in [0] },
      { $0.transform = $0.transform.rotated(by: $1[0], x: x, y: y, z: 0) }, value: { _ in nil })
  }

  private static let transforms: [String: LayerKey] = [
    "transform": LayerKey(
      "transform", { LayerKey.components($0.transform) ?? [] },
      { $0.transform = LayerKey.transform($1) }, value: { $0.transform }),
    "transform.rotation": part(\.rotation),
    "transform.rotation.z": part(\.rotation),
    "transform.rotation.x": turn(1, 0),
    "transform.rotation.y": turn(0, 1),
    "transform.translation.x": part(\.translation.dx),
    "transform.translation.y": part(\.translation.dy),
    "transform.translation": LayerKey(
      "transform",
      {
        let parts = $0.affineTransform().decomposed()
        return [parts.translation.dx, parts.translation.dy]
      },
      {
        var parts = $0.affineTransform().decomposed()
        parts.translation = CGVector(dx: $1[0], dy: $1[1])
        $0.setAffineTransform(CGAffineTransform(parts))
      },
      value: {
        let parts = $0.affineTransform().decomposed()
        return Size(width: parts.translation.dx, height: parts.translation.dy)
      }),
    "transform.scale.x": part(\.scale.width),
    "transform.scale.y": part(\.scale.height),
    "transform.scale": LayerKey(
      "transform", { [$0.affineTransform().decomposed().scale.width] },
      {
        var parts = $0.affineTransform().decomposed()
        parts.scale = Size(width: $1[0], height: $1[0])
        $0.setAffineTransform(CGAffineTransform(parts))
      }, value: { $0.affineTransform().decomposed().scale.width }),
  ]

  private static let cells: [WritableKeyPath<Transform3D, Double>] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
    \.m42,
    \.m43, \.m44,
  ]

  private static func transform(_ numbers: [Double]) -> Transform3D {
    var result = Transform3D.identity
    for (cell, number) in zip(cells, numbers) { result[keyPath: cell] = number }
    return result
  }

  // MARK: Values

  /// Returns the numbers that represent a value; nil for a value of an unsupported type.
  static func components(_ value: Any?) -> [Double]? {
    switch value {
    case let number as NSNumber: [number.doubleValue]
    case let number as any BinaryFloatingPoint: [Double(number)]
    case let number as any BinaryInteger: [Double(number)]
    case let point as Point: [point.x, point.y]
    case let size as Size: [size.width, size.height]
    case let rect as Rect: [rect.minX, rect.minY, rect.width, rect.height]
    case let color as Color: color.componentValues
    case let transform as Transform3D: cells.map { transform[keyPath: $0] }
    case let transform as CGAffineTransform: components(Transform3D(transform))
    case let list as [Any]: list.flatMap { components($0) ?? [] }
    default: nil
    }
  }
}
