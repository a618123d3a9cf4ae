import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// The running tour: the current stop, the bar below the rooms, and the arrow in front of them.
///
/// While a room presents a controller, the bar is in front of the presented view.
@MainActor
final class Tour: LifecycleObserver, WindowTool {
  /// The time after which the bar offers to perform the instruction, in seconds.
  static let patience = 8.0
  /// The delay between a change of the window or the room and the placement of the arrow, in seconds.
  private static let rest = 0.4

  /// The index of the stop.
  private(set) var stop: Int
  /// Whether the bar shows the text after the last stop.
  private(set) var isOver = false
  let view: TourView
  let pointer = TourPointer()
  private weak var house: HouseController?
  private var offer: Timer?
  private var placing: Timer?
  private var player: ScriptPlayer?
  /// Whether the user has followed the instruction; true from the start for a stop without actions.
  private var hasActed = false
  /// Whether the room of the stop has come to rest; further calls are then the result of the user's actions.
  private var isListening = false

  /// Begins a tour at a stop.
  init(_ house: HouseController, at stop: Int) {
    (self.house, self.stop) = (house, min(max(0, stop), TourStop.all.count - 1))
    view = TourView(
      back: { [weak house] in house?.continueTour(by: -1) },
      show: { [weak house] in house?.tour?.perform() },
      next: { [weak house] in house?.continueTour() }, end: { [weak house] in house?.endTour() })
    house.addLifecycleObserver(self)
  }

  /// Shows the text after the last stop.
  func showEnd() {
    isOver = true
    player?.stop()
    player = nil
    offer?.invalidate()
    placing?.invalidate()
    pointer.target = nil
    view.showEnd()
  }

  private var present: TourStop { TourStop.all[stop] }

  /// Goes to another stop and shows its instruction.
  func show(_ stop: Int) {
    self.stop = stop
    house?.viewIfLoaded?.window?.addTool(self)
    player?.stop()
    player = nil
    hasActed = present.actions.isEmpty
    isListening = false
    pointer.target = nil
    view.show(present, at: stop)
    view.offersHelp = false
    view.isDone = hasActed
    offer?.invalidate()
    roomDidChange()
    guard !present.actions.isEmpty else { return }
    offer = house?.viewIfLoaded?.window?.scheduleTimer(withTimeInterval: Tour.patience) {
      [weak self] _ in
      guard let self, !hasActed else { return }
      view.offersHelp = true
    }
  }

  /// Hides the arrow, and places it again when the room has come to rest.
  func roomDidChange() {
    pointer.target = nil
    placing?.invalidate()
    guard !isOver else { return }
    placing = house?.viewIfLoaded?.window?.scheduleTimer(withTimeInterval: Tour.rest) {
      [weak self] _ in self?.placePointer()
    }
  }

  private func placePointer() {
    // The calls that a change of rooms makes are not the result of the user's actions.
    guard house?.isPerformingTransition != true else { return roomDidChange() }
    isListening = true
    guard let window = house?.viewIfLoaded?.window, !hasActed || present.actions.isEmpty,
      let target = target(in: window)
    else { return }
    pointer.obstacles = TourObstacles(in: window, around: pointer.convert(target, to: nil)).frames
      .map { pointer.convert($0, from: nil) }
    pointer.target = target
  }

  /// The frame of the view that the instruction names, in points, in the coordinates of the arrow's layer.
  private func target(in window: Window) -> Rect? {
    AccessibleNames(in: window).target(named: present.target).map {
      pointer.convert($0, from: nil)
    }
  }

  func observe(_ event: LifecycleEvent) {
    guard isListening, !hasActed, !isOver, present.isDone == nil, event.controller !== house,
      event.kind.name == present.call, isInRoom(event.controller)
    else {
      return
    }
    recognise()
  }

  /// Returns whether a controller is below the room of the stop, or is presented.
  private func isInRoom(_ controller: ViewController) -> Bool {
    var top = controller
    while let parent = top.parent, parent !== house { top = parent }
    return top.parent == nil || top !== controller && top === house?.selectedViewController
  }

  /// Records that the user has followed the instruction, and shows a confirmation.
  private func recognise() {
    hasActed = true
    offer?.invalidate()
    pointer.target = nil
    view.offersHelp = false
    view.isDone = true
  }

  /// Performs the instruction with the inputs of its script.
  func perform() {
    guard player == nil, let window = house?.viewIfLoaded?.window,
      let script = try? EventScript(
        parsing: present.actions.map { $0 + "\n" }.joined(), file: present.room)
    else { return }
    view.offersHelp = false
    let player = ScriptPlayer(script, on: window)
    self.player = player
    player.start { [weak self] _ in self?.player = nil }
  }

  /// Moves the bar in front of a presentation, and back below the ring after the dismissal.
  func windowDidEndTurn(_ window: Window) {
    guard let house else { return }
    if let place = pointer.target, place != target(in: window) { roomDidChange() }
    if !hasActed, !isOver, let isDone = present.isDone, let room = house.selectedViewController,
      isDone(room)
    {
      recognise()
    }
    if house.presentedViewController == nil {
      house.hold(view)
    } else if window.subviews.last !== view {
      window.addSubview(view)
    }
  }

  /// Ends the tour.
  func end() {
    offer?.invalidate()
    placing?.invalidate()
    player?.stop()
    house?.removeLifecycleObserver(self)
    house?.viewIfLoaded?.window?.removeTool(self)
    view.removeFromSuperview()
    pointer.removeFromSuperview()
  }
}
