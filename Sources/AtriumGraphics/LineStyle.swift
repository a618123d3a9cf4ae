/// How a line along a path looks: its width, its ends, its corners, its gaps.
public struct LineStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: Hashable, Sendable {
    /// It ends where the path ends.
    case butt
    /// It ends in a half circle around the path's end.
    case round
    /// It goes on for half its width.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: Hashable, Sendable {
    /// A point; cut off where it would be longer than five line widths.
    case miter
    /// An arc.
    case round
    /// A cut.
    case bevel
  }

  /// The thickness, in points.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The lengths of strokes and gaps by turns, in points; empty for a line without gaps.
  public var dash: [Double]
  /// Where in the pattern of strokes and gaps the line begins, in points.
  public var dashPhase: Double

  /// Makes a style.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
