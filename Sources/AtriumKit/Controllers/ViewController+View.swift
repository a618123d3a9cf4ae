import AtriumGeometry

extension ViewController {
  /// The controller's root view, which is loaded when it is first read.
  ///
  /// A view that is assigned counts as loaded, and no loading method is called (L-8). The previous view is first
  /// removed from its superview, which makes the controller disappear. ``resetView()`` removes the view.
  public var view: View {
    get {
      loadViewIfNeeded()
      guard let storedView else {
        programmerError(
          "\(debugName).view was removed inside its own viewDidLoad(); call resetView() later.")
      }
      return storedView
    }
    set { setView(newValue) }
  }

  /// The root view; nil if it has not been loaded.
  public var viewIfLoaded: View? { storedView }

  /// Whether the root view is loaded.
  public var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view by calling ``loadView()`` and ``viewDidLoad()``, unless it is already loaded.
  ///
  /// Traps if ``loadView()`` does not set the view, or reads `view` before it sets the view (L-6).
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    if isLoadingView {
      programmerError(
        "\(debugName).view was read inside its own loadView(), before it was set; assign `view` "
          + "first.")
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard storedView != nil else {
      programmerError(
        "\(debugName).loadView() returned without setting `view`; assign a View, or call super.")
    }
    ViewController.nibLoader?.didLoadView(of: self)
    send(.viewDidLoad) { viewDidLoad() }
  }

  /// Releases the root view; the next access loads a new view (L-7).
  ///
  /// If the view is on screen, it is removed first. The controller then receives both disappearance calls
  /// immediately, and its phase is reset.
  public func resetView() {
    setView(nil)
  }

  private func setView(_ newView: View?) {
    guard newView !== storedView else { return }
    if let newView, let owner = newView.viewController, owner !== self {
      programmerError(
        "\(type(of: newView)) is the root view of \(owner.debugName) and cannot also be the root "
          + "view of \(debugName); give each controller its own view.")
    }
    let old = storedView
    if let old {
      giveUp(old)
      // If client code has set another view during the removal, that view is kept.
      guard storedView == nil else { return }
    }
    storedView = newView
    if newView == nil {
      ViewController.loaded.remove(self)
    } else {
      ViewController.loaded.add(self)
    }
    newView?.viewController = self
    newView?.markMayHoldControllers()
    sizeChildViews()
    updateAttachment()
    // The old view must not be released before this line, so that the completions of its animations see the new
    // state.
    withExtendedLifetime(old) {}
    // The view may have had children's views before it became this controller's view.
    for subview in newView?.subviews ?? [] {
      subview.forEachTopmostController { $0.updateAttachment() }
    }
  }

  /// Removes the current root view.
  ///
  /// The controller receives the disappearance calls that are missing in its phase. Its phase is then reset (DC-7).
  private func giveUp(_ old: View) {
    var attempts = 0
    repeat {
      attempts += 1
      dismissWhatLivesInView()
      old.removeFromSuperview()
      // In a container that forwards appearance calls manually, the removal sends no calls, although this controller
      // was on screen.
      begin(appearing: false, animated: false)
      end(appearing: false)
      guard storedView === old else { return }
      // The disappearance calls may have added the view again.
    } while (old.superview != nil || appearance.phase != .disappeared) && attempts < 10
    appearance.reset()
    old.viewController = nil
    storedView = nil
    for child in attachedChildren { child.updateAttachment() }
  }

  /// Makes the default view, in the size of the area that it will fill (L-4, DC-28).
  func makeDefaultView() -> View {
    let known = knownViewSize
    let view = View(frame: Rect(size: known ?? Size(width: 320, height: 480)))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isSizeUnknown = known == nil
    return view
  }
}
