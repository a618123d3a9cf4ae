/// A linear relation between attributes of two items, such as `first = multiplier · second + constant`.
///
/// The relation can also be ≤ or ≥.
///
/// A constraint has an effect while it is active. An active constraint is retained by the nearest view that contains
/// both items. Removing an item from that view deactivates the constraint.
@MainActor
open class LayoutConstraint: CustomStringConvertible {
  /// The item on the left.
  open private(set) weak var firstItem: (any LayoutItem)?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The item on the right; nil if the right side is only the constant.
  open private(set) weak var secondItem: (any LayoutItem)?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: Double
  /// A name for log messages.
  open var identifier: String?

  /// The constant on the right side, in points.
  ///
  /// Changing the constant of an active constraint requests a layout, whose cost depends only on the affected
  /// variables. Traps if the value is not finite.
  open var constant: Double {
    didSet {
      guard constant != oldValue else { return }
      checkFinite(constant, "constant")
      engine?.noteEdit(of: self)
    }
  }

  /// The priority of the constraint.
  ///
  /// Traps unless the value is above 0 and at most 1000.
  open var priority = LayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      priority.check(description)
      guard let engine else { return }
      engine.uninstall(self)
      engine.enqueue(self)
    }
  }

  /// The view that retains the active constraint; nil while the constraint is inactive.
  weak var holder: View?
  /// The constraint's position in the order of activations; 0 before the first activation.
  var order = 0
  /// The number of activations so far.
  static var lastOrder = 0

  /// Makes an inactive constraint.
  ///
  /// Traps if a number is not finite, if a position has no second item or the multiplier 0, if an item has no
  /// attribute, or if a guide has a baseline or a margin. Also traps if the attributes cannot be compared: a position
  /// with a length, positions on different axes, or a leading or trailing edge with a left or right edge.
  ///
  /// - Parameters:
  ///   - first: The item on the left.
  ///   - firstAttribute: The attribute of the first item.
  ///   - relation: The relation of the two sides.
  ///   - second: The item on the right; nil if there is none.
  ///   - secondAttribute: The attribute of the second item; `.notAnAttribute` if there is no second item.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The constant on the right side, in points.
  public init(
    item first: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: Attribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    checkNumbers()
    checkAttributes()
  }

  /// Whether the constraint is active.
  ///
  /// Setting the value to true traps if an item was released, if an item is a guide without a view, or if the items
  /// have no common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints in the order of the array.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint in one line, such as `"gap" A.top == B.bottom + 8.0 @750`.
  open nonisolated var description: String { MainActor.assumeIsolated { text } }

  private var text: String {
    var text = identifier.map { "\"\($0)\" " } ?? ""
    text +=
      "\(firstItem?.layoutName ?? "a view that is gone").\(firstAttribute) \(relation.symbol) "
    if secondAttribute == .notAnAttribute {
      text += "\(constant)"
    } else {
      if multiplier != 1 { text += "\(multiplier) * " }
      text += "\(secondItem?.layoutName ?? "a view that is gone").\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    }
    return priority == .required ? text : text + " @\(priority.rawValue)"
  }

  private func checkFinite(_ number: Double, _ name: String) {
    guard !number.isFinite else { return }
    programmerError(
      "The \(name) of the constraint \(description) is \(number); give a finite number of points.")
  }

  private func checkNumbers() {
    checkFinite(constant, "constant")
    checkFinite(multiplier, "multiplier")
  }

  private func checkAttributes() {
    func refuse(_ reason: String) -> Never {
      programmerError("The constraint \(description) is invalid: \(reason)")
    }
    guard let axis = firstAttribute.axis else {
      refuse("its first attribute is .notAnAttribute; give an attribute, such as .width.")
    }
    for item in [firstItem, secondItem] where item is LayoutGuide {
      let attribute = item === firstItem ? firstAttribute : secondAttribute
      if attribute.isBaseline || attribute.withinMargins != nil {
        refuse("a guide has neither baselines nor margins; use an edge of it.")
      }
    }
    guard secondItem != nil, multiplier != 0 else {
      if !firstAttribute.isLength {
        refuse(
          "a position is relative to another item; give a second item, with a "
            + "multiplier that is not 0.")
      }
      return
    }
    guard let other = secondAttribute.axis else {
      refuse("its second item has no attribute; give an attribute, or no second item.")
    }
    if axis != other, !(firstAttribute.isLength && secondAttribute.isLength) {
      refuse("one side is horizontal, the other vertical; give two attributes of one axis.")
    }
    if firstAttribute.isLength != secondAttribute.isLength {
      refuse("one side is a position, the other a length; compare positions with positions.")
    }
    if (firstAttribute.isReading && secondAttribute.isSide)
      || (firstAttribute.isSide && secondAttribute.isReading)
    {
      refuse(
        "leading and trailing cannot be combined with left and right; use the same pair on both "
          + "sides.")
    }
  }
}

extension LayoutConstraint: Hashable {
  /// Returns whether two references are to the same constraint.
  public nonisolated static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
    left === right
  }

  /// Hashes the identity of the constraint.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
