public import Atrium

extension LayoutConstraint {
  /// The alignment of a visual format's views with each other, perpendicular to the format's direction.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, which are the same as UIKit's.
    public let rawValue: UInt
    /// Makes options from their bits.
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
    /// The centres are aligned horizontally: they have the same x.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The centres are aligned vertically: they have the same y.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)

    /// The views are ordered from the leading to the trailing edge: the default, without bits.
    public static let directionLeadingToTrailing: FormatOptions = []

    var attributes: [Attribute] {
      let table: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      ]
      return table.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Makes inactive constraints from a visual format, such as `H:|-[a(>=80@500)]-12-[b(==a)]|`.
  ///
  /// The standard distance is 8 points between views, and 20 points to the superview's edge. Traps
  /// if the format cannot be parsed, if a name is unknown, or if the format refers to the superview
  /// of a view that has none. The message shows the format and the position of the error.
  ///
  /// - Parameters:
  ///   - format: The visual format; horizontal unless it begins with `V:`.
  ///   - options: The alignment of the views perpendicular to the direction.
  ///   - metrics: The numbers that the format refers to by name. They are lengths in points or
  ///     priorities, as integers or floating-point numbers.
  ///   - views: The views, by name.
  /// - Returns: The constraints in the order of the format, followed by the constraints for the
  ///   options.
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
