extension LayoutConstraint {
  /// Which number of an item a constraint is about; raw values as UIKit's.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The horizontal extent.
    case width
    /// The vertical extent.
    case height
    /// The horizontal middle.
    case centerX
    /// The vertical middle.
    case centerY
    /// Where the last line of text stands; the bottom edge of a view without text.
    case lastBaseline
    /// Where the first line of text stands; the bottom edge of a view without text.
    case firstBaseline
    /// The left edge, less the margin.
    case leftMargin
    /// The right edge, less the margin.
    case rightMargin
    /// The top edge, less the margin.
    case topMargin
    /// The bottom edge, less the margin.
    case bottomMargin
    /// The edge where lines begin, less the margin.
    case leadingMargin
    /// The edge where lines end, less the margin.
    case trailingMargin
    /// The horizontal middle between the margins.
    case centerXWithinMargins
    /// The vertical middle between the margins.
    case centerYWithinMargins
    /// None: the other side is the constant alone.
    case notAnAttribute = 0

    /// The axis it lies on; nil for none.
    var axis: Axis? {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        return .horizontal
      case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
        .bottomMargin, .centerYWithinMargins:
        return .vertical
      case .notAnAttribute: return nil
      }
    }

    /// Whether it is a length and not a place.
    var isLength: Bool { self == .width || self == .height }

    /// Whether it depends on the direction of reading.
    var isReading: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: return true
      default: return false
      }
    }

    /// Whether it is a side that does not depend on the direction of reading.
    var isSide: Bool {
      switch self {
      case .left, .right, .leftMargin, .rightMargin: return true
      default: return false
      }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// What it is of the guide between the margins; nil for one that is not about margins.
    var withinMargins: Attribute? {
      switch self {
      case .leftMargin: return .left
      case .rightMargin: return .right
      case .topMargin: return .top
      case .bottomMargin: return .bottom
      case .leadingMargin: return .leading
      case .trailingMargin: return .trailing
      case .centerXWithinMargins: return .centerX
      case .centerYWithinMargins: return .centerY
      default: return nil
      }
    }
  }

  /// How the two sides of a constraint compare; raw values as UIKit's.
  public enum Relation: Int, Hashable, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// The same.
    case equal
    /// At least.
    case greaterThanOrEqual

    var forSolver: SolverRelation {
      switch self {
      case .lessThanOrEqual: return .lessThanOrEqual
      case .equal: return .equal
      case .greaterThanOrEqual: return .greaterThanOrEqual
      }
    }

    var symbol: String {
      switch self {
      case .lessThanOrEqual: return "<="
      case .equal: return "=="
      case .greaterThanOrEqual: return ">="
      }
    }
  }

  /// One of the two directions of the plane; raw values as UIKit's.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
