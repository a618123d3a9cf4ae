/// How much a constraint matters, 1 … 1000.
///
/// A constraint of priority 1000 is kept, or reported as one that cannot be. Of the others the one of
/// higher priority always wins, however many there are of a lower one.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Makes a priority of its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must be kept.
  public static let required = LayoutPriority(1000)
  /// 750: how strongly a view resists being smaller than its content.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: how strongly a drag that may resize the window holds what is dragged.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: how strongly the window keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: how strongly a drag that must not resize the window holds what is dragged.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: how strongly a view resists being larger than its content.
  public static let defaultLow = LayoutPriority(250)
  /// 50: how strongly a view comes close to the size that a fitting asks for.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether one matters less than another.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Traps unless it is 1 … 1000.
  func check(_ owner: @autoclosure () -> String) {
    guard !(rawValue > 0 && rawValue <= 1000) else { return }
    programmerError("\(owner()) got the priority \(rawValue); give one above 0, up to 1000.")
  }
}
