import AtriumControls
import AtriumGeometry
import AtriumKit

/// A layer in front of a room.
///
/// It outlines views during an experiment, and fades each outline.
final class RoomSpotlight: View {
  /// The duration of the fade of an outline, in seconds.
  static let fade = 0.9
  /// The time for which an outline is shown if motion is reduced or off, in seconds.
  static let pause = 2.0
  /// The maximum number of outlines at a time.
  private static let most = 6

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  /// Outlines a rectangle, in points, in the window's coordinates.
  ///
  /// The method does nothing if the rectangle is already outlined, or if six rectangles are.
  func light(_ rect: Rect) {
    guard let window else { return }
    let frame = convert(rect, from: nil).intersection(bounds)
    guard !frame.isEmpty, subviews.count < RoomSpotlight.most,
      !subviews.contains(where: { $0.frame == frame })
    else { return }
    let outline = View(frame: frame)
    outline.isUserInteractionEnabled = false
    outline.borderWidth = 3
    outline.borderColor = theme.accent
    outline.cornerRadius = Theme.cornerRadius
    View.performWithoutAnimation { addSubview(outline) }
    guard window.settings.motion == .full else {
      window.scheduleTimer(withTimeInterval: RoomSpotlight.pause) { [weak outline] _ in
        outline?.removeFromSuperview()
      }
      return
    }
    View.animate(
      withDuration: RoomSpotlight.fade, delay: 0, options: [.curveEaseIn, .allowUserInteraction]
    ) {
      outline.alpha = 0
    } completion: { [weak outline] _ in
      outline?.removeFromSuperview()
    }
  }
}
