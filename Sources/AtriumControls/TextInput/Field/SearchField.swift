public import AtriumGeometry
import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A text field for searching, with a magnifying glass, a clear button and support for Escape (TX-15).
///
/// The field sends ``Control/Event/searchTextChanged`` when typing pauses, and
/// ``Control/Event/searchSubmitted`` for the Return key. Escape clears the text. If the field is empty,
/// Escape is forwarded to the next responder.
open class SearchField: TextField {
  /// The pause in typing after which ``Control/Event/searchTextChanged`` is sent, in seconds.
  public static let searchDelay = 0.15

  private var timer: Timer?

  /// Makes an empty search field.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a search field from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    leftView = SearchGlassView()
    leftViewMode = .always
    addAction(for: .editingChanged) { [weak self] in self?.textDidChange() }
  }

  private func textDidChange() {
    timer?.invalidate()
    timer = nil
    guard hasText, let window else { return sendActions(for: .searchTextChanged) }
    timer = window.scheduleTimer(withTimeInterval: SearchField.searchDelay) { [weak self] _ in
      self?.sendPendingChange()
    }
  }

  private func sendPendingChange() {
    guard timer != nil else { return }
    timer?.invalidate()
    timer = nil
    sendActions(for: .searchTextChanged)
  }

  /// Clears the text when Escape is pressed, and handles other keys like a text field.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !clears(by: $0.key) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func clears(by key: Key) -> Bool {
    guard key.keyCode == .keyboardEscape, hasText, isEnabled, !interaction.pointer.isDragging,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift])
    else { return false }
    clear()
    return true
  }

  override func submit() -> Bool {
    sendPendingChange()
    let isExpected = super.submit()
    sendActions(for: .searchSubmitted)
    return isExpected || hasActions(for: .searchSubmitted)
  }

  /// Cancels a pending ``Control/Event/searchTextChanged`` event when the field leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    guard newWindow !== window else { return }
    timer?.invalidate()
    timer = nil
  }

  /// The accessibility traits that were set, the traits for the current state, and `searchField`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }
}

extension Control.Event {
  /// The text of a search field changed.
  ///
  /// The event is sent when typing has paused for 0.15 s, or at once if the text is empty or Return is pressed.
  public static let searchTextChanged = Control.Event(rawValue: 1 << 24)
  /// Return was pressed in a search field.
  public static let searchSubmitted = Control.Event(rawValue: 1 << 25)
}

/// The magnifying glass of a search field.
final class SearchGlassView: View {
  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: 16, height: 16) }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    SearchGlassView.draw(at: bounds.center, color: theme.secondaryLabel, in: canvas)
  }

  /// Draws a magnifying glass around a point; the drawing is 14 points wide and high.
  static func draw(at center: Point, color: Color, in canvas: borrowing Canvas) {
    var handle = Path()
    handle.move(to: center + Point(x: 2.5, y: 2.5))
    handle.addLine(to: center + Point(x: 6, y: 6))
    let style = LineStyle(width: 1.5, cap: .round)
    canvas.stroke(handle, with: color, style: style)
    canvas.stroke(
      Path(ovalIn: Rect(center: center - Point(x: 1, y: 1), size: Size(width: 10, height: 10))),
      with: color, style: style)
  }
}
