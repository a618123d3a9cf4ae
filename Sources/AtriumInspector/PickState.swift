public import AtriumGeometry
public import AtriumKit

/// The state of picking a controller in the window with the pointer (IN-9, IN-10, IN-11).
struct PickState {
  /// The maximum distance between two clicks, in points, at which the second click selects the enclosing controller.
  static let climbDistance = 10.0

  /// Whether the next click picks a controller.
  var isOn = false
  /// The pointer button whose press the inspector has handled; the inspector also handles the release of this button.
  var takenButton: PointerButton?
  /// The name of the picked controller that is a hidden part of a container; nil if there is none (IN-18).
  var hiddenPart: String?
  /// The location of the last pick, and the number of steps outwards from the innermost controller.
  var last: (place: Point, steps: Int)?
}

extension InspectorSession {
  /// Whether the next click picks a controller in the window.
  ///
  /// The window does not receive that click.
  public var isPicking: Bool {
    get { pick.isOn }
    set {
      guard newValue != pick.isOn else { return }
      pick.isOn = newValue
      if !newValue { outlined = nil }
      tell(.mode)
    }
  }

  /// Returns the controllers at a point of the window, the innermost first: the controller whose view is on top, then
  /// its ancestors.
  ///
  /// Disabled views are included, and hidden views are not.
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

  /// Handles the events of picking before the window delivers them.
  ///
  /// - Returns: Whether the event was handled.
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

  /// Selects the innermost controller at a point.
  ///
  /// Each further click at the same point selects the next outer controller. After the outermost controller, the
  /// innermost controller is selected again.
  private func select(at place: Point, view wantsView: Bool) {
    let found = controllers(at: place)
    guard !found.isEmpty else { return }
    var steps = 0
    if let last = pick.last, last.place.distance(to: place) <= PickState.climbDistance {
      steps = (last.steps + 1) % found.count
    }
    pick.last = (place, steps)
    let picked = id(of: found[steps])
    pick.hiddenPart = nil
    if !showsParts, let shown = tree?.shownAncestor(of: picked), shown != picked {
      pick.hiddenPart = directory.name(of: found[steps])
      selection = shown
    } else {
      selection = picked
    }
    outlined = selection
    guard wantsView, let window else { return }
    pickedView = PickSearch.view(at: place, in: window)
    updateOverlay()
  }
}

/// Finds the view that is on top at a point.
///
/// Hit tests are not used, because they skip views that do not receive touches.
@MainActor
enum PickSearch {
  /// The opacity below which a view is ignored.
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
