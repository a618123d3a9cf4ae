import AtriumControls
import AtriumKit

/// The list of the tabs that are not in the bar, at the root of *More* (T-8); while it is edited, all tabs.
final class MoreListController: ViewController {
  private unowned let controller: TabBarController
  private lazy var list = TabListView(of: controller) { [unowned self] in
    isEditing ? controller.tabs : controller.bars.tabsInMore
  }
  private var orderBefore: [ViewController] = []

  init(of controller: TabBarController) {
    self.controller = controller
    super.init()
    title = "More"
  }

  override func loadView() {
    list.accessibilityLabel = "More tabs"
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

  /// Shows the present tabs, and the button Edit if any of them can be moved.
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
    return "Drag, or press Alt with an arrow. The first \(count) are in the bar."
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

  /// Ends the editing by Escape.
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    guard presses.contains(where: \.isEscape), isEditing else {
      return super.pressesBegan(presses, with: event)
    }
    setEditing(false, animated: true)
  }
}
