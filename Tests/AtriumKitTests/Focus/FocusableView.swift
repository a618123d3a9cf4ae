import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that can become focused.
///
/// It logs its keys, and counts how often it has resigned first responder.
final class FocusableView: View {
  let name: String
  var isWilling = true
  var refuses = false
  private(set) var resignations = 0
  private(set) var keys: [String] = []
  /// The keys that the view handles itself.
  var usedKeys: Set<KeyboardHIDUsage> = []

  init(_ name: String = "", frame: Rect = .zero) {
    self.name = name
    super.init(frame: frame)
  }

  override var canBecomeFirstResponder: Bool { isWilling }

  override func resignFirstResponder() -> Bool {
    guard !refuses else { return false }
    resignations += 1
    return super.resignFirstResponder()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    keys += presses.map { "\($0.key.keyCode.rawValue)" }
    let others = presses.filter { !usedKeys.contains($0.key.keyCode) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func drawFocusRing(in canvas: borrowing Canvas) {
    canvas.fill(
      Rect(x: bounds.minX, y: bounds.minY, width: 4, height: 4), with: Color(hex: 0x0000ff))
  }
}
