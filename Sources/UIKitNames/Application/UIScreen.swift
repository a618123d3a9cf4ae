public import Atrium

/// The screen object for ported code, which represents the area of the key window rather than the desktop's screen.
///
/// Ported code lays out views for the size of the screen. On a desktop, the size of the key window must take the place
/// of the screen's size.
@MainActor
public final class UIScreen {
  /// The only screen.
  public static let main = UIScreen()
  /// The only screen, as a list.
  public static var screens: [UIScreen] { [main] }

  private init() {}

  /// A rectangle at the origin with the size of the key window, in points.
  ///
  /// Without a key window, the size is 390×844, a common phone size.
  public var bounds: Rect {
    Rect(
      origin: .zero,
      size: UIApplication.shared.keyWindow?.bounds.size ?? Size(width: 390.0, height: 844.0))
  }
  /// The bounds, since there is no status bar.
  public var applicationFrame: Rect { bounds }
  /// The bounds in pixels, in portrait orientation: the height is the longer side.
  public var nativeBounds: Rect {
    let size = bounds.size
    return Rect(
      x: 0.0, y: 0.0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  /// The number of pixels per point of the key window; 1 without a key window.
  public var scale: Double { UIApplication.shared.keyWindow?.scale ?? 1 }
  /// The number of pixels per point; the same as ``scale``.
  public var nativeScale: Double { scale }
  /// The brightness of the screen, from 0 to 1; the value is stored and has no effect.
  public var brightness = 1.0
  /// The traits of the key window.
  public var traitCollection: TraitCollection {
    UIApplication.shared.keyWindow?.traitCollection ?? TraitCollection()
  }
  /// The highest frame rate of the key window's display.
  public var maximumFramesPerSecond: Int {
    Int((UIApplication.shared.keyWindow?.maximumFramesPerSecond ?? 60).rounded())
  }
}
