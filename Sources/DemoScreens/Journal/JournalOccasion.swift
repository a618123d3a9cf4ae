import AtriumControls
import AtriumGeometry
import AtriumKit

/// Makes the headings of the journal from the actions of the user or the desktop.
@MainActor
struct JournalOccasion {
  /// The distance that the pointer or a finger must move for a drag, in points.
  private static let dragDistance = 8.0
  /// The maximum length of a view's name in a heading, in characters.
  private static let longestName = 32

  /// The name of the view on which the current click or touch began, after a colon; empty if the view has no
  /// name.
  private var target = ""
  private var start = Point.zero
  private var isDragged = false
  private var isPressed = false

  /// Returns the heading for an event; nil if the event continues the previous action or causes no calls.
  mutating func title(of event: InputEvent, in window: Window) -> String? {
    switch event {
    case .pointerDown(let input):
      begin(at: input.location, in: window)
      return String(localized: "Press") + target
    case .pointerMoved(let input): return drag(to: input.location)
    case .touchMoved(let input): return drag(to: input.location)
    case .pointerUp: return end(String(localized: "Click"))
    case .touchBegan(let input):
      begin(at: input.location, in: window)
      return String(localized: "Touch") + target
    case .touchEnded: return end(String(localized: "Tap"))
    case .pointerCancelled, .touchCancelled: return String(localized: "Cancelled") + target
    case .scroll(let input):
      begin(at: input.location, in: window)
      isPressed = false
      return String(localized: "Scroll") + target
    case .touchpadSwipe: return String(localized: "Swipe")
    case .touchpadPinch: return String(localized: "Pinch")
    case .keyDown(let input):
      let isSecret =
        (window.firstResponder as? any KeyInputReceiving)?.isSecureTextEntry == true
      return JournalOccasion.name(of: input.key, isSecret: isSecret).map {
        String(localized: "Key: %@", String(localizedKeys: $0))
      }
    case .resized(let pixels, let scale, _):
      let (width, height) = (Double(pixels.width) / scale, Double(pixels.height) / scale)
      return String(
        localized: "Resize to %@ × %@", "\(Int(nearest: width))", "\(Int(nearest: height))")
    case .focus(let isFocused):
      return String(localized: isFocused ? "Window in front" : "Another window in front")
    case .windowState(let state):
      return String(
        localized: state.contains(.fullScreen)
          ? "Full screen" : state.isEmpty ? "Window" : "Maximised")
    case .visibility(let isVisible):
      return String(localized: isVisible ? "Window visible" : "Window hidden")
    case .settingsChanged: return String(localized: "Settings")
    case .closeRequested, .closed: return String(localized: "Window closes")
    // Text input follows the key press that produced it.
    case .text, .markedText, .pointerLeft, .keyUp, .exposed, .refreshRate, .availableSize,
      .timeOfDay, .time,
      .frame:
      return nil
    }
  }

  private mutating func begin(at place: Point, in window: Window) {
    (isPressed, isDragged) = (true, false)
    start = place
    let hit = window.hitTest(place, with: nil)
    var view = hit.map { JournalOccasion.part(of: $0, at: place) }
    while let current = view, current.accessibilityLabel?.isEmpty ?? true {
      view = current.superview
    }
    let name = view?.accessibilityLabel ?? ""
    let isLong = name.count > JournalOccasion.longestName
    target =
      name.isEmpty ? "" : ": \(name.prefix(JournalOccasion.longestName))" + (isLong ? "…" : "")
  }

  /// Returns the innermost subview at a point that has a name, such as a segment; otherwise the view itself.
  private static func part(of view: View, at place: Point) -> View {
    for part in view.subviews.reversed() where !part.isHidden && part.alpha > 0.01 {
      guard part.bounds.contains(part.convert(place, from: nil)) else { continue }
      let inner = JournalOccasion.part(of: part, at: place)
      if !(inner.accessibilityLabel?.isEmpty ?? true) { return inner }
    }
    return view
  }

  private mutating func drag(to place: Point) -> String? {
    guard isPressed else { return nil }
    isDragged = isDragged || place.distance(to: start) > JournalOccasion.dragDistance
    guard isDragged else { return nil }
    return String(localized: "Drag") + target
  }

  private mutating func end(_ name: String) -> String {
    isPressed = false
    return (isDragged ? String(localized: "Drag") : name) + target
  }

  /// Returns the name of a key with its modifiers; nil for a modifier alone.
  ///
  /// A key that types secure text is shown as a bullet.
  private static func name(of key: Key, isSecret: Bool) -> String? {
    let code = key.keyCode
    let text = key.charactersIgnoringModifiers
    let isCommand = !key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    if isSecret, !isCommand, !text.isEmpty, text >= " " { return "•" }
    guard let base = names[code] ?? (text.isEmpty || text < " " ? nil : text.uppercased()) else {
      return nil
    }
    return KeyCommand(input: base, modifierFlags: key.modifierFlags) {}.keyDescription
  }

  private static let names: [KeyboardHIDUsage: String] = {
    var names: [KeyboardHIDUsage: String] = [
      .keyboardReturnOrEnter: "Return", .keypadEnter: "Return", .keyboardEscape: "Escape",
      .keyboardDeleteOrBackspace: "Backspace", .keyboardDeleteForward: "Delete",
      .keyboardTab: "Tab", .keyboardSpacebar: "Space", .keyboardHome: "Home", .keyboardEnd: "End",
      .keyboardPageUp: "PageUp", .keyboardPageDown: "PageDown", .keyboardUpArrow: "Up",
      .keyboardDownArrow: "Down", .keyboardLeftArrow: "Left", .keyboardRightArrow: "Right",
      .keyboardApplication: "Menu", .applicationControlBack: "Back",
      .applicationControlForward: "Forward",
    ]
    for number in 1...12 {
      names[KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboardF1.rawValue + UInt16(number - 1))] =
        "F\(number)"
    }
    return names
  }()
}
