extension PageViewController {
  /// The style of page turns; the raw values are UIKit's (P-1).
  public enum TransitionStyle: Int, Sendable {
    /// The page curls like a sheet of paper.
    case pageCurl = 0
    /// The pages slide.
    case scroll = 1
  }

  /// The axis along which pages change; the raw values are UIKit's (P-1).
  public enum NavigationOrientation: Int, Sendable {
    /// Horizontally; mirrored in right-to-left layouts.
    case horizontal = 0
    /// Vertically; later pages are below.
    case vertical = 1
  }

  /// The direction of a page turn; the raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1

    /// 1 for forward, −1 for reverse.
    var sign: Double { self == .forward ? 1 : -1 }
  }

  /// The edge at which a curling page is bound; the raw values are UIKit's (P-1).
  public enum SpineLocation: Int, Sendable {
    /// No spine, as in the scroll style.
    case none = 0
    /// At the leading or upper edge. One page is visible.
    case min = 1
    /// In the middle. Two pages are visible.
    case mid = 2
    /// At the trailing or lower edge. One page is visible.
    case max = 3
  }

  /// The keys of the options of a page view controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The spine of the curl style: a ``SpineLocation``, or its raw value.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The distance between pages in the scroll style: a `Double` or an `Int`, in points (P-14).
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}
