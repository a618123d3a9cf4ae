import AtriumGeometry
import AtriumKit

/// Names the actions of the user and of the desktop.
@MainActor
struct CauseNames {
  /// The distance from which a pressed pointer's motion is a drag, in points.
  private static let dragDistance = 8.0
  /// The maximum length of a view's name in a title, in characters.
  private static let longestName = 32

  private var target = ""
  private var start = Point.zero
  private var isPressed = false
  private var isDragged = false

  /// Returns the title of the action to which an event belongs; nil if the event continues the previous
  /// action or causes no calls.
  mutating func title(of event: InputEvent, in window: Window) -> String? {
    switch event {
    case .pointerDown(let input): return begin("press", at: input.location, in: window)
    case .touchBegan(let input): return begin("touch", at: input.location, in: window)
    case .pointerMoved(let input): return drag(to: input.location)
    case .touchMoved(let input): return drag(to: input.location)
    case .pointerUp: return end("click")
    case .touchEnded: return end("tap")
    case .pointerCancelled, .touchCancelled: return end("cancelled press")
    case .scroll(let input):
      let title = begin("scroll", at: input.location, in: window)
      isPressed = false
      return title
    case .touchpadSwipe: return "swipe"
    case .touchpadPinch: return "pinch"
    case .keyDown(let input):
      let isSecret = (window.firstResponder as? any KeyInputReceiving)?.isSecureTextEntry == true
      return CauseNames.name(of: input.key, isSecret: isSecret).map { "key \($0)" }
    case .resized(let pixels, let scale, _):
      let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
      return "resize to \(size.width.inspectorText) × \(size.height.inspectorText)"
    case .focus(let isFocused): return isFocused ? "window in front" : "another window in front"
    case .windowState: return "state of the window"
    case .visibility(let isVisible): return isVisible ? "window visible" : "window hidden"
    case .settingsChanged: return "settings"
    case .closeRequested, .closed: return "window closes"
    case .text, .markedText, .pointerLeft, .keyUp, .exposed, .refreshRate, .availableSize,
      .timeOfDay, .time, .frame:
      return nil
    }
  }

  private mutating func begin(_ verb: String, at place: Point, in window: Window) -> String {
    (isPressed, isDragged, start) = (true, false, place)
    var view = window.hitTest(place, with: nil).map { CauseNames.part(of: $0, at: place) }
    while let current = view, current.accessibilityLabel?.isEmpty ?? true {
      view = current.superview
    }
    let name = view?.accessibilityLabel ?? ""
    let isLong = name.count > CauseNames.longestName
    target =
      name.isEmpty ? "" : " \"\(name.prefix(CauseNames.longestName))\(isLong ? "…" : "")\""
    return verb + target
  }

  /// Returns the innermost named part at a point, such as the item of a bar; otherwise the view itself.
  private static func part(of view: View, at place: Point) -> View {
    for part in view.subviews.reversed() where !part.isHidden && part.alpha > 0.01 {
      guard part.bounds.contains(part.convert(place, from: nil)) else { continue }
      let inner = CauseNames.part(of: part, at: place)
      if !(inner.accessibilityLabel?.isEmpty ?? true) { return inner }
    }
    return view
  }

  private mutating func drag(to place: Point) -> String? {
    guard isPressed else { return nil }
    isDragged = isDragged || place.distance(to: start) > CauseNames.dragDistance
    return isDragged ? "drag" + target : nil
  }

  private mutating func end(_ verb: String) -> String {
    isPressed = false
    return (isDragged ? "drag" : verb) + target
  }

  /// Returns the name of a key with its modifiers; nil for a modifier alone.
  ///
  /// The name of a key typed into a secure field is a bullet.
  private static func name(of key: Key, isSecret: Bool) -> String? {
    let text = key.charactersIgnoringModifiers
    let isCommand = !key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    if isSecret, !isCommand, !text.isEmpty, text >= " " { return "•" }
    guard let base = names[key.keyCode] ?? (text.isEmpty || text < " " ? nil : text.uppercased())
    else { return nil }
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
      let code = KeyboardHIDUsage.keyboardF1.rawValue + UInt16(number - 1)
      names[KeyboardHIDUsage(rawValue: code)] = "F\(number)"
    }
    return names
  }()
}
