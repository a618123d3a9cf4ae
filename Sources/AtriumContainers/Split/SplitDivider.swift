import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The line between two columns.
///
/// A pointer or a finger drags the line (see ``SplitFingerDrag``). The arrow keys, Home and End move the
/// line, and a double click or double tap resets the column's width.
final class SplitDivider: View {
  /// The width of the area in which a pointer can drag the line, in points.
  static let width = 9.0
  /// The distances by which an arrow key moves the line, without and with Shift, in points.
  private static let steps = (small: 8.0, large: 40.0)

  let column: SplitViewController.Column
  private unowned let controller: SplitViewController
  /// The touch that drags the line, and the state when the touch began.
  ///
  /// The state is the x coordinate of the touch in the window, the column's width, and the width that the user had
  /// chosen, if any. All values are in points.
  private var drag: (touch: Touch, start: Double, width: Double, chosen: Double?)?

  init(_ controller: SplitViewController, _ column: SplitViewController.Column) {
    (self.controller, self.column) = (controller, column)
    super.init(frame: .zero)
    cursor = .ewResize
    isAccessibilityElement = true
    accessibilityRole = .splitter
    accessibilityTraits = .adjustable
  }

  override var accessibilityLabel: String? {
    get {
      switch column {
      case .inspector: String(localized: "Inspector divider")
      case .supplementary: String(localized: "Supplementary divider")
      default: String(localized: "Sidebar divider")
      }
    }
    set {}
  }

  override var accessibilityValue: String? {
    get { String(localized: "%@ points", "\(Int(controller.columnWidth(column)))") }
    set {}
  }

  override func accessibilityIncrement() {
    controller.choose(controller.columnWidth(column) + SplitDivider.steps.large, for: column)
  }

  override func accessibilityDecrement() {
    controller.choose(
      max(0, controller.columnWidth(column) - SplitDivider.steps.large), for: column)
  }

  override var canBecomeFirstResponder: Bool { true }

  // MARK: Dragging

  /// Prevents the pan gestures of other views from beginning on the line.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !(gestureRecognizer is PanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard drag == nil, let touch = touches.first else { return }
    if touch.tapCount == 2 { return controller.choose(nil, for: column) }
    drag = (
      touch, touch.location(in: nil).x, controller.columnWidth(column),
      controller.chosenWidth(column)
    )
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let drag, touches.contains(drag.touch) else { return }
    let way = drag.touch.location(in: nil).x - drag.start
    // A click without movement does not choose a width.
    guard way != 0 || controller.chosenWidth(column) != drag.chosen else { return }
    controller.choose(drag.width + direction * way, for: column)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let drag, touches.contains(drag.touch) else { return }
    end()
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    guard let drag, touches.contains(drag.touch) else { return }
    restore()
  }

  private func end() {
    drag = nil
    setNeedsDisplay()
  }

  /// Restores the width from before the drag.
  private func restore() {
    guard let drag else { return }
    end()
    controller.choose(drag.chosen, for: column)
  }

  /// 1 if a move of the line to the right makes the column wider; −1 if it makes the column narrower.
  private var direction: Double { controller.growsRightwards(column) ? 1 : -1 }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
  }

  private func handle(_ press: Press) -> Bool {
    let flags = press.key.modifierFlags
    guard flags.isEmpty || flags == .shift else { return false }
    let step = flags == .shift ? SplitDivider.steps.large : SplitDivider.steps.small
    let width = controller.columnWidth(column)
    switch press.key.keyCode {
    case .keyboardLeftArrow: controller.choose(width - direction * step, for: column)
    case .keyboardRightArrow: controller.choose(width + direction * step, for: column)
    case .keyboardHome where flags.isEmpty: controller.choose(0, for: column)
    case .keyboardEnd where flags.isEmpty:
      controller.choose(.greatestFiniteMagnitude, for: column)
    case .keyboardReturnOrEnter where flags.isEmpty: controller.choose(nil, for: column)
    case .keyboardEscape where drag != nil: restore()
    default: return false
    }
    return true
  }

  override var handledKeyCommands: [KeyCommand] {
    let (left, right) = (KeyCommand.inputLeftArrow, KeyCommand.inputRightArrow)
    let keys: [(String, KeyModifierFlags, Double)] = [
      (left, [], -SplitDivider.steps.small), (right, [], SplitDivider.steps.small),
      (left, .shift, -SplitDivider.steps.large), (right, .shift, SplitDivider.steps.large),
      (KeyCommand.inputHome, [], -.greatestFiniteMagnitude),
      (KeyCommand.inputEnd, [], .greatestFiniteMagnitude),
    ]
    let moves = keys.map { input, flags, step in
      KeyCommand(title: String(localized: "Move the divider"), input: input, modifierFlags: flags) {
        [weak self] in
        guard let self else { return }
        let sign = abs(step) < .greatestFiniteMagnitude ? direction : 1
        controller.choose(max(0, controller.columnWidth(column) + sign * step), for: column)
      }
    }
    let reset = KeyCommand(
      title: String(localized: "Reset the divider"), input: KeyCommand.inputReturn
    ) {
      [weak self] in
      guard let self else { return }
      controller.choose(nil, for: column)
    }
    return super.handledKeyCommands + moves + [reset]
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(
      line(width: drag == nil ? 1 : 3), with: drag == nil ? theme.separator : theme.accent)
  }

  override func drawFocusRing(in canvas: borrowing Canvas) {
    canvas.fill(line(width: 3), with: theme.focusRing)
  }

  private func line(width: Double) -> Rect {
    Rect(x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: bounds.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
