import AtriumKit

/// The description of a constraint that a stack view's arrangement needs.
@MainActor
struct StackRelation {
  /// The identity of a constraint: all properties except the constant, which can change later.
  struct Key: Hashable {
    var first: ObjectIdentifier
    var firstAttribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: LayoutConstraint.Attribute
    var multiplier: Double
    var priority: LayoutPriority
    var name: String
  }

  var first: any LayoutItem
  var firstAttribute: LayoutConstraint.Attribute
  var relation = LayoutConstraint.Relation.equal
  var second: (any LayoutItem)?
  var secondAttribute = LayoutConstraint.Attribute.notAnAttribute
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required
  var name: String

  var key: Key {
    Key(
      first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
      second: second.map { ObjectIdentifier($0) }, secondAttribute: secondAttribute,
      multiplier: multiplier, priority: priority, name: name)
  }

  func makeConstraint() -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = name
    return constraint
  }
}

/// The active constraints of an arrangement.
///
/// An update changes only the constraints that differ.
@MainActor
struct StackConstraints {
  private var entries: [(key: StackRelation.Key, constraint: LayoutConstraint)] = []

  init() {}

  /// Replaces the constraints with the constraints that the relations describe.
  mutating func become(_ relations: [StackRelation]) {
    var old = Dictionary(entries.map { ($0.key, $0.constraint) }, uniquingKeysWith: { $1 })
    var new: [(key: StackRelation.Key, constraint: LayoutConstraint)] = []
    for relation in relations {
      let key = relation.key
      // The address of a deallocated item may be reused, so the items themselves are compared.
      if let known = old[key], known.firstItem === relation.first,
        known.secondItem === relation.second
      {
        old[key] = nil
        known.constant = relation.constant
        new.append((key, known))
      } else {
        new.append((key, relation.makeConstraint()))
      }
    }
    let kept = Set(new.map { ObjectIdentifier($0.constraint) })
    for entry in entries where !kept.contains(ObjectIdentifier(entry.constraint)) {
      entry.constraint.isActive = false
    }
    for entry in new where !entry.constraint.isActive { entry.constraint.isActive = true }
    entries = new
  }
}
