public import Atrium

/// The area that the program can use: the area of its key window, and not the desktop's screen.
///
/// Ported code lays out views for the screen's size. On a desktop the size of the window is what it needs.
@MainActor
public final class UIScreen {
  /// The only screen.
  public static let main = UIScreen()
  /// The only screen, as a list.
  public static var screens: [UIScreen] { [main] }

  private init() {}

  /// The size of the key window at the origin, in points; before the first window 390×844, a common size of
  /// phones.
  public var bounds: Rect {
    Rect(
      origin: .zero,
      size: UIApplication.shared.keyWindow?.bounds.size ?? Size(width: 390.0, height: 844.0))
  }
  /// The bounds in pixels, in portrait.
  public var nativeBounds: Rect {
    let size = bounds.size
    return Rect(
      x: 0.0, y: 0.0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  /// Pixels per point; 1 before the first window.
  public var scale: Double { UIApplication.shared.keyWindow?.scale ?? 1 }
  /// Pixels per point.
  public var nativeScale: Double { scale }
  /// The traits of the key window.
  public var traitCollection: TraitCollection {
    UIApplication.shared.keyWindow?.traitCollection ?? TraitCollection()
  }
  /// The highest frame rate of the key window's display.
  public var maximumFramesPerSecond: Int {
    Int((UIApplication.shared.keyWindow?.maximumFramesPerSecond ?? 60).rounded())
  }
}
