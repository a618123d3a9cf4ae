import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

extension HouseController {
  /// Begins the tour.
  ///
  /// - Parameter stop: The index of the first stop.
  func beginTour(at stop: Int = 0) {
    guard tour == nil else { return }
    let view = TourView(
      next: { [weak self] in self?.continueTour() }, end: { [weak self] in self?.endTour() })
    tour = (view, stop)
    self.view.insertSubview(view, belowSubview: menuView)
    showStop()
  }

  /// Goes to the next stop, or ends the tour after the last stop.
  func continueTour() {
    guard let tour else { return }
    guard tour.stop + 1 < TourStop.all.count else { return endTour() }
    self.tour?.stop += 1
    showStop()
  }

  /// Ends the tour and stays in the current room.
  func endTour() {
    tour?.view.removeFromSuperview()
    tour = nil
    additionalSafeAreaInsets.bottom = 0
  }

  private func showStop() {
    guard let tour else { return }
    let stop = TourStop.all[tour.stop]
    tour.view.show(stop, at: tour.stop)
    let index = ScreenCatalogue.ring.firstIndex { $0.name == stop.room }
    if let index, viewControllers[index] !== selectedViewController {
      go(to: viewControllers[index], occasion: String(localized: "Tour"))
    }
    view.setNeedsLayout()
  }

  /// Places the tour's bar at the lower edge, and ends the rooms above it.
  func placeTour() {
    guard let tour else { return }
    let size = view.bounds.size
    let height = min(tour.view.height(in: size), (size.height * 0.6).rounded())
    tour.view.frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    if additionalSafeAreaInsets.bottom != height { additionalSafeAreaInsets.bottom = height }
  }
}
