internal import AtriumKit

/// Answers calls that read or set the properties of an object.
@MainActor
struct AccessibleProperties {
  let context: AccessibleContext

  private var node: AccessibleNode { context.node }

  func reply(to message: BusMessage) -> BusReply {
    let names = message.arguments.map { $0.text ?? "" }
    guard let interface = names.first else { return .invalidArguments }
    let properties = properties(of: interface)
    switch (message.member, names.count) {
    case ("Get", 2):
      guard let property = properties.first(where: { $0.name == names[1] }) else {
        return .unknownProperty(names[1])
      }
      return .value(.variant(property.value))
    case ("GetAll", 1):
      return .value(
        .array(
          of: "{sv}", properties.map { .entry(.string($0.name), .variant($0.value)) }))
    case ("Set", 3): return set(interface, names[1], message.arguments[2])
    default: return .invalidArguments
    }
  }

  private func properties(of interface: String) -> [(name: String, value: BusValue)] {
    guard context.interfaces.contains(interface) else { return [] }
    switch interface {
    case AtspiNames.accessible:
      let parent = node.parent.map { context.reference($0) }
      return [
        ("Name", .string(node.name)), ("Description", .string(node.description)),
        ("Parent", parent ?? context.application.reference(AtspiNames.root)),
        ("ChildCount", .int32(Int32(clamping: node.children.count))),
        ("Locale", .string(node.object?.accessibilityLanguage ?? context.application.locale)),
        ("AccessibleId", .string(node.identifier)),
      ]
    case AtspiNames.action: return [("NActions", .int32(Int32(clamping: node.actions.count)))]
    case AtspiNames.selection:
      return [("NSelectedChildren", .int32(Int32(clamping: context.selectedCount)))]
    case AtspiNames.value:
      guard let range = node.range else { return [] }
      return [
        ("MinimumValue", .double(range.minimum)), ("MaximumValue", .double(range.maximum)),
        ("MinimumIncrement", .double(range.step)), ("CurrentValue", .double(range.value)),
        ("Text", .string(node.valueText)),
      ]
    case AtspiNames.text: return AccessibleText(context: context)?.properties ?? []
    default: return []
    }
  }

  private func set(_ interface: String, _ name: String, _ value: BusValue) -> BusReply {
    guard interface == AtspiNames.value, name == "CurrentValue",
      let object = node.object as? any AccessibilityRangeAdjusting, let number = value.number
    else { return .unknownProperty(name) }
    guard number.isFinite else { return .invalidArguments }
    object.setAccessibilityValue(number)
    return .none
  }
}

extension BusReply {
  /// An error for a property that does not exist or cannot be set.
  static func unknownProperty(_ name: String) -> BusReply {
    .error(
      "org.freedesktop.DBus.Error.UnknownProperty",
      "the property \(name) does not exist or cannot be set")
  }
}
