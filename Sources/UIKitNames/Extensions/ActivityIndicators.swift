public import Atrium

/// The size of an activity indicator.
public enum UIActivityIndicatorViewStyle: Int, Hashable, Sendable {
  /// A larger size, in white.
  case whiteLarge = 0
  /// The standard size, in white.
  case white = 1
  /// The standard size, in grey.
  case gray = 2
  /// The standard size.
  case medium = 100
  /// A larger size.
  case large = 101
}

extension ActivityIndicator {
  /// UIKit's name for the sizes.
  public typealias Style = UIActivityIndicatorViewStyle

  /// Makes a stopped indicator; the large style is one and a half times the standard size.
  public convenience init(style: Style) {
    self.init()
    if style == .white || style == .whiteLarge { color = .white }
    if style == .gray { color = .gray }
    if style == .large || style == .whiteLarge {
      bounds.size = Size(width: bounds.width * 1.5, height: bounds.height * 1.5)
    }
  }
}
