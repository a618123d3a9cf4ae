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
    /// The leading edge, where lines begin.
    case leading
    /// The trailing edge, where lines end.
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
    /// None: the other side of the constraint is only the constant.
    case notAnAttribute = 0

    /// The axis of the attribute; nil for none.
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

    /// Whether it is a length and not a position.
    var isLength: Bool { self == .width || self == .height }

    /// Whether it depends on the reading direction.
    var isReading: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: return true
      default: return false
      }
    }

    /// Whether it is a left or right side, which does not depend on the reading direction.
    var isSide: Bool {
      switch self {
      case .left, .right, .leftMargin, .rightMargin: return true
      default: return false
      }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The attribute of the margins guide that it equals; nil for one without margins.
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
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
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

  /// The two axes; raw values as in UIKit.
  public enum Axis: Int, Hashable, Sendable {
    /// The axis from left to right.
    case horizontal
    /// The axis from top to bottom.
    case vertical
  }
}
