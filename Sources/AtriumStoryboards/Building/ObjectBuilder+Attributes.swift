import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension ObjectBuilder {
  /// Sets the user-defined runtime attributes of an object.
  func applyRuntimeAttributes(_ element: InterfaceElement, to object: AnyObject) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let key = attribute["keyPath"] else { continue }
      guard let value = runtimeValue(attribute) else {
        attribute.warn("The runtime attribute \(key) in \(place) has no known value.")
        continue
      }
      set(value, key: key, of: object, element, at: attribute)
    }
  }

  private func set(
    _ value: RuntimeAttribute, key: String, of object: AnyObject, _ element: InterfaceElement,
    at attribute: InterfaceElement
  ) {
    for entry in registry.entries(of: object) {
      guard let setter = entry.attributes[key] else { continue }
      if !setter.set(object, value) {
        attribute.warn(
          "The runtime attribute \(key) of \(className(of: object)) in \(place) expects \(setter.wanted); "
            + "it is left out.")
      }
      return
    }
    if object is StandInView || object is StandInController || hasSubstitute(element) { return }
    attribute.warn(
      "\(className(of: object)) has no runtime attribute \"\(key)\", which \(place) sets; declare "
        + ".attribute(\"\(key)\", …) in its InterfaceClass.",
      key: "attribute \(key) of \(className(of: object))")
  }

  private func runtimeValue(_ attribute: InterfaceElement) -> RuntimeAttribute? {
    let value = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean":
      return .flag(attribute.flag("value") ?? value?.flag("value") ?? false)
    case "number":
      return (value?.number("value") ?? attribute.number("value")).map(RuntimeAttribute.number)
    case "string", "localizedString":
      return .text(attribute["value"] ?? value?.text ?? "")
    case "color": return value.flatMap(color).map(RuntimeAttribute.color)
    case "point":
      return value.map { .point(Point(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)) }
    case "size":
      return value.map {
        .size(Size(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0))
      }
    case "rect": return value.map { .rect(rect($0)) }
    case "image":
      return (attribute["value"] ?? value?["name"]).map { .image(picture($0, for: attribute)) }
    case "nil": return RuntimeAttribute.none
    default: return nil
    }
  }
}
