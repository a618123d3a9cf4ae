import AtriumGeometry

extension ViewController {
  /// The controller's root view; reading it loads it (L-1).
  ///
  /// Assigning a view marks it loaded without any callback (L-8); the view that was there before
  /// leaves its superview first, with the controller disappearing. ``resetView()`` takes the view
  /// away.
  public var view: View {
    get {
      loadViewIfNeeded()
      guard let storedView else {
        programmerError(
          "\(debugName).view was taken away inside its own viewDidLoad(); call resetView() later.")
      }
      return storedView
    }
    set { setView(newValue) }
  }

  /// The root view if it is there; reading it loads nothing (L-2).
  public var viewIfLoaded: View? { storedView }

  /// Whether the root view is there (L-2).
  public var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view, with ``loadView()`` and ``viewDidLoad()``, unless it is there (L-2).
  ///
  /// Traps if ``loadView()`` sets none, or reads ``view`` before it has set it (L-6).
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
    send(.viewDidLoad) { viewDidLoad() }
  }

  /// Forgets the root view; the next reading loads a new one (L-7).
  ///
  /// A view on screen is taken out first: the controller disappears, both calls at once, and then
  /// its phase begins anew.
  public func resetView() {
    setView(nil)
  }

  private func setView(_ newView: View?) {
    guard newView !== storedView else { return }
    if let newView, let owner = newView.viewController, owner !== self {
      programmerError(
        "\(type(of: newView)) is the root view of \(owner.debugName) and cannot be that of "
          + "\(debugName) too; give each controller a view of its own.")
    }
    let old = storedView
    if let old {
      giveUp(old)
      // One of those calls has set another view: that was later.
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
    // With its last owner the old view may end animations, whose completions find the new state.
    withExtendedLifetime(old) {}
    // Children may have been put into the view before it became this controller's.
    for subview in newView?.subviews ?? [] {
      subview.forEachTopmostController { $0.updateAttachment() }
    }
  }

  /// Ends what the controller has with its view: whoever was told of appearing hears both calls of
  /// disappearing, then the phase begins anew (DC-7).
  private func giveUp(_ old: View) {
    var attempts = 0
    repeat {
      attempts += 1
      dismissWhatLivesInView()
      old.removeFromSuperview()
      // The view of a child of a manual container leaves in silence; this controller still was there.
      begin(appearing: false, animated: false)
      end(appearing: false)
      guard storedView === old else { return }
      // One of these calls may have put it in again.
    } while (old.superview != nil || appearance.phase != .gone) && attempts < 10
    appearance.reset()
    old.viewController = nil
    storedView = nil
    for child in attachedChildren { child.updateAttachment() }
  }

  /// The default view, as large as the place it is for (L-4, DC-28).
  func makeDefaultView() -> View {
    let known = knownViewSize
    let view = View(frame: Rect(size: known ?? Size(width: 320, height: 480)))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isSizeUnknown = known == nil
    return view
  }
}
