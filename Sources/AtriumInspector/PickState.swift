public import AtriumGeometry
public import AtriumKit

/// The picking of controllers in the window by a pointer (IN-9, IN-10, IN-11).
struct PickState {
  /// How far a second click may be from the first, in points, to climb one step.
  static let climbDistance = 10.0

  /// Whether the next click picks.
  var isOn = false
  /// The button whose press was taken, and whose release is taken too.
  var takenButton: PointerButton?
  /// The place of the last pick, and how many steps outwards it went.
  var last: (place: Point, steps: Int)?
}

extension InspectorSession {
  /// Whether the next click in the window picks a controller, and does not reach the window.
  public var isPicking: Bool {
    get { pick.isOn }
    set {
      guard newValue != pick.isOn else { return }
      pick.isOn = newValue
      if !newValue { outlined = nil }
      tell(.mode)
    }
  }

  /// The controllers at a place of the window, the innermost first: the one that is painted on top, and those
  /// around it.
  ///
  /// Disabled views count, and hidden ones do not.
  public func controllers(at place: Point) -> [ViewController] {
    guard let window, let view = PickSearch.view(at: place, in: window) else { return [] }
    var found: [ViewController] = []
    var next = view.nearestOwner
    while let controller = next, found.count < 500 {
      found.append(controller)
      next =
        controller.parent ?? controller.presentingViewController
        ?? controller.viewIfLoaded?.superview?.nearestOwner
    }
    return found
  }

  /// Takes the events of a pick before the window delivers them.
  func takes(_ event: InputEvent, in window: Window) -> Bool {
    switch event {
    case .pointerMoved(let input):
      if pick.takenButton != nil { return true }
      guard isPicking else { return false }
      outlined = controllers(at: input.location).first.map(id(of:))
      return true
    case .pointerDown(let input):
      let isChord = input.modifierFlags.isSuperset(of: [.control, .shift])
      guard isPicking || isChord, pick.takenButton == nil else { return pick.takenButton != nil }
      pick.takenButton = input.button ?? .primary
      select(at: input.location, view: input.modifierFlags.contains(.alternate))
      return true
    case .pointerUp(let input):
      guard let taken = pick.takenButton, taken == input.button ?? .primary else { return false }
      pick.takenButton = nil
      isPicking = false
      return true
    case .pointerCancelled:
      pick.takenButton = nil
      return false
    case .keyDown(let input):
      guard isPicking, input.key.keyCode == .keyboardEscape else { return false }
      isPicking = false
      return true
    default: return false
    }
  }

  /// Selects the controller at a place; a second time there, the next one outwards, and in the end the first
  /// one again.
  private func select(at place: Point, view wantsView: Bool) {
    let found = controllers(at: place)
    guard !found.isEmpty else { return }
    var steps = 0
    if let last = pick.last, last.place.distance(to: place) <= PickState.climbDistance {
      steps = (last.steps + 1) % found.count
    }
    pick.last = (place, steps)
    selection = id(of: found[steps])
    outlined = selection
    guard wantsView, let window else { return }
    pickedView = PickSearch.view(at: place, in: window)
    updateOverlay()
  }
}

/// Finds the view that is painted on top at a place; hit tests are not used, since they leave out what takes
/// no touches.
@MainActor
enum PickSearch {
  /// The least opacity of a view that counts.
  private static let leastAlpha = 0.01

  static func view(at place: Point, in window: Window) -> View? {
    for view in window.subviews.reversed() {
      if let found = search(view, place: place, window: window) { return found }
    }
    return nil
  }

  private static func search(_ view: View, place: Point, window: Window) -> View? {
    guard !view.isHidden, view.alpha >= leastAlpha else { return nil }
    let isInside = view.bounds.contains(view.convert(place, from: nil))
    guard isInside || !view.clipsToBounds else { return nil }
    for subview in view.subviews.reversed() {
      if let found = search(subview, place: place, window: window) { return found }
    }
    return isInside ? view : nil
  }
}
