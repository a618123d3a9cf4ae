extension PageViewController {
  /// How pages change; the raw values are UIKit's (P-1).
  public enum TransitionStyle: Int, Sendable {
    /// A sheet of paper turns over.
    case pageCurl = 0
    /// The pages slide.
    case scroll = 1
  }

  /// The axis along which pages change; the raw values are UIKit's (P-1).
  public enum NavigationOrientation: Int, Sendable {
    /// To the side; mirrored from right to left.
    case horizontal = 0
    /// Upwards.
    case vertical = 1
  }

  /// The direction of a turn; the raw values are UIKit's.
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
    /// No spine: the scroll style.
    case none = 0
    /// At the leading or upper edge; one page is visible.
    case min = 1
    /// In the middle; two pages are visible.
    case mid = 2
    /// At the trailing or lower edge; one page is visible.
    case max = 3
  }

  /// The keys of the options of a page view controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The spine: a ``SpineLocation``, or its raw value; for the curl.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The distance between pages: a `Double` or an `Int`, in points; for scrolling (P-14).
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}
