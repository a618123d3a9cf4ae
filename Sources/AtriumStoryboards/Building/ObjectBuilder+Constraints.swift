import AtriumControls
import AtriumGeometry
import AtriumKit

/// A top or bottom layout guide, from files that are older than the safe area.
struct OldLayoutGuide {
  let isTop: Bool
  weak var view: View?
}

extension ObjectBuilder {
  /// Makes the constraints of the views made so far, and activates them.
  func addConstraints() {
    var count = 0
    // As in UIKit, the constraints of a view come before those of its subviews. If constraints conflict, the last of
    // them is dropped.
    for (element, object) in made.sorted(by: { $0.element.offset < $1.element.offset }) {
      guard let view = object as? View else { continue }
      for constraint in element.list("constraints") {
        // Xcode removes placeholder constraints when it builds a program, so they apply only in a preview.
        if isExcluded(constraint)
          || !registry.isPreview && constraint.flag("placeholder") == true
        {
          constraint.ignoreTheRest()
          continue
        }
        count += 1
        guard count <= ObjectBuilder.constraintLimit else {
          return constraint.warn(
            "\(place) has more than \(ObjectBuilder.constraintLimit) constraints; the others are left "
              + "out.")
        }
        add(constraint, of: view)
      }
    }
  }

  /// The maximum number of constraints of a scene.
  ///
  /// Real scenes have some hundreds.
  private static let constraintLimit = 10_000

  private func add(_ element: InterfaceElement, of holder: View) {
    _ = element["placeholder"]
    guard let firstAttribute = element.choice("firstAttribute", Self.attributes) else {
      return element.warn("A constraint in \(place) has no first attribute; it is left out.")
    }
    guard let first = item("firstItem", of: element, else: holder, firstAttribute) else { return }
    var second: (item: any LayoutItem, attribute: LayoutConstraint.Attribute)?
    if element["secondItem"] != nil {
      let attribute = element.choice("secondAttribute", Self.attributes) ?? firstAttribute
      second = item("secondItem", of: element, else: nil, attribute)
      if second == nil { return }
    }
    let multiplier = multiplier(of: element)
    if let problem = problem(first, second, multiplier) {
      return element.warn("A constraint in \(place) is invalid: \(problem); it is left out.")
    }
    let variations = Variations.applicable(of: element, traits: traits)
    let own = element.number("constant")
    let constant = variations.lazy.reversed().compactMap { $0.number("constant") }.first ?? own
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute,
      relatedBy: element.choice("relation", Self.relations) ?? .equal, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: isStandardSpace(element, first, second) ? 0 : constant ?? 0)
    Variations.warnOfTheRest(of: element)
    if let priority = element.number("priority") {
      constraint.priority = LayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = element["identifier"] ?? element.id
    _ = (element["symbolic"], element["symbolType"], element["type"])
    constraint.isActive = true
    if element.id != nil { note(constraint, for: element) }
    applyRuntimeAttributes(element, to: constraint)
  }

  /// Returns an item of a constraint; nil if the item does not exist, with a warning unless the item is left out.
  private func item(
    _ key: String, of element: InterfaceElement, else holder: View?,
    _ attribute: LayoutConstraint.Attribute
  ) -> (item: any LayoutItem, attribute: LayoutConstraint.Attribute)? {
    guard let id = element[key] else { return holder.map { ($0, attribute) } }
    if let guide = layoutGuides[id], let view = guide.view {
      let safe = view.safeAreaLayoutGuide
      // An old layout guide extends from the edge of the view to the edge of the safe area.
      switch (guide.isTop, attribute) {
      case (true, .bottom): return (safe, .top)
      case (false, .top): return (safe, .bottom)
      default: return (view, attribute)
      }
    }
    guard let item = object(id) as? any LayoutItem else {
      if !excluded.contains(id) {
        element.warn(
          "The \(key) \"\(id)\" of a constraint in \(place) does not exist; the constraint is left out."
        )
      }
      return nil
    }
    return (item, attribute)
  }

  /// Returns whether a constraint puts the standard space between a side of a view and the same side of the safe area.
  ///
  /// This space is 0 points. The constant in the file does not apply, because it is the standard space between a view
  /// and its superview.
  private func isStandardSpace(
    _ element: InterfaceElement,
    _ first: (item: any LayoutItem, attribute: LayoutConstraint.Attribute),
    _ second: (item: any LayoutItem, attribute: LayoutConstraint.Attribute)?
  ) -> Bool {
    guard element.described("symbolic") == "YES", let second,
      first.attribute == second.attribute,
      [.leading, .trailing, .left, .right].contains(first.attribute)
    else { return false }
    return [first.item, second.item].contains { item in
      guard let guide = item as? LayoutGuide else { return false }
      return guide === guide.owningView?.safeAreaLayoutGuide
    }
  }

  /// Returns the reason why the two sides of a constraint are incompatible; nil if they are compatible.
  private func problem(
    _ first: (item: any LayoutItem, attribute: LayoutConstraint.Attribute),
    _ second: (item: any LayoutItem, attribute: LayoutConstraint.Attribute)?,
    _ multiplier: Double
  ) -> String? {
    let left = Kind(first.attribute)
    guard let second else {
      return left.isLength ? nil : "a position needs a second item"
    }
    if multiplier == 0, !left.isLength { return "a position needs a multiplier that is not 0" }
    let right = Kind(second.attribute)
    if left.isLength != right.isLength { return "it compares a position with a length" }
    if !left.isLength, left.isHorizontal != right.isHorizontal {
      return "its attributes are of different axes"
    }
    for side in [first, second] where side.item is LayoutGuide && !Kind(side.attribute).fitsGuides {
      return "a layout guide has neither baselines nor margins"
    }
    if let one = left.isDirectional, let other = right.isDirectional, one != other {
      return "it compares leading with left"
    }
    if first.item === second.item, first.attribute == second.attribute {
      return "both sides are the same"
    }
    guard let view = self.view(of: first.item), let other = self.view(of: second.item),
      root(of: view) === root(of: other)
    else { return "its items have no common superview" }
    return nil
  }

  private func view(of item: any LayoutItem) -> View? {
    (item as? View) ?? (item as? LayoutGuide)?.owningView
  }

  private func root(of view: View) -> View {
    var view = view
    while let superview = view.superview { view = superview }
    return view
  }

  /// Returns a multiplier, written as a number, a percentage, or a ratio such as `16:9` or `1/3`.
  private func multiplier(of element: InterfaceElement) -> Double {
    guard let text = element["multiplier"] else { return 1 }
    let isPercentage = text.hasSuffix("%")
    let parts = (isPercentage ? text.dropLast() : text[...]).split(omittingEmptySubsequences: false)
    { $0 == ":" || $0 == "/" }
    .map { Double($0.filter { !$0.isWhitespace }) }
    let value: Double? =
      switch (parts.count, parts[0], parts.last ?? nil) {
      case (1, let number?, _): isPercentage ? number / 100 : number
      case (2, let first?, let second?) where second != 0: first / second
      default: nil
      }
    guard let value, value.isFinite, abs(value) < 1e6 else {
      element.warn(
        "multiplier=\"\(text.prefix(40))\" is neither a number nor a ratio; it counts as 1.")
      return 1
    }
    return value
  }

  /// The kind of length or position that a layout attribute measures.
  private struct Kind {
    let isHorizontal: Bool
    let isLength: Bool
    /// Whether the attribute depends on the layout direction; nil if the direction makes no difference.
    let isDirectional: Bool?
    let fitsGuides: Bool

    init(_ attribute: LayoutConstraint.Attribute) {
      switch attribute {
      case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
        fitsGuides = true
      default: fitsGuides = false
      }
      isLength = attribute == .width || attribute == .height
      switch attribute {
      case .left, .right, .leftMargin, .rightMargin: (isHorizontal, isDirectional) = (true, false)
      case .leading, .trailing, .leadingMargin, .trailingMargin:
        (isHorizontal, isDirectional) = (true, true)
      case .width, .centerX, .centerXWithinMargins: (isHorizontal, isDirectional) = (true, nil)
      default: (isHorizontal, isDirectional) = (false, nil)
      }
    }
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: LayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
