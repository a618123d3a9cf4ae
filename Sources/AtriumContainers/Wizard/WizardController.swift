public import AtriumControls
public import AtriumKit

/// A container that leads the user through pages in order.
///
/// A page must be valid before the user may go forward.
///
/// ```swift
/// let wizard = WizardController()
/// wizard.viewControllers = [identityPage, addressPage]
/// wizard.transitionStyle = .pushHorizontally
/// wizard.delegate = self
/// ```
///
/// Pages are the inset controllers of the placeholder view at index 0 (CK-W1). A page that conforms to
/// ``WizardPage`` is validated before the user goes forward. A subclass may make its own view, with
/// ``PlaceholderController/placeholderViews`` and any of the three buttons. If the
/// ``PlaceholderController/delegate`` is a ``WizardControllerDelegate``, it is notified of page changes and of the
/// end.
open class WizardController: PlaceholderController, SelectingContainer {
  /// The way in which a page replaces another page (CK-W2).
  public enum TransitionStyle: Hashable, Sendable {
    /// The new page replaces the old page at once.
    case none
    /// The new page replaces the old page with a cross dissolve.
    case crossDissolve
    /// The new page pushes the old page out: from the right when going forward, from the left when going back.
    case pushHorizontally
  }

  /// The way in which a page replaces another page; at once by default (CK-W2).
  public var transitionStyle = TransitionStyle.none
  /// The button that goes back, hidden on the first page; nil for no button (CK-W1).
  public var previousButton: Button? {
    didSet { connect(previousButton, instead: oldValue) { $0.moveToPreviousPage() } }
  }
  /// The button that goes forward, hidden on the last page; nil for no button (CK-W1).
  public var nextButton: Button? {
    didSet { connect(nextButton, instead: oldValue) { $0.moveToNextPage() } }
  }
  /// The button that ends the wizard, visible only on the last page; nil for no button (CK-W1).
  public var doneButton: Button? {
    didSet { connect(doneButton, instead: oldValue) { $0.finish() } }
  }

  private var pages: [ViewController] = []
  private var page: Int?

  // MARK: Pages

  /// The pages in order.
  ///
  /// Setting this property shows the first page, or nothing if the list is empty (CK-W1).
  ///
  /// While a page is being exchanged, a new list is refused with a warning. Traps if a controller is listed
  /// twice.
  public var viewControllers: [ViewController] {
    get { pages }
    set {
      check(members: newValue)
      guard isReady(for: "take a new list of pages") else { return }
      pages = newValue
      page = pages.isEmpty ? nil : 0
      setInset(pages.first, at: 0)
      didMove()
    }
  }

  /// The page that is shown; nil if there are no pages.
  ///
  /// Setting this property is equivalent to ``moveToPage(_:)``, which may refuse the page.
  public var selectedViewController: ViewController? {
    get { page.map { pages[$0] } }
    set { if let newValue { select(newValue, animated: true) } }
  }

  /// Shows a page, or the first page on the way to it that is not valid, as ``moveToPage(_:)`` does (CK-W3).
  open func select(_ viewController: ViewController, animated: Bool) {
    if let index = pages.firstIndex(of: viewController) { move(to: index, animated: animated) }
  }

  /// Shows a page (CK-W3).
  ///
  /// Going back validates no page. Going forward validates the current page and all pages in between, and
  /// loads their views. The first page that is not valid is shown instead. An index without a page is
  /// refused with an error in the log, and a request during an exchange of pages is refused with a warning.
  ///
  /// - Returns: Whether the requested page is now the current page.
  @discardableResult
  open func moveToPage(_ index: Int) -> Bool { move(to: index, animated: true) }

  private struct Place: Equatable {
    var page: Int?
    var pages: [ViewController]
  }

  @discardableResult
  private func move(to index: Int, animated: Bool) -> Bool {
    guard let page, pages.indices.contains(index) else {
      StackLog.error(
        "\(nameInMessages) cannot show page \(index): there are \(pages.count) pages.")
      return false
    }
    guard index != page else { return true }
    guard isReady(for: "show page \(index)") else { return false }
    let target = answer(about: Place(page: self.page, pages: pages)) {
      index < page ? index : (page..<index).first { !isValid($0) } ?? index
    }
    guard let target else { return self.page == index }
    guard target != page else { return false }
    self.page = target
    let transition = animated ? transition(isForward: target > page) : .none
    setInset(pages[target], at: 0, transition: transition)
    didMove()
    return target == index
  }

  /// Shows the next page, if the current page is valid (CK-W4).
  ///
  /// - Returns: Whether the next page is now the current page.
  @discardableResult
  open func moveToNextPage() -> Bool {
    guard let page, page + 1 < pages.count else { return false }
    return moveToPage(page + 1)
  }

  /// Shows the previous page, without validation (CK-W4).
  ///
  /// - Returns: Whether the previous page is now the current page.
  @discardableResult
  open func moveToPreviousPage() -> Bool {
    guard let page, page > 0 else { return false }
    return moveToPage(page - 1)
  }

  /// Notifies the delegate that the wizard is done, if the current page is the last page and is valid (CK-W4).
  ///
  /// - Returns: Whether the current page is the last page and is valid.
  @discardableResult
  open func finish() -> Bool {
    guard let page, page == pages.count - 1, isValid(page) else { return false }
    listener?.wizardControllerDidFinish(self)
    return true
  }

  private var listener: (any WizardControllerDelegate)? {
    delegate as? any WizardControllerDelegate
  }

  private func isValid(_ index: Int) -> Bool {
    guard pages.indices.contains(index), let page = pages[index] as? any WizardPage else {
      return true
    }
    page.loadViewIfNeeded()
    return page.validate()
  }

  private func isReady(for request: String) -> Bool {
    guard isPerformingTransition(at: 0) else { return true }
    StackLog.warning(
      "\(nameInMessages) does not \(request): a page change is in progress.")
    return false
  }

  private func transition(isForward: Bool) -> StepTransition {
    switch transitionStyle {
    case .none: .none
    case .crossDissolve: .crossDissolve
    case .pushHorizontally: isForward ? .pushFromRight : .pushFromLeft
    }
  }

  private func didMove() {
    updateButtons()
    if let page { listener?.wizardController(self, didMoveToPage: page) }
  }

  // MARK: Unwinding

  /// Returns the current page and the pages before it, the nearest first.
  ///
  /// Later pages are left out, since the pages before a later page would have to be validated.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    guard let page else { return [] }
    return unwindCandidates(
      in: pages.prefix(page).reversed(), shown: pages[page], from: source)
  }

  /// Goes back to the page to which the unwind segue leads.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    if let index = pages.firstIndex(of: subsequent) { moveToPage(index) }
  }

  // MARK: Buttons

  private func connect(
    _ button: Button?, instead old: Button?, to action: @escaping (WizardController) -> Void
  ) {
    guard button !== old else { return }
    button?.addAction(for: .primaryActionTriggered) { [weak self, weak button] in
      // A button that has been replaced may still be on screen, but must not act.
      guard let self, let button, isCurrent(button) else { return }
      action(self)
    }
    updateButtons()
  }

  private func isCurrent(_ button: Button) -> Bool {
    button === previousButton || button === nextButton || button === doneButton
  }

  private func updateButtons() {
    let last = pages.count - 1
    previousButton?.isHidden = page == nil || page == 0
    nextButton?.isHidden = page == nil || page == last
    doneButton?.isHidden = page == nil || page != last
  }

  /// Makes a view with a placeholder view for the pages and, below it, the three buttons.
  ///
  /// An override that makes another view does not call `super`.
  open override func loadView() {
    super.loadView()
    WizardLayout.install(in: self)
  }

  /// Shows and hides the buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    updateButtons()
  }
}
