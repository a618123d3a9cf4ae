import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Handles the pointer and fingers in text: carets, selections and drags (TX-24 … TX-28, TX-30).
@MainActor
final class TextPointer {
  private enum Unit {
    case character, word, paragraph
  }

  /// The distance after which a drag that began inside the selection selects new text, in points (TX-27).
  static let dragDistance = 8.0
  /// The interval at which a drag outside the text area scrolls, in seconds.
  static let scrollInterval = 0.05
  /// The time for which a finger must rest before the caret follows it, in seconds.
  static let longPress = 0.5

  private unowned let interaction: TextInteraction
  private weak var touch: Touch?
  private var unit = Unit.character
  /// The range that the click has selected, and which a drag extends.
  private var base = TextOffset.zero..<TextOffset.zero
  private var old = TextSelection(.zero)
  private var startPoint = Point.zero
  /// Whether the click was inside the selection and the pointer has not moved by ``dragDistance`` yet.
  private(set) var isWaiting = false
  /// Whether the caret is following a finger.
  private var isCaretFollowing = false
  private var lastPoint = Point.zero
  private var scrollTimer: Timer?
  private var pressTimer: Timer?

  init(_ interaction: TextInteraction) { self.interaction = interaction }

  private var editor: TextEditor { interaction.editor }
  private var host: (any TextInputHost)? { interaction.host }

  /// Whether the pointer is selecting text.
  var isDragging: Bool { touch?.type == .indirectPointer }

  /// Handles the beginning of a touch.
  ///
  /// - Returns: Whether the text handles the touch.
  func begin(_ touch: Touch, with event: Event?) -> Bool {
    guard let host, self.touch == nil, host.isTextSelectable else { return false }
    guard touch.type == .indirectPointer else {
      begin(finger: touch)
      return true
    }
    let buttons = event?.buttonMask ?? []
    guard buttons == [.primary] else { return false }
    host.becomeFirstResponder()
    guard host.isFirstResponder else { return true }
    interaction.commitComposition()
    let point = textPoint(of: touch)
    let hit = editor.hit(point)
    self.touch = touch
    (old, startPoint, lastPoint) = (editor.selection, touch.location(in: host), point)
    isWaiting = false
    if event?.modifierFlags.contains(.shift) == true {
      unit = .character
      base = editor.selection.anchor..<editor.selection.anchor
      extend(to: point)
    } else {
      press(hit, count: (max(1, touch.tapCount) - 1) % 3 + 1, at: point)
    }
    interaction.caret.restart()
    return true
  }

  private func press(
    _ hit: (selection: TextSelection, scalar: TextOffset), count: Int, at point: Point
  ) {
    switch count {
    case 1:
      unit = .character
      base = hit.selection.range
      let isInside = editor.rects(
        of: editor.selection.range, visible: Rect(origin: point, size: .zero)
      ).contains { $0.contains(point) }
      if isInside { isWaiting = true } else { editor.select(hit.selection) }
    case 2:
      unit = .word
      base = editor.wordRange(at: hit.scalar)
      editor.select(TextSelection(anchor: base.lowerBound, head: base.upperBound))
    default:
      unit = .paragraph
      base = range(at: hit)
      editor.select(TextSelection(anchor: base.lowerBound, head: base.upperBound))
    }
  }

  private func range(at hit: (selection: TextSelection, scalar: TextOffset)) -> Range<TextOffset> {
    switch unit {
    case .character: hit.selection.range
    case .word: editor.wordRange(at: hit.scalar)
    case .paragraph:
      editor.isSingleLine
        ? .zero..<editor.storage.end : editor.paragraphRange(at: hit.selection.head)
    }
  }

  /// Handles the movement of a touch.
  ///
  /// - Returns: Whether the text handles the touch.
  func move(_ touches: Set<Touch>) -> Bool {
    guard let touch, touches.contains(touch), let host else { return false }
    let place = touch.location(in: host)
    lastPoint = textPoint(of: touch)
    if touch.type == .direct {
      if isCaretFollowing {
        editor.select(editor.hit(lastPoint).selection)
      } else if place.distance(to: startPoint) > 10 {
        cancel(restoring: false)
      }
      return true
    }
    if isWaiting {
      guard place.distance(to: startPoint) > TextPointer.dragDistance else { return true }
      isWaiting = false
    }
    extend(to: lastPoint)
    followOutside(place)
    return true
  }

  /// Handles the end of a touch.
  ///
  /// - Returns: Whether the text handles the touch.
  func end(_ touches: Set<Touch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    if let link = link(under: touch) {
      cancel(restoring: false)
      return host?.followLink(at: link) ?? false
    }
    if touch.type == .direct {
      endFinger(touch)
    } else if isWaiting {
      editor.select(editor.hit(textPoint(of: touch)).selection)
    }
    let isPointer = touch.type == .indirectPointer
    cancel(restoring: false)
    if isPointer { interaction.offerPrimary() }
    return true
  }

  /// Stops tracking the touch without changing the selection further.
  ///
  /// - Parameter restoring: Whether the previous selection is restored.
  func cancel(restoring: Bool) {
    let wasPointer = isDragging
    touch = nil
    (isWaiting, isCaretFollowing) = (false, false)
    scrollTimer?.invalidate()
    pressTimer?.invalidate()
    (scrollTimer, pressTimer) = (nil, nil)
    if restoring, wasPointer {
      let range = editor.rounded(old.range)
      editor.select(
        old.anchor <= old.head
          ? TextSelection(anchor: range.lowerBound, head: range.upperBound)
          : TextSelection(anchor: range.upperBound, head: range.lowerBound))
    }
  }

  /// Returns the offset of the link that a touch has clicked; nil, for example, if the touch was a drag.
  private func link(under touch: Touch) -> TextOffset? {
    guard let host, !editor.isEditable, !editor.styles.isEmpty, touch.tapCount < 2,
      touch.location(in: host).distance(to: startPoint) <= TextPointer.dragDistance
    else { return nil }
    let point = textPoint(of: touch)
    let offset = editor.hit(point).scalar
    guard let link = editor.link(at: offset),
      editor.rects(of: link.range).contains(where: { $0.contains(point) })
    else { return nil }
    return offset
  }

  private func textPoint(of touch: Touch) -> Point {
    guard let host else { return .zero }
    return touch.location(in: host) - host.textOrigin
  }

  private func extend(to point: Point) {
    guard let host else { return }
    // For a point outside the text area, the selection extends to the closest visible position. A timer
    // scrolls the text.
    let area = host.textArea.offsetBy(dx: -host.textOrigin.x, dy: -host.textOrigin.y)
    let inside =
      editor.isSingleLine
      ? Point(x: min(max(point.x, area.minX), area.maxX), y: point.y)
      : Point(x: point.x, y: min(max(point.y, area.minY), area.maxY - 1))
    let hit = editor.hit(inside)
    let range = range(at: hit)
    let selection =
      range.lowerBound < base.lowerBound
      ? TextSelection(anchor: base.upperBound, head: range.lowerBound)
      : TextSelection(
        anchor: base.lowerBound, head: max(base.upperBound, range.upperBound),
        isUpstream: unit == .character && hit.selection.isUpstream)
    editor.select(selection, reveals: false)
  }

  // MARK: Scrolling

  private func followOutside(_ place: Point) {
    guard let host, !host.textArea.contains(place) else {
      scrollTimer?.invalidate()
      scrollTimer = nil
      return
    }
    guard scrollTimer == nil else { return }
    scrollTimer = host.window?.scheduleTimer(
      withTimeInterval: TextPointer.scrollInterval, repeats: true
    ) { [weak self] _ in self?.scroll() }
  }

  private func scroll() {
    guard let host, let touch, host.isFirstResponder else { return cancel(restoring: false) }
    let (place, area) = (touch.location(in: host), host.textArea)
    func lines(_ value: Double, _ low: Double, _ high: Double) -> Double {
      let distance = value < low ? value - low : value > high ? value - high : 0
      guard distance != 0 else { return 0 }
      let count = min(10, 1 + (abs(distance) / 20).rounded(.down))
      return distance < 0 ? -count : count
    }
    host.scrollForDrag(
      lines: Point(
        x: lines(place.x, area.minX, area.maxX), y: lines(place.y, area.minY, area.maxY)))
    extend(to: textPoint(of: touch))
  }

  // MARK: Fingers

  private func begin(finger touch: Touch) {
    guard let host else { return }
    self.touch = touch
    startPoint = touch.location(in: host)
    lastPoint = textPoint(of: touch)
    pressTimer = host.window?.scheduleTimer(withTimeInterval: TextPointer.longPress) {
      [weak self] _ in
      guard let self, self.touch != nil, let host = self.host else { return }
      host.becomeFirstResponder()
      guard host.isFirstResponder else { return }
      isCaretFollowing = true
      editor.select(editor.hit(lastPoint).selection)
    }
  }

  private func endFinger(_ touch: Touch) {
    guard let host, !isCaretFollowing else { return }
    host.becomeFirstResponder()
    guard host.isFirstResponder else { return }
    interaction.commitComposition()
    let hit = editor.hit(textPoint(of: touch))
    guard touch.tapCount < 2 else {
      let word = editor.wordRange(at: hit.scalar)
      return editor.select(TextSelection(anchor: word.lowerBound, head: word.upperBound))
    }
    let word = editor.wordRange(at: hit.scalar)
    let head = hit.selection.head
    guard !editor.isSecure, word.contains(head), head != word.lowerBound else {
      return editor.select(hit.selection)
    }
    let isNearStart = head - word.lowerBound < word.upperBound - head
    editor.select(TextSelection(isNearStart ? word.lowerBound : word.upperBound))
  }
}
