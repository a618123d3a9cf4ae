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

extension UIActivityIndicatorViewStyle {
  /// The size as a multiple of the standard size.
  fileprivate var factor: Double { self == .large || self == .whiteLarge ? 1.5 : 1 }
}

extension ActivityIndicator {
  /// UIKit's name for the sizes.
  public typealias Style = UIActivityIndicatorViewStyle

  /// Makes a stopped indicator; the large style is one and a half times the standard size.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  private static let styles = KeptValue(Style.medium)

  /// The size of the indicator; the large style is one and a half times the standard size.
  ///
  /// Setting the property changes the size of the bounds. The styles with a colour also change the indicator's colour.
  public var style: Style {
    get { ActivityIndicator.styles[self] }
    set {
      let factor = newValue.factor / style.factor
      ActivityIndicator.styles[self] = newValue
      if newValue == .white || newValue == .whiteLarge { color = .white }
      if newValue == .gray { color = .gray }
      if factor != 1 {
        bounds.size = Size(width: bounds.width * factor, height: bounds.height * factor)
      }
    }
  }
}
