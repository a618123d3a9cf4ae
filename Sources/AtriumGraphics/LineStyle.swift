/// The style of a stroke: width, caps, joins and dashes.
public struct LineStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: Hashable, Sendable {
    /// The line ends where the path ends.
    case butt
    /// The line ends in a half circle around the path's end.
    case round
    /// The line extends beyond the path's end by half its width.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: Hashable, Sendable {
    /// A sharp corner; bevelled where it would be longer than ``LineStyle/miterLimit`` line widths.
    case miter
    /// An arc.
    case round
    /// A cut-off corner.
    case bevel
  }

  /// The thickness, in points.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at which the line begins, in points.
  public var dashPhase: Double
  /// The maximum length of a sharp corner, in line widths; at least 1.
  public var miterLimit: Double

  /// Makes a style.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0, miterLimit: Double = 5
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
    self.miterLimit = miterLimit
  }
}
