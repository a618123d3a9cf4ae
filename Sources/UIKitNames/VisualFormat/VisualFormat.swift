import Atrium

/// A parsed visual format, in which views and metrics are still names.
struct VisualFormat: Equatable {
  /// A condition for a length: a relation, a value and a priority.
  struct Predicate: Equatable {
    enum Value: Equatable {
      /// A number of points, or the name of a metric or a view.
      case number(Double)
      case name(String)
    }
    var relation = LayoutConstraint.Relation.equal
    var value: Value
    /// The priority, as a number or the name of a metric; nil means required.
    var priority: Value?
  }

  /// The distance between two items.
  enum Gap: Equatable {
    /// The items touch each other.
    case none
    /// The items are separated by the standard distance.
    case standard
    /// The distance satisfies the predicates.
    case predicates([Predicate])
  }

  /// A view with conditions for its length.
  struct Item: Equatable {
    var name: String
    var predicates: [Predicate] = []
  }

  var isVertical = false
  /// The gap from the superview's edge to the first item; nil if the format does not begin at the edge.
  var leading: Gap?
  var items: [Item] = []
  /// The gaps between the items, one fewer than the items.
  var gaps: [Gap] = []
  /// The gap from the last item to the superview's edge; nil if the format does not end at the edge.
  var trailing: Gap?
}

/// The reason why a visual format cannot be used, and the position of the error.
struct VisualFormatError: Error, Equatable {
  /// The description of the error.
  let message: String
  /// The number of characters before the position of the error.
  let offset: Int
}
