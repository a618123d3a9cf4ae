import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Manages the view of a search controller, which covers the searched content and contains the view of the results.
@MainActor
final class SearchCover {
  private static let dimming = Color(white: 0, alpha: 0.2)

  private unowned let controller: SearchController
  private weak var host: ViewController?
  /// A counter of changes.
  ///
  /// At the end of an animation, it shows whether a later change has begun.
  private var changeCount = 0

  init(_ controller: SearchController) { self.controller = controller }

  /// Makes the view of the search controller.
  private(set) lazy var view: View = {
    let view = SearchCoverView()
    view.onTap = { [weak self] in self?.controller.searchBar.cancel() }
    return view
  }()

  /// Shows the view over the content of a controller.
  func show(for host: ViewController?, animated: Bool) {
    changeCount += 1
    // The search bar may have moved to the view of another controller since the last search.
    if self.host !== host { remove() }
    self.host = host
    guard let host, host.isViewLoaded else { return }
    if controller.parent !== host {
      host.addChild(controller)
      View.performWithoutAnimation {
        controller.view.alpha = animated ? 0 : 1
        host.view.addSubview(controller.view)
        place()
      }
      controller.didMove(toParent: host)
    }
    (host.view as? ScrollView)?.observeOffset(owner: self) { [weak self] _ in self?.place() }
    update()
    guard animated else { return }
    View.animate(withDuration: Theme.movementDuration, options: .allowUserInteraction) {
      self.controller.view.alpha = 1
    }
  }

  /// Hides the view and removes the controller from its parent.
  func hide(animated: Bool) {
    changeCount += 1
    let number = changeCount
    guard controller.parent != nil else { return }
    controller.view.isUserInteractionEnabled = false
    guard animated else { return remove() }
    View.animate(withDuration: Theme.movementDuration, options: .allowUserInteraction) {
      self.controller.view.alpha = 0
    } completion: { [weak self] _ in
      if let self, changeCount == number { remove() }
    }
  }

  private func remove() {
    (host?.viewIfLoaded as? ScrollView)?.stopObservingOffset(owner: self)
    guard controller.parent != nil else { return }
    let number = changeCount
    removeResults()
    controller.willMove(toParent: nil)
    View.performWithoutAnimation { controller.viewIfLoaded?.removeFromSuperview() }
    controller.removeFromParent()
    // A callback of a controller may have begun the search again.
    if changeCount != number, controller.isActive { show(for: host, animated: false) }
  }

  /// Covers the visible part of the parent's view, even if that view is a scroll view.
  private func place() {
    guard let area = host?.viewIfLoaded, view.superview === area else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = area.bounds
    area.bringSubviewToFront(view)
  }

  /// Shows the results or dims the content, as the search controller's properties require.
  func update() {
    guard controller.parent != nil else { return }
    let showsResults =
      controller.showsSearchResultsController && controller.searchResultsController != nil
    if showsResults { addResults() } else { removeResults() }
    let dims = controller.obscuresBackgroundDuringPresentation && !showsResults
    view.backgroundColor = dims ? SearchCover.dimming : nil
    view.isUserInteractionEnabled = true
    (view as? SearchCoverView)?.isObscuring = dims
    view.isHidden = !(dims || showsResults)
  }

  private func addResults() {
    guard let results = controller.searchResultsController, results.parent !== controller else {
      return
    }
    controller.addChild(results)
    View.performWithoutAnimation {
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
    }
    results.didMove(toParent: controller)
  }

  private func removeResults() {
    guard let results = controller.searchResultsController, results.parent === controller else {
      return
    }
    results.willMove(toParent: nil)
    View.performWithoutAnimation { results.viewIfLoaded?.removeFromSuperview() }
    results.removeFromParent()
  }
}

/// A view that dims the content behind it and reports clicks.
final class SearchCoverView: View {
  var onTap: (@MainActor () -> Void)?
  /// Whether the view reports clicks.
  var isObscuring = false

  init() {
    super.init()
    let tap = TapGestureRecognizer { [weak self] _ in
      if let self, isObscuring { onTap?() }
    }
    addGestureRecognizer(tap)
  }
}
