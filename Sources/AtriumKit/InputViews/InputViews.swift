public import AtriumGeometry

/// Shows the input view and the accessory view of the first responder at the bottom of a window.
///
/// The views are looked up in the layout step of a turn. When the first responder changes from one text field to
/// another, the area therefore moves at most once.
@MainActor
final class InputViews {
  /// The duration of the movement, in seconds, as for the keyboard of iOS.
  private static let duration = 0.25

  private unowned let window: Window
  private var area: InputAreaView?
  private var needsUpdate = false
  /// The size of the window for which the height of the area was last computed, in points.
  private var fittedSize = Size.zero
  /// Whether the area is shown or is moving into the window.
  private var isShown = false
  /// The number of the last change; completions of earlier changes must not remove the area.
  private var changeCount = 0

  init(_ window: Window) { self.window = window }

  /// The frame of the area, in points, in the window's coordinates; nil if no input view is shown.
  var frame: Rect? { isShown ? area?.frame : nil }

  /// Requests an update in the next layout step.
  func setNeedsUpdate() {
    needsUpdate = true
    window.setNeedsTurn()
  }

  /// Returns whether a responder may become the first responder.
  ///
  /// A click on a control inside the area leaves the focus in the text view to which the area belongs. Text views
  /// inside the area can get the focus by a click, and all views by the Tab key.
  func allowsFocus(of responder: Responder) -> Bool {
    guard let view = responder as? View, let area, view.isDescendant(of: area) else { return true }
    return view is any KeyInputReceiving || !window.focusState.heading.isEmpty
  }

  /// Makes the first responder resign if it is inside the area of the given responder.
  ///
  /// - Parameter owner: The responder that resigns.
  /// - Returns: Whether no view inside the area is the first responder any more.
  func resignInside(of owner: Responder) -> Bool {
    guard let area, area.owner === owner, let view = window.focusedView, view !== owner,
      view.isDescendant(of: area)
    else { return true }
    return view.resignFirstResponder()
  }

  /// Looks up the input views of the first responder, and shows or hides the area.
  func updateIfNeeded() {
    // An update is also needed if the first responder was released or the size of the window has changed.
    guard
      needsUpdate || isShown && (area?.owner == nil || fittedSize != window.bounds.size)
    else { return }
    needsUpdate = false
    let (input, accessory, owner) = current()
    guard owner != nil else { return hide() }
    show(input: input, accessory: accessory, of: owner)
  }

  /// Returns the input views of the first responder's chain, and the responder at which the search began.
  private func current() -> (input: View?, accessory: View?, owner: Responder?) {
    guard let first = window.firstResponder, !window.isClosed else { return (nil, nil, nil) }
    // If the first responder is a view inside the area, the search begins at the responder that provides the area's views.
    let isInside =
      (first as? View).map { view in area.map(view.isDescendant(of:)) ?? false } ?? false
    let owner = isInside ? area?.owner : first
    var (input, accessory) = (View?.none, View?.none)
    var chain = ResponderChain(from: owner)
    while let responder = chain.next() {
      input = input ?? responder.inputView
      accessory = accessory ?? responder.inputAccessoryView
    }
    return input == nil && accessory == nil ? (nil, nil, nil) : (input, accessory, owner)
  }

  private func show(input: View?, accessory: View?, of owner: Responder?) {
    let area = area ?? InputAreaView()
    self.area = area
    let bounds = window.bounds
    fittedSize = bounds.size
    let begin = frame ?? below(height: 0)
    let wasShown = isShown
    isShown = true
    View.performWithoutAnimation {
      area.owner = owner
      area.isUserInteractionEnabled = true
      area.show(input: input, accessory: accessory)
      if area.superview !== window {
        area.frame = below(height: area.fittingHeight(forWidth: bounds.width))
      }
      window.addSubview(area)
    }
    let height = min(area.fittingHeight(forWidth: bounds.width), bounds.height)
    let end = Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    View.performWithoutAnimation {
      if !wasShown { area.frame = below(height: height) }
      area.layoutIfNeeded()
    }
    guard end != begin else { return }
    move(
      area, from: wasShown ? begin : below(height: height), to: end, wasShown: wasShown,
      isShown: true)
  }

  private func hide() {
    guard isShown, let area else { return }
    let begin = area.frame
    isShown = false
    area.owner = nil
    area.isUserInteractionEnabled = false
    move(area, from: begin, to: below(height: begin.height), wasShown: true, isShown: false)
  }

  private func below(height: Double) -> Rect {
    Rect(x: window.bounds.minX, y: window.bounds.maxY, width: window.bounds.width, height: height)
  }

  private func move(
    _ area: InputAreaView, from begin: Rect, to end: Rect, wasShown: Bool, isShown: Bool
  ) {
    changeCount += 1
    let number = changeCount
    let isAnimated = window.settings.motion == .full
    let change = InputAreaChange(
      beginFrame: begin, endFrame: end, duration: isAnimated ? InputViews.duration : 0,
      wasShown: wasShown, isShown: isShown)
    let reporter = window as? any InputAreaReporting
    reporter?.inputAreaWillChange(change)
    // A callback may have changed the first responder. The next layout step then updates the area.
    let body = {
      area.frame = end
      area.layoutIfNeeded()
      reporter?.inputAreaIsChanging(change)
    }
    let completion = { [weak self] in
      if let self, changeCount == number, !isShown { remove(area) }
      reporter?.inputAreaDidChange(change)
    }
    guard isAnimated else {
      View.performWithoutAnimation(body)
      return completion()
    }
    View.animate(
      withDuration: InputViews.duration, options: [.curveEaseInOut, .allowUserInteraction],
      animations: body, completion: { _ in completion() })
  }

  private func remove(_ area: InputAreaView) {
    guard !isShown else { return }
    View.performWithoutAnimation {
      area.show(input: nil, accessory: nil)
      area.removeFromSuperview()
    }
    if self.area === area { self.area = nil }
  }
}

extension Window {
  /// The frame of the area with the first responder's input views, in points, in the window's coordinates.
  ///
  /// The input views are the ``Responder/inputView`` and the ``Responder/inputAccessoryView``. If there are none,
  /// the frame is nil.
  ///
  /// During an animation, this is the frame at the end of the animation.
  public var inputAreaFrame: Rect? { inputViews.frame }
}
