import AtriumGeometry
import AtriumKit

extension Slider {
  // MARK: Dragging

  func beginDrag(at point: Point) {
    // Arrow keys can then continue from the dragged value.
    becomeFirstResponder()
    let place = thumbCenter(at: range.fraction(of: value))
    let offset = mirrored(point).x - mirrored(place).x
    let isOnThumb = abs(offset) <= SliderMetrics.ringSide / 2
    drag = SliderDrag(oldValue: value, offset: isOnThumb ? offset : 0)
    if !isOnThumb { change(to: value(at: point), animated: true, sends: isContinuous) }
  }

  func continueDrag(to point: Point) {
    guard drag != nil else { return }
    change(to: value(at: point), animated: step > 0, sends: isContinuous)
  }

  func endDrag(at point: Point) {
    guard let drag else { return }
    let wish = value(at: point)
    self.drag = nil
    change(to: wish, animated: step > 0, sends: isContinuous)
    if !isContinuous, value != drag.oldValue { sendActions(for: .valueChanged) }
  }

  func cancelDrag() {
    guard let drag else { return }
    self.drag = nil
    change(to: drag.oldValue, animated: true, sends: isContinuous)
  }

  private func value(at point: Point) -> Double {
    let (start, end) = (mirrored(thumbCenter(at: 0)).x, mirrored(thumbCenter(at: 1)).x)
    guard end > start else { return value }
    return range.value(at: (mirrored(point).x - (drag?.offset ?? 0) - start) / (end - start))
  }

  // MARK: Keys

  /// The value after a key; nil for a key that the slider does not handle.
  func value(for key: Key) -> Double? {
    let towardsEnd = isRightToLeft ? -1.0 : 1
    switch key.keyCode {
    case .keyboardRightArrow: return value + range.smallStep * towardsEnd
    case .keyboardLeftArrow: return value - range.smallStep * towardsEnd
    case .keyboardUpArrow: return value + range.smallStep
    case .keyboardDownArrow: return value - range.smallStep
    case .keyboardPageUp: return value + range.largeStep
    case .keyboardPageDown: return value - range.largeStep
    case .keyboardHome: return range.minimum
    case .keyboardEnd: return range.maximum
    default: return nil
    }
  }

  // MARK: Scrolling

  func takes(_ scroll: ScrollInput) -> Bool {
    if isFirstResponder { return true }
    var view = superview
    while let current = view {
      if let scrollView = current as? ScrollView {
        // A scroll view without overflow does not need the wheel.
        if ScrollAxis.allCases.contains(where: scrollView.canDrag) { return false }
      } else if current.gestureRecognizers.contains(where: Slider.takesScrolling) {
        return false
      }
      view = current.superview
    }
    return true
  }

  private static func takesScrolling(_ recognizer: GestureRecognizer) -> Bool {
    (recognizer as? PanGestureRecognizer)?.allowedScrollTypesMask.isEmpty == false
  }

  func change(by scroll: ScrollInput) {
    if scroll.phase == .began { scrollRest = 0 }
    // Up and towards the trailing side increase the value.
    let sideways = isRightToLeft ? scroll.delta.x : -scroll.delta.x
    let way = abs(scroll.delta.y) >= abs(scroll.delta.x) ? scroll.delta.y : sideways
    guard way != 0 else { return }
    if scroll.phase == .step {
      return change(to: value + range.smallStep * (way > 0 ? 1 : -1), animated: true)
    }
    let length = max(1, thumbCenter(at: 1).distance(to: thumbCenter(at: 0)))
    scrollRest += way
    let wish = range.nearest(to: value + scrollRest / length * range.length)
    guard wish != value else { return }
    scrollRest = 0
    change(to: wish, animated: false)
  }
}
