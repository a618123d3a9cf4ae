import AtriumContainers
import AtriumControls
import AtriumKit

/// Shows a storyboard or xib file: its scenes, one of them working, and the parts that were not
/// understood.
final class ViewerController: ViewController {
  private let file: InterfaceFile
  private let first: Int?
  private lazy var page = ViewerView(file)
  private lazy var split = SplitViewController(style: .doubleColumn)
  private lazy var list = SceneListController(file) { [weak self] index, opens in
    self?.show(index, opens: opens)
  }
  private lazy var warnings = WarningsController(file)
  private var scene: ScenePageController?
  private var hasChecked = false

  init(_ file: InterfaceFile, page: Int?) {
    (self.file, first) = (file, page ?? file.initialPage)
    super.init()
    title = file.name
  }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    split.title = "split"
    split.preferredPrimaryColumnWidth = 250
    split.preferredInspectorColumnWidth = 280
    split.delegate = self
    list.openWarnings = { [weak self] in self?.toggleWarnings() }
    split.setViewController(list, for: .primary)
    split.setViewController(warnings, for: .inspector)
    if let first { show(first, opens: false) } else { showNothing() }
    addChild(split)
    split.didMove(toParent: self)
    split.view.frame = page.content.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.content.addSubview(split.view)
    updateWarnings()
  }

  // The first scene is on screen before the others are checked.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasChecked else { return }
    hasChecked = true
    file.check()
    updateWarnings()
  }

  // MARK: Scenes

  /// Shows a scene from its beginning.
  ///
  /// - Parameters:
  ///   - index: Its place in the list.
  ///   - opens: Whether it comes to the front while the columns are collapsed.
  private func show(_ index: Int, opens: Bool) {
    scene?.close()
    let scene = ScenePageController(file.pages[index], isAlwaysLight: file.isAlwaysLight) {
      [file] in file.makeController(at: index)
    }
    scene.navigationItem.leftBarButtonItems = [split.displayModeButtonItem]
    scene.navigationItem.leftItemsSupplementBackButton = true
    scene.navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Restart") { [weak self] in self?.show(index, opens: false) }
    ]
    self.scene = scene
    split.setViewController(scene, for: .secondary)
    list.choose(index)
    if opens { split.show(.secondary) }
    updateWarnings()
  }

  /// Goes back from a presented scene on Escape: it may have no other way back.
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let isEscape = presses.contains { $0.key.keyCode == .keyboardEscape }
    if !isEscape || scene?.dismissPresented(animated: true) != true {
      super.pressesBegan(presses, with: event)
    }
  }

  private func showNothing() {
    let empty = EmptyPageController("There are no \(file.noun)s in \(file.name).")
    empty.navigationItem.leftBarButtonItems = [split.displayModeButtonItem]
    empty.navigationItem.leftItemsSupplementBackButton = true
    split.setViewController(empty, for: .secondary)
  }

  // MARK: Warnings

  private func toggleWarnings() {
    if warnings.viewIfLoaded?.window == nil {
      split.show(.inspector)
    } else {
      split.hide(.inspector)
    }
  }

  private func updateWarnings() {
    let report = WarningReport(file.warnings)
    page.setHint("\(file.pages.count.counted(file.noun)). \(report.summary)")
    list.update()
    warnings.update()
  }
}

extension ViewerController: SplitViewControllerDelegate {
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {
    list.showChoice()
  }

  func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {
    list.showChoice()
  }
}

extension Int {
  /// The number with a noun: *1 scene*, *2 scenes*.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
