public import AtriumKit

/// A controller that manages a search bar and shows the results of a search over the content.
///
/// A navigation bar shows the ``searchBar`` of the controller in ``NavigationItem/searchController``. A program can
/// also put the search bar elsewhere, for example above a table.
///
/// The search becomes active when the search bar begins editing, or when a program sets ``isActive``. The search
/// controller is then a child of the searched controller, which is the owner of the navigation item or the controller
/// whose view contains the search bar. The search controller's view covers the parent's view. The results controller
/// is a child of the search controller. The parent stays on screen and receives no appearance calls. The search ends
/// with the cancel button, with Escape in an empty field or in the results, and with a click on the dimmed content.
open class SearchController: ViewController {
  /// The search bar.
  public let searchBar = SearchBar()
  /// The controller that shows the results; nil if the searched controller shows them itself.
  public let searchResultsController: ViewController?
  /// The object that updates the results; held weakly.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate; held weakly.
  open weak var delegate: (any SearchControllerDelegate)?
  /// Whether the searched content is dimmed while the search is active and no results are shown.
  ///
  /// A click on the dimmed content ends the search.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { updateContent() }
  }
  /// Whether a navigation bar shows only the search bar while the search is active.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { item?.searchDidChange() }
  }
  /// Whether the cancel button is shown while the search is active.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown while the search is active.
  open var automaticallyShowsScopeBar = true
  /// Whether ``showsSearchResultsController`` is set to true while the search bar has text; true by default.
  ///
  /// If the program sets ``showsSearchResultsController``, this property becomes false.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the ``searchResultsController`` is shown while the search is active.
  open var showsSearchResultsController = false {
    didSet {
      guard showsSearchResultsController != oldValue else { return }
      if !isFollowingText { automaticallyShowsSearchResultsController = false }
      updateContent()
    }
  }

  /// The item that shows the search bar in a navigation bar.
  weak var item: NavigationItem?
  private var isShown = false
  /// The last value that was set for ``isActive``; a change in progress adopts the value when the change ends.
  private var isWantedActive = false
  private var isChanging = false
  private var isFollowingText = false
  /// A counter of changes of ``isActive``.
  ///
  /// At the end of an animation, it shows whether a later change has begun.
  private var changeCount = 0
  private lazy var cover = SearchCover(self)

  /// Makes a search controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results; nil if the searched controller shows
  ///   them itself.
  public init(searchResultsController: ViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.controller = self
  }

  /// Whether the search is active.
  ///
  /// Setting this property begins or ends the search with an animation. The end clears the text. A value that the
  /// delegate sets while the search begins or ends takes effect afterwards.
  open var isActive: Bool {
    get { isShown }
    set {
      isWantedActive = newValue
      guard !isChanging else { return }
      isChanging = true
      while isWantedActive != isShown { if isShown { end() } else { begin() } }
      isChanging = false
    }
  }

  /// Makes the view, which dims the searched content.
  open override func loadView() { view = cover.view }

  /// Ends the search when Escape is pressed in the results.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    if isActive, presses.contains(where: \.isSearchCancellation) { return searchBar.cancel() }
    super.pressesBegan(presses, with: event)
  }

  // MARK: The search

  private func begin() {
    delegate?.willPresentSearchController(self)
    isShown = true
    followText()
    let hasWindow = searchBar.window != nil
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = true
    }
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(true, animated: hasWindow)
    }
    cover.show(for: host, animated: hasWindow)
    searchBar.setNeedsLayout()
    item?.searchDidChange()
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    update()
    animateBar(isAnimated: hasWindow) { $0.delegate?.didPresentSearchController($0) }
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isShown = false
    let hasWindow = searchBar.window != nil
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = ""
    followText()
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(false, animated: hasWindow)
    }
    cover.hide(animated: hasWindow)
    item?.searchDidChange()
    update()
    animateBar(isAnimated: hasWindow) { $0.delegate?.didDismissSearchController($0) }
  }

  /// Animates the height of the navigation bar, and then calls a closure unless the search has begun or ended again.
  private func animateBar(
    isAnimated: Bool, completion: @escaping @MainActor (SearchController) -> Void
  ) {
    changeCount += 1
    let number = changeCount
    let end: @MainActor () -> Void = { [weak self] in
      if let self, changeCount == number { completion(self) }
    }
    guard isAnimated else { return end() }
    View.animate(withDuration: Theme.movementDuration, options: .allowUserInteraction) {
      self.item?.bar?.superview?.layoutIfNeeded()
    } completion: { _ in
      end()
    }
  }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// The controller whose content is searched.
  private var host: ViewController? {
    if let owner = item?.owner { return owner }
    var next = searchBar.next
    while let current = next {
      if let controller = current as? ViewController { return controller }
      next = current.next
    }
    return nil
  }

  private func followText() {
    guard automaticallyShowsSearchResultsController else { return }
    isFollowingText = true
    showsSearchResultsController = isShown && searchBar.searchTextField.hasText
    isFollowingText = false
  }

  private func updateContent() { if isShown { cover.update() } }

  // MARK: The search bar

  func searchBarDidBeginEditing() { isActive = true }

  func searchTextDidChange() {
    guard isShown else { return }
    followText()
    update()
  }

  func searchScopeDidChange() { if isShown { update() } }

  /// Shows the search over the content, if the search became active before the parent's view was loaded.
  func searchBarDidLayOut() {
    guard isShown, !isChanging, parent !== host else { return }
    cover.show(for: host, animated: false)
  }

  func searchBarHeightDidChange() { item?.searchDidChange() }
}
