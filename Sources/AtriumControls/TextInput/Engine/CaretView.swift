import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The caret in text: a blinking line, which redraws only its own rectangle (TX-39, TX-40).
final class CaretView: View {
  /// The time from the last restart of the caret to the end of its blinking, in seconds.
  static let restTime = 10.0

  private var timer: Timer?
  private var startTime = 0.0
  /// Whether the caret is in use.
  ///
  /// The text then has the focus in an active window, no text is selected, and the caret is in the visible area.
  var isActive = false {
    didSet { if isActive != oldValue { restart() } }
  }
  /// The direction of the caret's flag in text that has both directions; true for right to left.
  ///
  /// The value is nil in text of one direction, in which the caret has no flag.
  var flag: Bool? {
    didSet { if flag != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Shows the caret and starts its blinking; hides a caret that is not active.
  func restart() {
    timer?.invalidate()
    timer = nil
    isHidden = !isActive
    guard isActive, let window, let period else { return }
    startTime = window.currentTime
    wait(period * 2 / 3)
  }

  /// The period of the blinking, in seconds; nil if the caret does not blink.
  ///
  /// The caret is visible for two thirds of the period.
  private var period: Double? {
    guard traitCollection.motion == .full, let period = window?.settings.caretBlinkPeriod,
      period > 0, period.isFinite
    else { return nil }
    return period
  }

  private func wait(_ seconds: Double) {
    timer = window?.scheduleTimer(withTimeInterval: seconds, onlyWhileVisible: true) {
      [weak self] _ in self?.blink()
    }
  }

  private func blink() {
    timer = nil
    guard isActive, let window else { return }
    // After a while the caret stops blinking and stays visible, so that it causes no more wake-ups.
    guard window.currentTime - startTime < CaretView.restTime, let period else {
      isHidden = false
      return
    }
    isHidden.toggle()
    wait(isHidden ? period / 3 : period * 2 / 3)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.motion != previous?.motion { restart() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    restart()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let width = CaretView.width(at: traitCollection.displayScale)
    let x = flag == true ? bounds.maxX - width : bounds.minX
    canvas.fill(Rect(x: x, y: bounds.minY, width: width, height: bounds.height), with: theme.label)
    guard let flag else { return }
    var path = Path()
    path.move(to: Point(x: flag ? x : x + width, y: bounds.minY))
    path.addLine(to: Point(x: flag ? x - 3 : x + width + 3, y: bounds.minY))
    path.addLine(to: Point(x: flag ? x : x + width, y: bounds.minY + 3))
    path.close()
    canvas.fill(path, with: theme.label)
  }

  /// Returns the width of a caret, in points: one pixel, or two pixels if the scale is 2 or more.
  static func width(at scale: Double) -> Double {
    let scale = max(1, scale)
    return (scale >= 2 ? 2 : 1) / scale
  }

  /// Places the caret in its superview.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the caret, whose width is ignored.
  ///   - flag: The new value of ``flag``.
  func place(at rect: Rect, flag: Bool?) {
    self.flag = flag
    let width = CaretView.width(at: traitCollection.displayScale)
    let x = (superview?.pixelAligned(rect.minX) ?? rect.minX)
    let extent = flag == nil ? width : width + 3
    View.performWithoutAnimation {
      frame = Rect(
        x: flag == true ? x + width - extent : x, y: rect.minY, width: extent, height: rect.height)
    }
  }
}
