import AtriumControls
import AtriumKit

/// The list at the root of *More*, with the tabs that are not in the bar (T-8).
///
/// While the list is edited it contains all tabs.
final class MoreListController: ViewController {
  private unowned let controller: TabBarController
  private lazy var list = TabListView(of: controller) { [unowned self] in
    isEditing ? controller.tabs : controller.bars.tabsInMore
  }
  private var orderBefore: [ViewController] = []

  init(of controller: TabBarController) {
    self.controller = controller
    super.init()
    title = String(localized: "More")
  }

  override func loadView() {
    list.accessibilityLabel = String(localized: "More tabs")
    list.showsGrips = true
    list.onChoose = { [unowned self] tab in
      if !isEditing { controller.choose(tab) }
    }
    view = list
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    setEditing(false, animated: false)
  }

  /// Shows the current tabs, and the button Edit if any tab can be moved.
  func update() {
    let canEdit = !controller.movableTabs.isEmpty
    if isEditing, !canEdit { return setEditing(false, animated: false) }
    let item = canEdit ? editButtonItem : nil
    if navigationItem.rightBarButtonItem !== item { navigationItem.rightBarButtonItem = item }
    if isViewLoaded { list.update() }
  }

  func itemDidChange(of tab: ViewController) {
    if isViewLoaded { list.itemDidChange(of: tab) }
  }

  private var header: String {
    let count = controller.tabs.count - controller.bars.tabsInMore.count
    return String(
      localized: "Drag, or press Alt with an arrow. The first %@ are in the bar.", "\(count)")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    if isEditing {
      let changed = orderBefore != controller.tabs
      controller.delegate?.tabBarController(
        controller, willEndCustomizing: controller.tabs, changed: changed)
      super.setEditing(false, animated: animated)
      controller.delegate?.tabBarController(
        controller, didEndCustomizing: controller.tabs, changed: changed)
      orderBefore = []
    } else {
      orderBefore = controller.tabs
      controller.delegate?.tabBarController(
        controller, willBeginCustomizing: controller.movableTabs)
      super.setEditing(true, animated: animated)
    }
    list.header = isEditing ? header : nil
    list.allowsReordering = isEditing
    update()
  }

  /// Ends the editing when Escape is pressed.
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    guard presses.contains(where: \.isEscape), isEditing else {
      return super.pressesBegan(presses, with: event)
    }
    setEditing(false, animated: true)
  }
}
