public import AtriumGeometry
import AtriumStoryboards

/// A difference between the laid-out frame of a view and its frame in the file.
public struct FrameDifference: Hashable, Sendable {
  /// An aspect of a frame that can differ.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The whole frame, because the view was not made.
    case missing
    /// The distance from the left edge of the superview.
    case x
    /// The width.
    case width
    /// The height, which is compared for controls.
    case height
  }

  /// The maximum difference that is ignored, in points.
  public static let tolerance = 3.0

  /// The line of the view in the file, beginning with 1.
  public let line: Int
  /// The name of the view's element, such as `button`.
  public let elementName: String
  /// The object id of the view in the file.
  public let id: String
  /// The first aspect that differs.
  public let part: Part
  /// The frame in the file, in points.
  public let expected: Rect
  /// The laid-out frame, in points; nil if the view was not made.
  public let actual: Rect?
  /// Whether the difference may come from the superview or another ancestor, whose width differs too.
  public let isInherited: Bool
  /// The attributes of the view that affect its layout, such as `buttonType=system`.
  public let traits: [String]

  /// The laid-out value minus the value in the file, in whole points; 0 if the view is missing.
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

  /// A description of the difference: the element, its attributes, the aspect and the amount.
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

  /// Returns whether the view is missing or its laid-out width differs from the width in the file by more than
  /// ``tolerance``.
  static func hasOtherWidth(_ actual: Rect?, than frame: InterfaceFrame) -> Bool {
    guard let actual else { return true }
    return abs(actual.width - frame.frame.width) > tolerance
  }

  /// Returns the first aspect of a frame that differs; nil if the frames match.
  static func part(
    of frame: InterfaceFrame, actual: Rect?
  ) -> Part? {
    guard let actual else { return .missing }
    let expected = frame.frame
    if hasOtherWidth(actual, than: frame) { return .width }
    if abs(actual.minX - expected.minX) > tolerance { return .x }
    if frame.isControl, abs(actual.height - expected.height) > tolerance { return .height }
    return nil
  }
}
