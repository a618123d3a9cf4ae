import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The three hands of the clock.
///
/// If a hand moves, only small rectangles around its old and its new position are redrawn.
final class ClockHandsView: View {
  /// The displayed time.
  var time = ClockTime.shopWindow {
    didSet {
      guard time != oldValue else { return }
      let (old, new) = (hands(at: oldValue), hands(at: time))
      for (before, after) in zip(old, new) where before.angle != after.angle {
        for box in before.boxes + after.boxes { setNeedsDisplay(box) }
      }
    }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  private func hands(at time: ClockTime) -> [ClockHand] {
    let radius = min(bounds.width, bounds.height) / 2 * 0.96
    func hand(_ angle: Double, _ length: Double, _ tail: Double, _ width: Double) -> ClockHand {
      ClockHand(
        center: bounds.center, angle: angle, length: radius * length, tail: radius * tail,
        width: max(1.5, radius * width))
    }
    return [
      hand(time.hourAngle, 0.48, 0.10, 0.052), hand(time.minuteAngle, 0.80, 0.12, 0.036),
      hand(time.secondAngle, 0.86, 0.20, 0.014),
    ]
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let radius = min(bounds.width, bounds.height) / 2 * 0.96
    guard radius > 1 else { return }
    let hands = hands(at: time)
    for (index, hand) in hands.enumerated() {
      let isSecond = index == hands.count - 1
      let style = LineStyle(width: hand.width, cap: .round)
      let shadow = hand.path.applying(
        AffineTransform(translationX: ClockHand.shadow.x, y: ClockHand.shadow.y))
      canvas.stroke(shadow, with: Color(white: 0, alpha: 0.16), style: style)
      canvas.stroke(hand.path, with: isSecond ? theme.accent : theme.label, style: style)
      if isSecond { canvas.fill(disc(at: hand.tailEnd, radius * 0.034), with: theme.accent) }
    }
    canvas.fill(disc(at: bounds.center, radius * 0.045), with: theme.accent)
    canvas.fill(disc(at: bounds.center, radius * 0.016), with: theme.surface)
  }

  private func disc(at point: Point, _ radius: Double) -> Path {
    Path(ovalIn: Rect(center: point, size: Size(width: 2 * radius, height: 2 * radius)))
  }
}
