import AtriumSolver

extension LayoutConstraint {
  /// The attributes of an item; raw values as in UIKit.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge: the left edge if text reads from left to right, otherwise the right edge.
    case leading
    /// The trailing edge: the right edge if text reads from left to right, otherwise the left edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The last baseline; the bottom edge of a view without text.
    case lastBaseline
    /// The first baseline; the bottom edge of a view without text.
    case firstBaseline
    /// The left edge, inset by the margin.
    case leftMargin
    /// The right edge, inset by the margin.
    case rightMargin
    /// The top edge, inset by the margin.
    case topMargin
    /// The bottom edge, inset by the margin.
    case bottomMargin
    /// The leading edge, inset by the margin.
    case leadingMargin
    /// The trailing edge, inset by the margin.
    case trailingMargin
    /// The horizontal centre between the margins.
    case centerXWithinMargins
    /// The vertical centre between the margins.
    case centerYWithinMargins
    /// No attribute: the right side of the constraint is only the constant.
    case notAnAttribute = 0

    /// The axis of the attribute; nil for `notAnAttribute`.
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

    /// Whether the attribute is a length and not a position.
    var isLength: Bool { self == .width || self == .height }

    /// Whether the attribute depends on the reading direction.
    var isReading: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: return true
      default: return false
      }
    }

    /// Whether the attribute is a left or right edge, which does not depend on the reading direction.
    var isSide: Bool {
      switch self {
      case .left, .right, .leftMargin, .rightMargin: return true
      default: return false
      }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The equivalent attribute of the layout margins guide; nil for an attribute without margins.
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

  /// The relation of the two sides of a constraint; raw values as in UIKit.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
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

  /// The two axes; raw values as in UIKit.
  public enum Axis: Int, Hashable, Sendable {
    /// The axis from left to right.
    case horizontal
    /// The axis from top to bottom.
    case vertical
  }
}
