import AtriumGeometry
public import AtriumKit

/// Makes titles from the events of one window, for logs that name the cause of life-cycle calls.
///
/// ```swift
/// var titles = InputTitles()
/// window.observeEvents(owner: self) { event in
///   if let title = titles.title(of: event, in: window) { print(title.heading) }
/// }
/// ```
@MainActor
public struct InputTitles {
  /// The distance at which the motion of a pressed pointer becomes a drag, in points.
  private static let dragDistance = 8.0
  /// The maximum length of a view's name in a title, in characters.
  private static let longestName = 32

  /// The name of the view on which the current press, touch or scroll began; nil without a name.
  private var target: String?
  private var start = Point.zero
  private var isPressed = false
  private var isDragged = false

  /// Makes titles for a window that has had no events yet.
  public init() {}

  /// Returns the title of the action to which an event belongs.
  ///
  /// - Parameters:
  ///   - event: The event, before its delivery.
  ///   - window: The window that receives the event.
  /// - Returns: The title; nil for an event without an action of its own, such as entered text or the release of a key.
  public mutating func title(of event: InputEvent, in window: Window) -> InputTitle? {
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
    case .touchpadSwipe: return InputTitle("swipe")
    case .touchpadPinch: return InputTitle("pinch")
    case .keyDown(let input):
      let isSecret = (window.firstResponder as? any KeyInputReceiving)?.isSecureTextEntry == true
      return InputTitles.name(of: input.key, isSecret: isSecret).map { InputTitle("key", key: $0) }
    case .resized(let pixels, let scale, _):
      let (width, height) = (Double(pixels.width) / scale, Double(pixels.height) / scale)
      return InputTitle("resize to \(Int(nearest: width)) × \(Int(nearest: height))")
    case .focus(let isFocused):
      return InputTitle(isFocused ? "window in front" : "another window in front")
    case .windowState(let state):
      return InputTitle(
        state.contains(.fullScreen)
          ? "full screen" : state.isEmpty ? "window restored" : "maximised")
    case .visibility(let isVisible):
      return InputTitle(isVisible ? "window visible" : "window hidden")
    case .settingsChanged: return InputTitle("settings")
    case .closeRequested, .closed: return InputTitle("window closes")
    // Text input follows the key press that produced it.
    case .text, .markedText, .pointerLeft, .keyUp, .exposed, .refreshRate, .availableSize,
      .timeOfDay, .time, .frame:
      return nil
    }
  }

  private mutating func begin(_ action: String, at place: Point, in window: Window) -> InputTitle {
    (isPressed, isDragged, start) = (true, false, place)
    var view = window.hitTest(place, with: nil).map { InputTitles.part(of: $0, at: place) }
    while let current = view, current.accessibilityLabel?.isEmpty ?? true {
      view = current.superview
    }
    let name = view?.accessibilityLabel ?? ""
    let isLong = name.count > InputTitles.longestName
    target =
      name.isEmpty ? nil : "\(name.prefix(InputTitles.longestName))\(isLong ? "…" : "")"
    return InputTitle(action, target: target)
  }

  /// Returns the innermost named subview at a point, such as an item of a bar; the view itself if there is none.
  private static func part(of view: View, at place: Point) -> View {
    for part in view.subviews.reversed() where !part.isHidden && part.alpha > 0.01 {
      guard part.bounds.contains(part.convert(place, from: nil)) else { continue }
      let inner = InputTitles.part(of: part, at: place)
      if !(inner.accessibilityLabel?.isEmpty ?? true) { return inner }
    }
    return view
  }

  private mutating func drag(to place: Point) -> InputTitle? {
    guard isPressed else { return nil }
    isDragged = isDragged || place.distance(to: start) > InputTitles.dragDistance
    return isDragged ? InputTitle("drag", target: target) : nil
  }

  private mutating func end(_ action: String) -> InputTitle {
    isPressed = false
    return InputTitle(isDragged ? "drag" : action, target: target)
  }

  /// Returns the name of a key with its modifiers; nil for a modifier key.
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
