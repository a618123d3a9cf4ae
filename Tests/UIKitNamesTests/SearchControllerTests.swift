import AtriumHarness
import Testing
import UIKit

/// Search controllers in a navigation bar and above a table.
@MainActor
@Suite(.ownWindows)
struct SearchControllerTests {
  private final class Results: UIViewController {
    var note: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { note("results will appear") }
    override func viewDidDisappear(_ animated: Bool) { note("results did disappear") }
  }

  private final class Searched: UIViewController, UISearchResultsUpdating,
    UISearchControllerDelegate, UISearchBarDelegate
  {
    var log: [String] = []
    let results = Results()
    lazy var search = UISearchController(searchResultsController: hasResults ? results : nil)
    var hasResults = true

    override func viewDidLoad() {
      super.viewDidLoad()
      results.note = { [weak self] in self?.log.append($0) }
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      search.searchBar.scopeButtonTitles = ["All", "Some"]
      navigationItem.searchController = search
      navigationItem.title = "Things"
      definesPresentationContext = true
    }
    override func viewWillDisappear(_ animated: Bool) { log.append("searched will disappear") }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.isActive) \"\(searchController.searchBar.text ?? "")\"")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("didDismiss")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \"\(searchText)\"")
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let searched = Searched()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: searched)
    stage.window.rootViewController = navigation
    stage.settle()
  }

  @Test("a search begins with the editing, updates its results, and ends with the cancel button")
  func cycle() {
    let search = searched.search
    #expect(searched.take() == [])
    #expect(navigation.navigationBar.frame.height == 104)
    #expect(searched.view.frame == CGRect(x: 0, y: 104, width: 400, height: 496))
    #expect(search.searchBar.becomeFirstResponder())
    #expect(search.isActive && search.parent === searched)
    stage.settle()
    #expect(searched.take() == ["willPresent", "update true \"\"", "didPresent"])
    // The navigation bar shows only the search bar with its scopes.
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(searched.view.frame.minY == 96)
    #expect(search.searchBar.showsCancelButton && search.searchBar.showsScopeBar)
    #expect(search.view.frame == searched.view.bounds)
    stage.type("ab")
    stage.settle()
    #expect(
      searched.take() == [
        "text \"a\"", "results will appear", "update true \"a\"", "text \"ab\"",
        "update true \"ab\"",
      ])
    #expect(searched.results.parent === search)
    #expect(searched.results.navigationController === navigation)
    stage.click(on: "Some")
    stage.settle()
    #expect(searched.take() == ["scope 1", "update true \"ab\""])
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    stage.click(on: "Cancel")
    stage.settle()
    #expect(
      searched.take() == [
        "cancel", "willDismiss", "update false \"\"", "didDismiss", "results did disappear",
      ])
    #expect(search.parent == nil && searched.results.parent == nil)
    #expect(search.searchBar.text == "" && !search.searchBar.isFirstResponder)
    #expect(navigation.navigationBar.frame.height == 104)
    #expect(searched.view.frame.minY == 104)
  }

  @Test("Escape clears the text first, and then ends the search without going back")
  func escape() {
    let deep = Searched()
    navigation.pushViewController(deep, animated: false)
    stage.settle()
    deep.search.isActive = true
    stage.settle()
    #expect(deep.search.searchBar.isFirstResponder)
    stage.type("x")
    stage.key("Escape")
    #expect(deep.search.isActive && deep.search.searchBar.text == "")
    stage.key("Escape")
    stage.settle()
    #expect(!deep.search.isActive && navigation.topViewController === deep)
    deep.search.isActive = true
    stage.settle()
    // The focus is in the content, and the navigation controller receives the key.
    deep.search.obscuresBackgroundDuringPresentation = false
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    deep.view.addSubview(button)
    #expect(button.becomeFirstResponder())
    stage.key("Escape")
    stage.settle()
    #expect(!deep.search.isActive && navigation.topViewController === deep)
    stage.key("Escape")
    stage.settle()
    #expect(navigation.topViewController === searched)
  }

  @Test("Escape in the results ends the search outside a navigation controller too")
  func escapeInResults() {
    let (root, results) = (UIViewController(), UIViewController())
    let search = UISearchController(searchResultsController: results)
    stage.window.rootViewController = root
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    root.view.addSubview(search.searchBar)
    search.isActive = true
    stage.settle()
    stage.type("x")
    stage.settle()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    results.view.addSubview(button)
    #expect(button.becomeFirstResponder() && search.isActive)
    stage.key("Escape")
    stage.settle()
    #expect(!search.isActive)
  }

  @Test("dimmed content ends the search by a click, and content that is not dimmed keeps working")
  func obscuring() {
    let search = searched.search
    search.isActive = true
    stage.settle()
    #expect(!search.view.isHidden)
    stage.click(at: CGPoint(x: 200, y: 400))
    stage.settle()
    #expect(!search.isActive)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    stage.settle()
    #expect(search.view.isHidden)
    search.obscuresBackgroundDuringPresentation = true
    #expect(!search.view.isHidden)
    search.obscuresBackgroundDuringPresentation = false
    stage.click(at: CGPoint(x: 200, y: 400))
    stage.settle()
    #expect(search.isActive)
  }

  @Test(
    "the navigation bar stays if the search does not hide it, and a text set by the program updates the results"
  )
  func visibleBar() {
    let search = searched.search
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsScopeBar = false
    search.isActive = true
    stage.settle()
    #expect(navigation.navigationBar.frame.height == 104)
    _ = searched.take()
    search.searchBar.text = "program"
    #expect(searched.take() == ["results will appear", "update true \"program\""])
    search.isActive = false
    search.isActive = true
    stage.settle()
    #expect(
      searched.take() == [
        "willDismiss", "update false \"\"", "didDismiss", "willPresent", "update true \"\"",
        "didPresent", "results did disappear",
      ])
    #expect(search.isActive && search.parent === searched)
  }

  @Test(
    "a search bar scrolls away before the large title, and stays if hidesSearchBarWhenScrolling is false"
  )
  func scrolling() {
    let table = UITableViewController(style: .plain)
    let rows = Rows()
    table.tableView.dataSource = rows
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let stack = UINavigationController(rootViewController: table)
    stack.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = stack
    stage.settle()
    #expect(stack.navigationBar.frame.height == 156)
    #expect(table.tableView.contentOffset.y == -104)
    table.tableView.contentOffset.y = -104 + 30
    stage.turn()
    #expect(stack.navigationBar.frame.height == 126)
    #expect(stack.navigationBar.searchBarCollapse == 30)
    #expect(stack.navigationBar.largeTitleCollapse == 0)
    table.tableView.contentOffset.y = -104 + 300
    stage.settle()
    #expect(stack.navigationBar.frame.height == 52)
    table.navigationItem.hidesSearchBarWhenScrolling = false
    stage.settle()
    #expect(stack.navigationBar.frame.height == 104)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("a search that becomes active before the view of its controller is loaded is shown with it")
  func early() {
    let searched = UIViewController()
    let search = UISearchController(searchResultsController: UIViewController())
    searched.navigationItem.searchController = search
    search.searchBar.text = "x"
    search.isActive = true
    #expect(search.parent == nil && !searched.isViewLoaded)
    navigation.pushViewController(searched, animated: false)
    stage.settle()
    #expect(search.isActive && search.parent === searched)
    #expect(search.view.superview === searched.view && search.view.frame == searched.view.bounds)
    search.isActive = false
    stage.settle()
    #expect(search.parent == nil && search.searchResultsController?.parent == nil)
  }

  @Test("a search controller and its results are released")
  func release() {
    weak var search: UISearchController?
    weak var results: UIViewController?
    do {
      let controller = UIViewController()
      let found = UIViewController()
      let made = UISearchController(searchResultsController: found)
      (search, results) = (made, found)
      controller.navigationItem.searchController = made
      navigation.pushViewController(controller, animated: false)
      stage.settle()
      made.isActive = true
      stage.settle()
      made.searchBar.text = "x"
      stage.settle()
      navigation.popViewController(animated: false)
      stage.settle()
    }
    stage.settle()
    #expect(search == nil && results == nil)
  }
}
