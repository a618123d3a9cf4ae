import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

extension HouseController {
  /// Begins the tour, or continues it at the stop at which the user left it.
  ///
  /// - Parameter stop: The index of the first stop; nil for the stop at which the user left the tour, or for 0.
  func beginTour(at stop: Int? = nil) {
    guard tour == nil else { return }
    let tour = Tour(self, at: stop ?? tourStop.map { $0 - 1 } ?? 0)
    self.tour = tour
    view.insertSubview(tour.pointer, belowSubview: menuView)
    hold(tour.view)
    showStop(tour.stop)
  }

  /// Puts the tour's bar below the ring, if it is not there.
  func hold(_ bar: TourView) {
    if bar.superview !== view { view.insertSubview(bar, belowSubview: menuView) }
  }

  /// The keys of a running tour: Return continues it, and Escape ends it.
  ///
  /// A text field keeps both keys, and a view with a visible focus keeps Return.
  var tourKeys: [KeyCommand] {
    guard tour != nil, presentedViewController == nil, !isMenuVisible,
      let window = viewIfLoaded?.window, !(window.firstResponder is any TextInputReceiving)
    else { return [] }
    let end = KeyCommand(title: "", input: KeyCommand.inputEscape) { [weak self] in
      self?.endTour()
    }
    guard !window.isFocusVisible else { return [end] }
    var next = KeyCommand(title: "", input: KeyCommand.inputReturn) { [weak self] in
      self?.continueTour()
    }
    // A list that was clicked has the focus, although the focus is not visible.
    next.wantsPriorityOverSystemBehavior = true
    return [next, end]
  }

  /// Goes to another stop of the tour, or begins the tour if it is not running.
  ///
  /// After the last stop, the bar says that the tour is over; the next call ends the tour.
  ///
  /// - Parameter step: The number of stops to go forward; negative to go back.
  func continueTour(by step: Int = 1) {
    guard let tour else { return beginTour() }
    let stop = tour.stop + step
    if presentedViewController != nil { dismiss(animated: true) }
    guard stop < TourStop.all.count else {
      if tour.isOver { return endTour() }
      tour.showEnd()
      tourStop = nil
      return view.setNeedsLayout()
    }
    if stop >= 0 { showStop(stop) }
  }

  /// Ends the tour and stays in the current room; an unfinished tour can be continued later at its stop.
  func endTour() {
    guard let tour else { return }
    tourStop = tour.isOver ? nil : tour.stop + 1
    if !tour.isOver { say(String(localized: "Ctrl+Return continues the tour.")) }
    tour.end()
    self.tour = nil
    additionalSafeAreaInsets.bottom = 0
  }

  private func showStop(_ index: Int) {
    let stop = TourStop.all[index]
    let room = ScreenCatalogue.ring.firstIndex { $0.name == stop.room }
    if let room, viewControllers[room] !== selectedViewController {
      go(to: viewControllers[room], occasion: String(localized: "Tour"))
    }
    tour?.show(index)
    view.setNeedsLayout()
  }

  /// Places the tour's bar at the lower edge, and extends the safe area inset by the height of the bar.
  ///
  /// The bar therefore covers no part of a room.
  func placeTour() {
    guard let tour else { return }
    let size = view.bounds.size
    let height = min(tour.view.height(in: size), (size.height * 0.6).rounded())
    tour.view.frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    let above = Rect(x: 0, y: 0, width: size.width, height: size.height - height)
    if tour.pointer.frame != above {
      tour.pointer.frame = above
      tour.roomDidChange()
    }
    if additionalSafeAreaInsets.bottom != height { additionalSafeAreaInsets.bottom = height }
  }
}
