public import Atrium

// The initialisers of constraints that UIKit declares with untyped items.

extension LayoutConstraint {
  /// Makes a constraint between items of any type.
  ///
  /// Traps unless each item is a view or a layout guide.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: Double, constant: Double
  ) {
    self.init(
      item: LayoutConstraint.item(view1), attribute: attr1, relatedBy: relation,
      toItem: view2.map(LayoutConstraint.item), attribute: attr2, multiplier: multiplier,
      constant: constant)
  }

  /// Makes a constraint without items, which cannot be activated.
  public convenience init() {
    self.init(
      item: View(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
  }

  private static func item(_ value: Any) -> any LayoutItem {
    guard let item = value as? any LayoutItem else {
      fatalError(
        "A constraint has the item \(value) of type \(type(of: value)); give a view or a layout guide."
      )
    }
    return item
  }
}
