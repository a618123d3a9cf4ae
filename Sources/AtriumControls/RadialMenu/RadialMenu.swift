public import AtriumGeometry
public import AtriumKit

/// A menu whose items fly out of a start button and stand around it on an arc.
///
/// It is as large as the area over which its items may fly. While it is closed only the start
/// button takes presses, and all others go to the views below; while it is open a press beside the
/// items closes it (AM-5). Escape closes it too, and arrows move the focus along the arc. The
/// numbers are those of AwesomeMenu, its model (AM-1 … AM-6).
///
/// With reduced motion the items fade at their places.
open class RadialMenu: View {
  /// The object that is told of choices, opening and closing; it is not retained.
  public weak var delegate: (any RadialMenuDelegate)?
  /// The items, in the order of the arc; setting them closes the menu at once.
  public var items: [RadialMenuItem] {
    didSet { reload() }
  }
  /// The centre of the start button, in the menu's points.
  public var startPoint = Point(x: 160, y: 240) {
    didSet { setNeedsLayout() }
  }
  /// How near to the start button the items swing back before they stop, in points.
  public var nearRadius = 110.0
  /// How far from the start button the items stand, in points.
  public var endRadius = 120.0 {
    didSet { setNeedsLayout() }
  }
  /// How far from the start button the items overshoot, in points.
  public var farRadius = 140.0
  /// The time between the starts of two items, in seconds.
  public var timeOffset = 0.036
  /// The direction of the first item, in radians clockwise from 12 o'clock.
  public var rotateAngle = 0.0 {
    didSet { setNeedsLayout() }
  }
  /// The angle that the items share, in radians; a whole turn by default.
  public var menuWholeAngle = 2 * Double.pi {
    didSet { setNeedsLayout() }
  }
  /// How far each item turns while it flies out, in radians.
  public var expandRotation = Double.pi
  /// How far each item turns, there and back, while it flies home, in radians.
  public var closeRotation = 2 * Double.pi
  /// The time of one item's flight, in seconds.
  public var animationDuration = 0.5
  /// Whether the start button turns by an eighth while the menu is open.
  public var rotatesStartButton = true

  /// Whether the items are out, or on their way out.
  public private(set) var isOpen = false
  /// Whether items are moving; meanwhile the menu takes no presses.
  public private(set) var isAnimating = false

  private let startButton = RadialMenuButton(.start, title: "Menu")
  private var buttons: [RadialMenuButton] = []

  /// Makes a closed menu.
  public init(items: [RadialMenuItem] = [], frame: Rect = .zero) {
    self.items = items
    super.init(frame: frame)
    startButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.toggle() }
    startButton.onKey = { [weak self] in self?.moveFocus(by: $0, from: nil) ?? false }
    addSubview(startButton)
    reload()
  }

  // MARK: Opening and closing

  /// Lets the items fly out, one after another; does nothing while it is open or moving.
  public func open(animated: Bool = true) {
    guard !isOpen, !isAnimating else { return }
    isOpen = true
    delegate?.radialMenuWillOpen(self)
    turnStartButton(animated: animated)
    layoutIfNeeded()
    fly(animated: animated, order: Array(buttons.indices)) { button, index in
      self.expand(button, index)
    } completion: {
      self.delegate?.radialMenuDidOpen(self)
    }
  }

  /// Brings the items home, the last one first; does nothing while it is closed or moving.
  public func close(animated: Bool = true) {
    guard isOpen, !isAnimating else { return }
    beginClosing(animated: animated)
    fly(animated: animated, order: buttons.indices.reversed()) { button, index in
      self.collapse(button, index)
    } completion: {
      self.endClosing()
    }
  }

  private func toggle() {
    if isOpen { close() } else { open() }
  }

  private func beginClosing(animated: Bool) {
    isOpen = false
    let hadFocus = buttons.contains(where: \.isFocused)
    delegate?.radialMenuWillClose(self)
    turnStartButton(animated: animated)
    if hadFocus { startButton.becomeFirstResponder() }
  }

  private func endClosing() {
    for button in buttons {
      button.isHidden = true
      (button.alpha, button.transform) = (1, .identity)
    }
    setNeedsLayout()
    delegate?.radialMenuDidClose(self)
  }

  /// Runs the flights, each a little later than the one before.
  ///
  /// - Parameters:
  ///   - animated: Whether they take time.
  ///   - order: The items in the order in which they start.
  ///   - flight: The keyframes of an item.
  ///   - completion: Called after the last flight.
  private func fly(
    animated: Bool, order: [Int], flight: @escaping (RadialMenuButton, Int) -> Void,
    completion: @escaping () -> Void
  ) {
    let moving = buttons
    for button in moving { button.isHidden = false }
    guard animated, window != nil, !moving.isEmpty else {
      View.performWithoutAnimation { for index in order { flight(moving[index], index) } }
      return completion()
    }
    isAnimating = true
    var remaining = order.count
    for (turn, index) in order.enumerated() {
      let curve = View.KeyframeAnimationOptions(
        rawValue: View.AnimationOptions.curveEaseIn.rawValue)
      View.animateKeyframes(
        withDuration: animationDuration, delay: Double(turn) * timeOffset, options: curve
      ) {
        flight(moving[index], index)
      } completion: { [weak self] _ in
        remaining -= 1
        // Setting other items meanwhile has ended the movement.
        guard remaining == 0, let self, buttons == moving else { return }
        isAnimating = false
        completion()
      }
    }
  }

  /// The path from the start over the far and the near radius to the end (AM-3).
  private func expand(_ button: RadialMenuButton, _ index: Int) {
    let arc = arc
    View.performWithoutAnimation {
      button.center = startPoint
      button.transform = AffineTransform(rotationAngle: expandRotation)
    }
    for (part, radius) in [farRadius, nearRadius, endRadius].enumerated() {
      View.addKeyframe(withRelativeStartTime: Double(part) / 3, relativeDuration: 1.0 / 3) {
        button.center = arc.place(of: index, at: radius)
      }
    }
    turn(button, from: expandRotation, to: 0, between: 0.3, and: 0.4)
  }

  /// The path from the end over the far radius to the start.
  private func collapse(_ button: RadialMenuButton, _ index: Int) {
    let far = arc.place(of: index, at: farRadius)
    View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { button.center = far }
    View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
      button.center = startPoint
    }
    turn(button, from: 0, to: closeRotation, between: 0, and: 0.4)
    turn(button, from: closeRotation, to: 0, between: 0.4, and: 0.5)
  }

  /// Turns a button by keyframes of at most a quarter, since one of half a turn has no direction.
  private func turn(
    _ button: RadialMenuButton, from old: Double, to new: Double, between start: Double,
    and end: Double
  ) {
    let steps = max(1, (abs(new - old) / (Double.pi / 2)).rounded(.up))
    for step in 0..<Int(min(steps, 64)) {
      let length = (end - start) / steps
      let angle = old + (new - old) * Double(step + 1) / steps
      View.addKeyframe(
        withRelativeStartTime: start + Double(step) * length, relativeDuration: length
      ) {
        button.transform =
          angle == 0 ? .identity : AffineTransform(rotationAngle: angle)
      }
    }
  }

  private func turnStartButton(animated: Bool) {
    guard rotatesStartButton else { return }
    let target =
      isOpen ? AffineTransform(rotationAngle: -Double.pi / 4) : AffineTransform.identity
    View.animate(withDuration: animated ? 0.3 : 0) { startButton.transform = target }
  }

  // MARK: Choosing

  /// The chosen item grows and fades, the others shrink and fade (AM-4).
  private func choose(_ index: Int) {
    guard isOpen, !isAnimating else { return }
    delegate?.radialMenu(self, didSelectItemAt: index)
    // The delegate may have closed the menu, or given it other items.
    guard isOpen, !isAnimating, buttons.indices.contains(index) else { return }
    beginClosing(animated: true)
    isAnimating = true
    let leaving = buttons
    View.animate(withDuration: 0.3) {
      for (place, button) in leaving.enumerated() {
        let scale = place == index ? 3 : 0.01
        button.transform = AffineTransform(scaleX: scale, y: scale)
        button.alpha = 0
      }
    } completion: { [weak self] _ in
      guard let self, buttons == leaving else { return }
      isAnimating = false
      endClosing()
    }
  }

  /// Moves the focus along the arc by an arrow key.
  private func moveFocus(by key: KeyboardHIDUsage, from index: Int?) -> Bool {
    let step: Int
    switch key {
    case .keyboardRightArrow, .keyboardDownArrow: step = 1
    case .keyboardLeftArrow, .keyboardUpArrow: step = -1
    case .keyboardEscape where isOpen:
      close()
      return true
    default: return false
    }
    guard isOpen, !buttons.isEmpty else { return false }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : buttons.count - 1)
    // Disabled items are skipped.
    let way = (0..<buttons.count).map { (next + $0 * step + 2 * buttons.count) % buttons.count }
    guard let target = way.first(where: { buttons[$0].isEnabled }) else { return true }
    buttons[target].becomeFirstResponder()
    return true
  }

  // MARK: Layout and hits

  private var arc: RadialMenuArc {
    RadialMenuArc(
      center: startPoint, count: items.count, startAngle: rotateAngle, wholeAngle: menuWholeAngle)
  }

  private func reload() {
    for button in buttons { button.removeFromSuperview() }
    let wasOpen = isOpen
    (isOpen, isAnimating) = (false, false)
    buttons = items.enumerated().map { index, item in
      let button = RadialMenuButton(.item(item.image), title: item.title)
      button.isEnabled = item.isEnabled
      button.isHidden = true
      button.addAction(for: .primaryActionTriggered) { [weak self] in self?.choose(index) }
      button.onKey = { [weak self] in self?.moveFocus(by: $0, from: index) ?? false }
      insertSubview(button, belowSubview: startButton)
      return button
    }
    setNeedsLayout()
    guard wasOpen else { return }
    turnStartButton(animated: false)
    delegate?.radialMenuWillClose(self)
    delegate?.radialMenuDidClose(self)
  }

  /// Puts the buttons where they rest; those that move stay on their way.
  open override func layoutSubviews() {
    super.layoutSubviews()
    startButton.center = startPoint
    guard !isAnimating else { return }
    for (index, button) in buttons.enumerated() {
      button.center = isOpen ? arc.place(of: index, at: endRadius) : startPoint
    }
  }

  /// The whole menu while it is open, the start button while it is closed, nothing while it moves.
  open override func point(inside point: Point, with event: Event?) -> Bool {
    guard !isAnimating else { return false }
    return isOpen ? super.point(inside: point, with: event) : startButton.frame.contains(point)
  }

  /// Takes a press beside the items, which closes the menu when it ends.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !isOpen { super.touchesBegan(touches, with: event) }
  }

  /// Closes the menu by a press beside the items.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if isOpen { close() } else { super.touchesEnded(touches, with: event) }
  }
}
