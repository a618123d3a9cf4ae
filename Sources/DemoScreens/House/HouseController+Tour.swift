import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

extension HouseController {
  /// Begins the tour, or continues it at the stop at which the user left it.
  ///
  /// - Parameter stop: The index of the first stop; nil for the stop at which the user left the tour.
  func beginTour(at stop: Int? = nil) {
    guard tour == nil else { return }
    let tour = Tour(self, at: stop ?? tourStop.map { $0 - 1 } ?? 0)
    self.tour = tour
    view.insertSubview(tour.pointer, belowSubview: menuView)
    view.insertSubview(tour.view, belowSubview: menuView)
    showStop(tour.stop)
  }

  /// Goes to the next stop, or ends the tour after the last stop.
  ///
  /// - Parameter step: The number of stops to go forward; negative to go back.
  func continueTour(by step: Int = 1) {
    guard let tour else { return beginTour() }
    let stop = tour.stop + step
    guard stop < TourStop.all.count else {
      endTour()
      tourStop = nil
      return
    }
    if stop >= 0 { showStop(stop) }
  }

  /// Ends the tour and stays in the current room; the tour can be continued at its stop.
  func endTour() {
    tourStop = tour.map { $0.stop + 1 }
    tour?.end()
    tour = nil
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

  /// Places the tour's bar at the lower edge, and extends the safe area inset by the height of the bar, which therefore
  /// covers no part of a room.
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
