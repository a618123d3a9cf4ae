/// The rule of a search for objects: their states, attributes, roles and interfaces.
@MainActor
struct AccessibleMatchRule {
  /// How the values of a rule are compared with those of an object; the raw values are those of AT-SPI.
  private enum Comparison: Int {
    case invalid = 0
    case all = 1
    case any = 2
    case none = 3
    case empty = 4

    /// Compares values; a rule without values matches every object.
    func matches<Value>(_ values: [Value], _ isFound: (Value) -> Bool) -> Bool {
      guard !values.isEmpty else { return true }
      return switch self {
      case .all: values.allSatisfy(isFound)
      case .any: values.contains(where: isFound)
      case .none: !values.contains(where: isFound)
      case .invalid, .empty: true
      }
    }
  }

  private let states: [AtspiStates]
  private let stateComparison: Comparison
  /// The attributes, each with the values that match.
  private let attributes: [(name: String, values: [Substring])]
  private let attributeComparison: Comparison
  private let roles: [UInt32]
  private let roleComparison: Comparison
  private let interfaces: [String]
  private let interfaceComparison: Comparison
  private let isInverted: Bool

  /// Reads a rule, whose type is `(aiia{ss}iaiiasib)`; nil for any other value.
  init?(_ value: BusValue) {
    let fields = value.elements
    guard fields.count == 9 else { return nil }
    func comparison(_ index: Int) -> Comparison? {
      fields[index].integer.flatMap { Comparison(rawValue: $0) }
    }
    guard let states = comparison(1), let attributes = comparison(3), let roles = comparison(5),
      let interfaces = comparison(7), let isInverted = fields[8].flag
    else { return nil }
    (stateComparison, attributeComparison) = (states, attributes)
    (roleComparison, interfaceComparison) = (roles, interfaces)
    self.isInverted = isInverted
    self.states = Self.bits(fields[0]).filter { $0 < 64 }.map { AtspiStates(rawValue: 1 << $0) }
    self.roles = Self.bits(fields[4])
    self.interfaces = fields[6].elements.compactMap(\.text).map { Self.shortName($0) }
    self.attributes = fields[2].elements.compactMap { entry in
      guard case .entry(let key, let value) = entry, let name = key.text else { return nil }
      return (name, (value.text ?? "").split(separator: ":"))
    }
  }

  /// Returns whether an object matches the rule.
  func matches(_ context: AccessibleContext) -> Bool {
    let (node, found) = (context.node, context.attributes)
    let names = context.interfaces.map { Self.shortName($0) }
    let isMatch =
      stateComparison.matches(states) { node.states.contains($0) }
      && roleComparison.matches(roles) { node.role.rawValue == $0 }
      && interfaceComparison.matches(interfaces) { names.contains($0) }
      && attributeComparison.matches(attributes) { wanted in
        found.contains { $0.name == wanted.name && wanted.values.contains(Substring($0.value)) }
      }
    return isMatch != isInverted
  }

  /// Returns the numbers of the bits that are set in an array of 32-bit words.
  private static func bits(_ value: BusValue) -> [UInt32] {
    value.elements.prefix(8).enumerated().flatMap { index, word in
      let bits = UInt32(truncatingIfNeeded: word.integer ?? 0)
      return (0..<32).filter { bits >> $0 & 1 == 1 }.map { UInt32($0 + 32 * index) }
    }
  }

  /// Returns the last part of an interface's name in lower case, since clients leave out the other parts.
  private static func shortName(_ name: String) -> String {
    (name.split(separator: ".").last.map(String.init) ?? name).lowercased()
  }
}
