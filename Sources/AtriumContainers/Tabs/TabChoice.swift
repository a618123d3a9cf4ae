import AtriumKit

/// The cause of a tab selection, and the resulting animation and notifications.
///
/// The cause is code, the user, or a gesture that drives the change.
@MainActor
final class TabChoice: ContainerDriverDelegate {
  /// The causes of a selection.
  enum Cause {
    case code
    case user
    /// A gesture that drives the change.
    case gesture(any ViewControllerInteractiveTransitioning)
  }

  private unowned let controller: TabBarController
  private let more: TabMore
  /// The cause of the selection that is being set.
  ///
  /// The value is nil for a selection in code, or after ``take()`` has returned the cause.
  private var given: Cause?
  /// The cause of the next selection.
  private var next = Cause.code
  /// The tab that a running swipe selects.
  private weak var selectedByGesture: ViewController?

  init(_ controller: TabBarController, more: TabMore) {
    (self.controller, self.more) = (controller, more)
  }

  /// Sets ``TabBarController/selectedViewController`` for a selection with the given cause.
  ///
  /// - Returns: False if an override of that property has ignored the new selection.
  func set(_ tab: ViewController, by cause: Cause) -> Bool {
    given = cause
    controller.selectedViewController = tab
    defer { given = nil }
    return given == nil
  }

  /// Returns the cause of the selection that is being set, and clears the stored cause.
  func take() -> Cause {
    defer { given = nil }
    return given ?? .code
  }

  /// Stores the cause of the change that the container is about to request.
  func note(_ cause: Cause) { next = cause }

  // MARK: The change

  func childrenView(for driver: ContainerDriver) -> View { controller.contentView }

  /// Lays out the bars for the incoming tab.
  func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange) {
    if let new = change.coming.last { controller.bars.fit(new) }
  }

  /// Returns the slide of a swipe, the animator of the delegate, or the animator of the list of *More*.
  func containerDriver(_ driver: ContainerDriver, lookOf change: ContainerChange) -> ContainerLook {
    let cause = next
    next = .code
    guard change.isAnimated, let window = controller.view.window, let old = change.leaving.last,
      let new = change.coming.last
    else { return .atOnce }
    if case .gesture(let interactor) = cause {
      selectedByGesture = new
      let edge: ViewController.Transition.Edge =
        isForward(from: old, to: new) ? .trailing : .leading
      return .animator(
        ViewController.Transition.push(from: edge).animator(), interactor: interactor)
    }
    guard window.settings.motion != .off, let animator = animator(from: old, to: new, by: cause)
    else { return .atOnce }
    return .animator(
      animator,
      interactor: controller.delegate?.tabBarController(
        controller, interactionControllerFor: animator))
  }

  private func animator(
    from old: ViewController, to new: ViewController, by cause: Cause
  ) -> (any ViewControllerAnimatedTransitioning)? {
    if let animator = controller.delegate?.tabBarController(
      controller, animationControllerForTransitionFrom: old, to: new)
    {
      return animator
    }
    guard case .user = cause else { return nil }
    return more.animator(from: old, to: new)
  }

  /// Returns whether a tab comes after another tab in the order.
  private func isForward(from old: ViewController, to new: ViewController) -> Bool {
    let tabs = controller.tabs
    let end = tabs.count
    return (tabs.firstIndex(of: new) ?? end) > (tabs.firstIndex(of: old) ?? end)
  }

  /// Notifies the delegate if a swipe has selected a tab.
  ///
  /// After a cancelled swipe, the bars show the previous tab again.
  func containerDriver(
    _ driver: ContainerDriver, didEnd change: ContainerChange, didComplete: Bool
  ) {
    let swiped = selectedByGesture
    selectedByGesture = nil
    if !didComplete {
      more.note(driver.wanted.selected)
      controller.bars.update(animated: true)
    } else if let swiped, change.coming.last === swiped {
      controller.delegate?.tabBarController(controller, didSelect: swiped)
    }
  }
}
