public import Atrium

// Initialisers without arguments, which UIKit's classes inherit from `NSObject`, and other initialisers of colours.

extension Color {
  /// Makes the colour `clear`.
  public init() { self = .clear }

  /// Makes a colour from components in the colour space Display P3; a colour outside sRGB is clipped.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(.displayP3, red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Font {
  /// Makes the system's font, at a size of 17 points.
  public init() { self = .systemFont(ofSize: 17) }
}

extension Window {
  /// Makes a hidden window that is as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
}

extension SegmentedControl {
  /// Makes a control without segments.
  public convenience init() { self.init(segments: []) }
}

extension ViewPropertyAnimator {
  /// Makes an animator with a duration of zero.
  public convenience init() { self.init(duration: 0, curve: .easeInOut) }
}
