import Atrium

/// The content of a visual format, before views and numbers are known.
struct VisualFormat: Equatable {
  /// A condition of a length: relation, value and priority.
  struct Predicate: Equatable {
    enum Value: Equatable {
      /// A number of points, or a metric or a view by name.
      case number(Double)
      case name(String)
    }
    var relation = LayoutConstraint.Relation.equal
    var value: Value
    /// A number or the name of a metric; required if nil.
    var priority: Value?
  }

  /// The distance between two items.
  enum Gap: Equatable {
    /// Touching.
    case none
    /// The standard distance.
    case standard
    /// The requirements of the predicates.
    case predicates([Predicate])
  }

  /// A view with conditions of its length.
  struct Item: Equatable {
    var name: String
    var predicates: [Predicate] = []
  }

  var isVertical = false
  /// The gap from the superview's edge to the first item; nil if the format does not begin there.
  var leading: Gap?
  var items: [Item] = []
  /// The gaps between the items, one fewer than these.
  var gaps: [Gap] = []
  /// The gap from the last item to the superview's edge.
  var trailing: Gap?
}

/// Why a visual format cannot be read, and where.
struct VisualFormatError: Error, Equatable {
  /// What was expected.
  let message: String
  /// The number of characters before the place.
  let offset: Int
}
