public import AtriumGeometry
import AtriumStoryboards

/// A view that has another frame here than in its file.
public struct FrameDifference: Hashable, Sendable {
  /// A part of a frame.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The view is not there.
    case missing
    /// The distance from the left edge of the superview.
    case x
    /// The width.
    case width
    /// The height, which is compared for controls.
    case height
  }

  /// The largest difference that counts as none, in points.
  public static let tolerance = 3.0

  /// The line of the file, beginning with 1.
  public let line: Int
  /// The element, such as `button`.
  public let elementName: String
  /// The identifier in the file.
  public let id: String
  /// The first part that differs.
  public let part: Part
  /// The frame in the file, in points.
  public let expected: Rect
  /// The frame here, in points; nil if the view is not there.
  public let actual: Rect?
  /// Whether the width of the superview, or of a view around it, differs too.
  public let isInherited: Bool
  /// The attributes that determine its layout, such as `buttonType=system`.
  public let traits: [String]

  /// How much larger the part is here, in whole points; 0 if the view is missing.
  public var excess: Int {
    guard let actual else { return 0 }
    let difference =
      switch part {
      case .missing: 0.0
      case .x: actual.minX - expected.minX
      case .width: actual.width - expected.width
      case .height: actual.height - expected.height
      }
    return Int(difference.rounded())
  }

  /// The cause in words: the class, its attributes, the part and the difference.
  public var cause: String {
    let name = ([elementName] + traits).joined(separator: " ")
    switch part {
    case .missing: return "\(name): missing"
    case .x, .width, .height:
      let amount = abs(excess)
      let size =
        switch amount {
        case ...6: "\(amount)"
        case ...12: "7 to 12"
        case ...24: "13 to 24"
        case ...48: "25 to 48"
        default: "more than 48"
        }
      return "\(name): \(part.rawValue) \(excess < 0 ? "less" : "more") by \(size)"
    }
  }

  /// The first part of a frame that differs; nil if the frames are alike.
  static func part(
    of frame: InterfaceFrame, actual: Rect?
  ) -> Part? {
    guard let actual else { return .missing }
    let expected = frame.frame
    if abs(actual.width - expected.width) > tolerance { return .width }
    if abs(actual.minX - expected.minX) > tolerance { return .x }
    if frame.isControl, abs(actual.height - expected.height) > tolerance { return .height }
    return nil
  }
}
