public import AtriumGeometry
public import AtriumKit

/// A menu whose items fly out of a start button and are arranged around it on an arc.
///
/// The menu's bounds contain the whole area over which the items fly. While the menu is closed, only the
/// start button receives clicks and touches; all other clicks and touches go to the views below. While the
/// menu is open, a click beside the items closes the menu (AM-5). Escape closes the menu too, and the arrow
/// keys move the focus along the arc. The default values are those of AwesomeMenu, after which the menu is
/// modelled (AM-1 … AM-6).
///
/// With reduced motion the items do not fly, but fade.
open class RadialMenu: View {
  /// The duration of the rotation of the start button and of the animation of a choice, in seconds.
  private static let shortDuration = 0.3

  /// The delegate, which is notified of choices, opening and closing; held weakly.
  public weak var delegate: (any RadialMenuDelegate)?
  /// The items, in the order of the arc.
  ///
  /// Setting this property closes the menu without animation.
  public var items: [RadialMenuItem] {
    didSet { reload() }
  }
  /// The centre of the start button, in the menu's coordinates.
  public var startPoint = Point(x: 160, y: 240) {
    didSet { setNeedsLayout() }
  }
  /// The distance from the start button to which the items swing back after the overshoot, in points.
  public var nearRadius = 110.0
  /// The distance of the items from the start button while the menu is open, in points.
  public var endRadius = 120.0 {
    didSet { setNeedsLayout() }
  }
  /// The distance from the start button to which the items overshoot, in points.
  public var farRadius = 140.0
  /// The delay between the start of one item's flight and the start of the next flight, in seconds.
  public var timeOffset = 0.036
  /// The direction of the first item, in radians clockwise from 12 o'clock.
  public var rotateAngle = 0.0 {
    didSet { setNeedsLayout() }
  }
  /// The angle over which the items are distributed, in radians; a full circle by default.
  public var menuWholeAngle = 2 * Double.pi {
    didSet { setNeedsLayout() }
  }
  /// The angle by which each item rotates while it flies out, in radians.
  public var expandRotation = Double.pi
  /// The angle by which each item rotates back and forth while it returns, in radians.
  public var closeRotation = 2 * Double.pi
  /// The duration of one item's flight, in seconds.
  public var animationDuration = 0.5
  /// Whether the start button is rotated by 45 degrees while the menu is open.
  public var rotatesStartButton = true

  /// Whether the menu is open or opening.
  public private(set) var isOpen = false { didSet { startButton.isOfOpenMenu = isOpen } }
  /// Whether items are moving; while they move, the menu receives no clicks or touches.
  public private(set) var isAnimating = false

  private let startButton = RadialMenuButton(.start, title: String(localized: "Menu"))
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

  /// Opens the menu: the items fly out one after another.
  ///
  /// This method does nothing while the menu is open or moving.
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

  /// Closes the menu: the items return one after another, the last item first.
  ///
  /// This method does nothing while the menu is closed or moving.
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

  /// Animates the flights of the items, each starting a little later than the previous flight.
  ///
  /// - Parameters:
  ///   - animated: Whether the flights are animated.
  ///   - order: The indices of the items in the order in which they start.
  ///   - flight: Adds the keyframes of an item.
  ///   - completion: Called after all flights have ended.
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
        // If other items were set in the meantime, the movement has already ended.
        guard remaining == 0, let self, buttons == moving else { return }
        isAnimating = false
        completion()
      }
    }
  }

  /// Moves an item from the start button past its final position to the far radius, back to the near radius
  /// and to its final position (AM-3).
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

  /// Moves an item from its final position to the far radius and then to the start button.
  private func collapse(_ button: RadialMenuButton, _ index: Int) {
    let far = arc.place(of: index, at: farRadius)
    View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { button.center = far }
    View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
      button.center = startPoint
    }
    turn(button, from: 0, to: closeRotation, between: 0, and: 0.4)
    turn(button, from: closeRotation, to: 0, between: 0.4, and: 0.5)
  }

  /// Rotates a button with keyframes of at most a quarter circle, because the direction of a half circle is ambiguous.
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
    View.animate(withDuration: animated ? RadialMenu.shortDuration : 0) {
      startButton.transform = target
    }
  }

  // MARK: Choosing

  /// Notifies the delegate of the choice and closes the menu: the chosen item grows, the other items
  /// shrink, and all items fade (AM-4).
  private func choose(_ index: Int) {
    guard isOpen, !isAnimating else { return }
    delegate?.radialMenu(self, didSelectItemAt: index)
    // The delegate may have closed the menu or set other items.
    guard isOpen, !isAnimating, buttons.indices.contains(index) else { return }
    beginClosing(animated: true)
    isAnimating = true
    let leaving = buttons
    View.animate(withDuration: RadialMenu.shortDuration) {
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

  /// Moves the focus along the arc for an arrow key.
  ///
  /// Escape closes the menu.
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

  /// Places the start button, and the items unless they are moving.
  open override func layoutSubviews() {
    super.layoutSubviews()
    startButton.center = startPoint
    guard !isAnimating else { return }
    for (index, button) in buttons.enumerated() {
      button.center = isOpen ? arc.place(of: index, at: endRadius) : startPoint
    }
  }

  /// Returns whether the menu contains a point.
  ///
  /// An open menu contains all points of its bounds, and a closed menu contains the points of the start
  /// button. While items move, the menu contains no point.
  open override func point(inside point: Point, with event: Event?) -> Bool {
    guard !isAnimating else { return false }
    return isOpen ? super.point(inside: point, with: event) : startButton.frame.contains(point)
  }

  /// Accepts a click or touch beside the items, which closes the menu when the click or touch ends.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !isOpen { super.touchesBegan(touches, with: event) }
  }

  /// Closes the menu after a click or touch beside the items.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if isOpen { close() } else { super.touchesEnded(touches, with: event) }
  }
}
