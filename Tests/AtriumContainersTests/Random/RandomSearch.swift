import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

/// A controller whose content is searched.
final class RandomSearched: ViewController {
  weak var world: RandomSearch?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    world?.interfere("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    world?.interfere("viewWillDisappear")
  }
}

/// Search controllers in two tabs with navigation controllers, which code and a user change at random.
@MainActor
final class RandomSearch: TracedRun {
  let trace: RandomTrace
  private let ground: RandomStage
  private let balance = LifeBalance()
  private let tabs = TabBarController()
  private var made = WeakObjects()
  /// Whether the last call of a search's delegate was `willPresent`.
  private var isPresenting: [ObjectIdentifier: Bool] = [:]
  private var names = 0

  private var stage: Stage { ground.stage }
  private var root: ViewController { ground.root }

  init(seed: UInt64, keepsTrace: Bool) {
    trace = RandomTrace(seed: seed, keepsLines: keepsTrace)
    ground = RandomStage(
      size: Size(width: 400, height: 600), trace: trace, paints: seed % 8 == 0)
    root.addLifecycleObserver(balance)
    root.title = "root"
    balance.onEvent = { [trace] line in trace.note(line) }
    tabs.viewControllers = (0..<2).map { _ in
      made.add(NavigationController(rootViewController: makeSearched()))
    }
    root.addChild(tabs)
    root.view.addSubview(tabs.view)
    tabs.view.frame = root.view.bounds
    tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabs.didMove(toParent: root)
    ground.show()
  }

  private func name(_ controller: ViewController, _ prefix: String) {
    names += 1
    controller.title = "\(prefix)\(names)"
    made.add(controller)
  }

  private func makeSearched() -> RandomSearched {
    let searched = RandomSearched()
    searched.world = self
    name(searched, "searched")
    if trace.random.oneIn(3) { searched.view = TableView(style: .plain) }
    searched.navigationItem.searchController = makeSearch()
    searched.navigationItem.hidesSearchBarWhenScrolling = trace.random.oneIn(2)
    return searched
  }

  private func makeSearch() -> SearchController {
    var results: ViewController?
    if trace.random.oneIn(2) {
      let made = RandomSearched()
      made.world = self
      name(made, "results")
      results = made
    }
    let search = SearchController(searchResultsController: results)
    name(search, "search")
    // Another search controller may have had this address.
    isPresenting[ObjectIdentifier(search)] = nil
    search.delegate = self
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    search.hidesNavigationBarDuringPresentation = trace.random.oneIn(2)
    search.obscuresBackgroundDuringPresentation = trace.random.oneIn(2)
    search.searchBar.scopeButtonTitles = trace.random.oneIn(3) ? ["all", "some"] : nil
    return search
  }

  // MARK: Running

  func checkStep() {
    if let problem = balance.problem { trace.fail(problem) }
  }

  func end() {
    root.dismiss(animated: false)
    stage.window.rootViewController = nil
    tabs.willMove(toParent: nil)
    tabs.viewIfLoaded?.removeFromSuperview()
    tabs.removeFromParent()
    tabs.viewControllers = []
    ground.end()
    made.checkReleased(in: trace)
    checkStep()
  }

  func interfere(_ call: String) { interfere(call, oneIn: 12) }

  func rest() {
    trace.note("settle")
    stage.settle()
    for line in balance.unfinished { trace.fail("\(line) at rest") }
    for search in searches { check(search) }
  }

  private func check(_ search: SearchController) {
    let name = search.title ?? ""
    let results = search.searchResultsController
    guard search.isActive else {
      if search.parent != nil { trace.fail("\(name) is inactive in \(search.parent?.title ?? "")") }
      if results?.parent != nil { trace.fail("the results of \(name) are left") }
      return
    }
    guard let host = host(of: search), host.viewIfLoaded?.window != nil else { return }
    if search.parent !== host {
      trace.fail("\(name) is active outside \(host.title ?? "")")
    } else if search.view.superview !== host.view {
      trace.fail("the view of \(name) is not in \(host.title ?? "")")
    }
    if let results, search.showsSearchResultsController != (results.parent === search) {
      trace.fail("\(name) shows its results wrongly")
    }
  }

  // MARK: Operations

  private var searches: [SearchController] {
    made.all(SearchController.self)
  }
  private var navigations: [NavigationController] {
    made.all(NavigationController.self)
  }
  private func host(of search: SearchController) -> ViewController? {
    made.all(RandomSearched.self).first {
      $0.navigationItem.searchController === search
    }
  }

  func operate() {
    let animated = trace.random.oneIn(2)
    switch trace.random.below(16) {
    case 0, 1, 2: toggle()
    case 3: type()
    case 4: press()
    case 5: click()
    case 6, 7: changeStack(animated: animated)
    case 8:
      trace.note("select the other tab")
      tabs.selectedIndex = 1 - tabs.selectedIndex
    case 9:
      ground.presentOrDismiss {
        let modal = ViewController()
        name(modal, "modal")
        return modal
      }
    case 10: ground.resize()
    case 11: replaceSearch()
    case 12: changeSearch()
    case 13:
      guard trace.random.oneIn(3) else { return }
      trace.note("focus \(animated)")
      stage.window.dispatch(.focus(animated))
    default: ground.advance(upTo: 0.3)
    }
  }

  private func toggle() {
    guard let search = trace.random.element(of: searches) else { return }
    let isActive = trace.random.oneIn(2)
    trace.note("\(search.title ?? "") active \(isActive)")
    if trace.random.oneIn(3) {
      if isActive {
        search.searchBar.becomeFirstResponder()
      } else {
        search.searchBar.resignFirstResponder()
      }
    } else {
      search.isActive = isActive
    }
  }

  private func type() {
    guard let search = trace.random.element(of: searches) else { return }
    let text = trace.random.oneIn(3) ? "" : "ab"
    trace.note("\(search.title ?? "") text \(text)")
    if trace.random.oneIn(2) || trace.isNested {
      search.searchBar.text = text
    } else {
      stage.type("x")
    }
  }

  private func press() {
    guard !trace.isNested,
      let key = trace.random.element(of: ["Escape", "Tab", "Alt+Left", "Return", "Backspace"])
    else { return }
    trace.note("key \(key)")
    stage.key(key)
  }

  private func click() {
    guard !trace.isNested else { return }
    let bounds = stage.window.bounds
    let point = Point(
      x: trace.random.number(0...bounds.width).rounded(),
      y: trace.random.number(0...min(200, bounds.height)).rounded())
    trace.note("click \(point)")
    stage.click(at: point)
  }

  private func changeStack(animated: Bool) {
    guard let navigation = trace.random.element(of: navigations) else { return }
    if navigation.viewControllers.count < 4, trace.random.oneIn(2) {
      trace.note("push \(animated)")
      navigation.pushViewController(makeSearched(), animated: animated)
    } else {
      trace.note("pop \(animated)")
      navigation.popViewController(animated: animated)
    }
  }

  private func replaceSearch() {
    let hosts = made.all(RandomSearched.self).filter { $0.parent is NavigationController }
    guard let host = trace.random.element(of: hosts) else { return }
    let new = trace.random.oneIn(3) ? nil : makeSearch()
    trace.note("\(host.title ?? "") gets \(new?.title ?? "nil")")
    host.navigationItem.searchController = new
  }

  private func changeSearch() {
    guard let search = trace.random.element(of: searches) else { return }
    trace.note("\(search.title ?? "") changes")
    switch trace.random.below(5) {
    case 0: search.hidesNavigationBarDuringPresentation.toggle()
    case 1: search.obscuresBackgroundDuringPresentation.toggle()
    case 2: search.showsSearchResultsController.toggle()
    case 3: search.searchBar.scopeButtonTitles = trace.random.oneIn(2) ? nil : ["all", "some"]
    default: search.searchBar.selectedScopeButtonIndex = trace.random.below(4) - 1
    }
  }
}

extension RandomSearch: SearchControllerDelegate, SearchResultsUpdating, SearchBarDelegate {
  private func tell(_ search: SearchController, presents: Bool) {
    let id = ObjectIdentifier(search)
    let name = search.title ?? ""
    trace.note("\(name) will \(presents ? "present" : "dismiss")")
    if isPresenting[id, default: false] == presents {
      trace.fail("\(name) begins the same change twice")
    }
    isPresenting[id] = presents
  }
  func willPresentSearchController(_ searchController: SearchController) {
    tell(searchController, presents: true)
    interfere("willPresent")
  }
  func didPresentSearchController(_ searchController: SearchController) {
    if !searchController.isActive { trace.fail("an inactive search did present") }
    interfere("didPresent")
  }
  func willDismissSearchController(_ searchController: SearchController) {
    tell(searchController, presents: false)
    interfere("willDismiss")
  }
  func didDismissSearchController(_ searchController: SearchController) {
    if searchController.isActive { trace.fail("an active search did dismiss") }
    interfere("didDismiss")
  }
  func updateSearchResults(for searchController: SearchController) { interfere("update") }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { interfere("begin editing") }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { interfere("end editing") }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { interfere("text") }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { interfere("cancel") }
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    interfere("scope")
  }
}
