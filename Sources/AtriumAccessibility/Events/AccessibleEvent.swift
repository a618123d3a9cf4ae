/// An event for assistive technologies, which is sent as a signal on the bus.
struct AccessibleEvent: Equatable, Sendable {
  /// The class of an event.
  enum Category: String, Sendable {
    case object = "Object"
    case window = "Window"

    var interface: String { "org.a11y.atspi.Event." + rawValue }
  }

  /// The identifier of the object; nil for the application.
  var source: Int?
  var category = Category.object
  /// The name of the signal, such as `StateChanged`.
  var member: String
  /// The detail of the event, such as the state `focused`.
  var detail = ""
  /// Two numbers, whose meaning depends on the signal.
  var first = 0
  var second = 0
  var value = BusValue.int32(0)

  init(
    _ source: Int?, _ member: String, _ detail: String = "", _ first: Int = 0, _ second: Int = 0,
    value: BusValue = .int32(0), category: Category = .object
  ) {
    (self.source, self.category, self.member, self.detail) = (source, category, member, detail)
    (self.first, self.second, self.value) = (first, second, value)
  }

  /// Whether clients that keep copies of the objects need the event to update them.
  var updatesCache: Bool {
    switch member {
    case "ChildrenChanged", "StateChanged": category == .object
    case "PropertyChange":
      ["accessible-name", "accessible-description", "accessible-role"].contains(detail)
    default: false
    }
  }

  /// The arguments of the signal.
  var arguments: [BusValue] {
    [
      .string(detail), .int32(Int32(clamping: first)), .int32(Int32(clamping: second)),
      .variant(value), .array(of: "{sv}", []),
    ]
  }
}
