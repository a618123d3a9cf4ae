/// A linear relation between two numbers of items: `first = multiplier · second + constant`, or at
/// most, or at least.
///
/// It counts while it is active. The nearest view that holds both items keeps it alive then; taking
/// an item out of that view deactivates it.
@MainActor
public final class LayoutConstraint {
  /// The item on the left.
  public private(set) weak var firstItem: (any LayoutItem)?
  /// Which number of it.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The item on the right; nil if that is the constant alone.
  public private(set) weak var secondItem: (any LayoutItem)?
  /// Which number of it.
  public let secondAttribute: Attribute
  /// What the second number is multiplied with.
  public let multiplier: Double
  /// A name for reports.
  public var identifier: String?

  /// What is added to the right side, in points.
  ///
  /// Changing it on an active constraint makes a layout due, and costs what depends on it. Traps if
  /// it is not finite.
  public var constant: Double {
    didSet {
      guard constant != oldValue else { return }
      checkFinite(constant, "constant")
      engine?.noteEdit(of: self)
    }
  }

  /// How much it matters.
  ///
  /// Traps outside of 1 … 1000.
  public var priority = LayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      priority.check(description)
      guard let engine else { return }
      engine.uninstall(self)
      engine.enqueue(self)
    }
  }

  /// The view that keeps it while it is active.
  weak var holder: View?
  /// The place among all that were activated; 0 before that.
  var order = 0
  /// The number of constraints activated so far.
  static var lastOrder = 0

  /// Makes a constraint that is not active yet.
  ///
  /// Traps for numbers that are not finite, for a place without another one, and for two numbers that
  /// cannot be compared: of different axes, a place and a length, leading and left.
  ///
  /// - Parameters:
  ///   - first: The item on the left.
  ///   - firstAttribute: Which number of it.
  ///   - relation: How the sides compare.
  ///   - second: The item on the right, if any.
  ///   - secondAttribute: Which number of it; `.notAnAttribute` without an item.
  ///   - multiplier: What the second number is multiplied with.
  ///   - constant: What is added to it, in points.
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

  /// Whether it counts.
  ///
  /// Traps when it is set true and the items have no superview in common.
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Makes constraints count, in their order.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints not count any more.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
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
      programmerError("The constraint \(description) cannot be: \(reason)")
    }
    guard let axis = firstAttribute.axis else {
      refuse("its first attribute says nothing; give one, such as .width.")
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
          "a place needs the place of another item to be measured from; name a second item, with a "
            + "multiplier that is not 0.")
      }
      return
    }
    guard let other = secondAttribute.axis else {
      refuse("its second item has no attribute; give one, or no item.")
    }
    if axis != other, !(firstAttribute.isLength && secondAttribute.isLength) {
      refuse("one side is horizontal, the other vertical; give two attributes of one axis.")
    }
    if firstAttribute.isLength != secondAttribute.isLength {
      refuse("one side is a place, the other a length; compare places with places.")
    }
    if (firstAttribute.isReading && secondAttribute.isSide)
      || (firstAttribute.isSide && secondAttribute.isReading)
    {
      refuse("leading and trailing do not go with left and right; use one pair on both sides.")
    }
  }
}
