public import Atrium

extension LayoutConstraint {
  /// How the views of a visual format are aligned with each other, across its direction.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The centres are aligned on a vertical line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The centres are aligned on a horizontal line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)

    var attributes: [Attribute] {
      let table: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      ]
      return table.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Makes inactive constraints of a visual format, such as `H:|-[a(>=80@500)]-12-[b(==a)]|`.
  ///
  /// The standard distance is 8 points between views, and 20 points to the superview's edge. Traps, with the
  /// format and the place in it, for a format that cannot be read, for unknown names, and if the format
  /// mentions the superview of a view without one.
  ///
  /// - Parameters:
  ///   - format: The format; horizontal without `V:`.
  ///   - options: How the views are aligned across the direction.
  ///   - metrics: The numbers by their names, in points or of priorities: integers or floating point.
  ///   - views: The views by their names.
  /// - Returns: The constraints in the order of the format, then those of the options.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [LayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      return try VisualFormatBuilder(format: parsed, metrics: metrics ?? [:], views: views)
        .constraints(options: options)
    } catch {
      let place = String(repeating: " ", count: error.offset) + "^"
      fatalError("The visual format cannot be used: \(error.message).\n\(format)\n\(place)")
    }
  }
}
