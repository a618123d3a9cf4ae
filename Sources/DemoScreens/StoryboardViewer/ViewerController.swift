import AtriumContainers
import AtriumControls
import AtriumKit
import AtriumStoryboards

/// Shows a storyboard or xib file with a list of its scenes, a live scene, and the warnings.
///
/// A changed file is reloaded when the window becomes key, and *Open…* replaces the file.
final class ViewerController: ViewController {
  private var file: InterfaceFile
  private let first: Int?
  private let chooser: (@MainActor (String, @escaping @MainActor (FileChoice) -> Void) -> Void)?
  private lazy var page = ViewerView(file)
  private lazy var columns = makeColumns()
  private var scene: ScenePageController?
  private var display = SceneDisplay()
  /// The index of the shown scene in the list.
  private var shownIndex: Int?
  private var hasChecked = false

  /// Makes the viewer.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - page: The index of the scene shown first; nil for the initial scene.
  ///   - chooser: Shows the desktop's dialog for files; nil if there is none.
  init(
    _ file: InterfaceFile, page: Int?,
    chooser: (@MainActor (String, @escaping @MainActor (FileChoice) -> Void) -> Void)?
  ) {
    (self.file, first, self.chooser) = (file, page ?? file.initialPage, chooser)
    super.init()
    title = file.name
  }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(columns, at: first)
  }

  // The other scenes are checked only now, when the first scene is already on screen.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.observeKeyStatus(owner: self) { [weak self] isKeyWindow in
      if isKeyWindow { self?.readAgainIfChanged() }
    }
    check()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    view.window?.stopObservingKeyStatus(owner: self)
  }

  private func check() {
    guard !hasChecked else { return }
    hasChecked = true
    file.check()
    updateWarnings()
  }

  // MARK: Columns

  private func makeColumns() -> ViewerColumns {
    let columns = ViewerColumns(
      file, show: { [weak self] index, opens in self?.show(index, opens: opens) },
      showLine: { [weak self] in self?.showLine($0) })
    columns.list.navigationItem.rightBarButtonItem = BarButtonItem(
      title: String(localized: "Open…")
    ) { [weak self] in self?.chooseFile() }
    return columns
  }

  /// Shows the columns of the most recently read file.
  private func show(_ columns: ViewerColumns, at index: Int?) {
    let split = columns.split
    if let index { show(index, opens: false) } else { showNothing() }
    addChild(split)
    split.didMove(toParent: self)
    split.view.frame = page.content.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.content.addSubview(split.view)
    updateWarnings()
  }

  /// Reads the file again if it has changed on disk, and shows the same scene, or the initial scene if it is gone.
  private func readAgainIfChanged() {
    guard file.hasChanged else { return }
    do throws(InterfaceError) {
      let new = try InterfaceFile(contentsOf: file.path)
      let id = shownIndex.map { file.pages[$0].id }
      replaceFile(by: new, at: id.flatMap(new.page(named:)) ?? new.initialPage)
    } catch {
      // An editor may still be writing the file.
      page.setHint(
        String(localized: "%@ has changed and cannot be read: %@", file.name, "\(error)"))
    }
  }

  private func replaceFile(by new: InterfaceFile, at index: Int?) {
    scene?.close()
    (scene, shownIndex, hasChecked, display.line) = (nil, nil, false, nil)
    let old = columns.split
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    if let window = view.window, window.title == file.name { window.title = new.name }
    file = new
    title = new.name
    page.setFile(new)
    columns = makeColumns()
    show(columns, at: index)
    check()
  }

  // MARK: Opening

  /// Lets the user choose another file in the desktop's dialog, or in a panel if there is no such dialog.
  private func chooseFile() {
    guard let chooser else { return showPanel() }
    chooser(file.path) { [weak self] choice in
      switch choice {
      case .chosen(let path): self?.open(path)
      case .cancelled: break
      case .unavailable: self?.showPanel()
      }
    }
  }

  private func showPanel() {
    let panel = OpenPanel(near: file.path) { [weak self] in self?.open($0) }
    present(panel, animated: true)
  }

  /// Shows another file, or the reason why the file cannot be read.
  private func open(_ path: String) {
    do throws(InterfaceError) {
      let new = try InterfaceFile(contentsOf: path)
      replaceFile(by: new, at: new.initialPage)
    } catch {
      present(AlertController.unreadableFile("\(error)"), animated: true)
    }
  }

  // MARK: Scenes

  /// Makes a scene and shows it.
  ///
  /// - Parameters:
  ///   - index: The index of the scene in the list.
  ///   - opens: Whether the scene moves to the front while the columns are collapsed.
  private func show(_ index: Int, opens: Bool) {
    scene?.close()
    if index != shownIndex { display.line = nil }
    let scene = ScenePageController(file.pages[index], style: file.style) {
      [file] in file.makeScene(at: index)
    }
    scene.display = display
    scene.navigationItem.leftBarButtonItems = [columns.split.displayModeButtonItem]
    scene.navigationItem.leftItemsSupplementBackButton = true
    let device = BarButtonItem(title: String(localized: "Screen"))
    device.action = { [weak self, weak device] in
      if let device { self?.chooseDisplay(at: device) }
    }
    scene.navigationItem.rightBarButtonItems = [
      BarButtonItem(title: String(localized: "Restart")) { [weak self] in self?.restart(index) },
      device,
    ]
    (self.scene, shownIndex) = (scene, index)
    columns.split.setViewController(scene, for: .secondary)
    columns.list.choose(index)
    if opens { columns.split.show(.secondary) }
    updateWarnings()
  }

  private func restart(_ index: Int) {
    if file.hasChanged { readAgainIfChanged() } else { show(index, opens: false) }
  }

  /// Dismisses a presented scene for the Escape key, because the scene may have no control that dismisses it.
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let isEscape = presses.contains { $0.key.keyCode == .keyboardEscape }
    if !isEscape || scene?.dismissPresented(animated: true) != true {
      super.pressesBegan(presses, with: event)
    }
  }

  private func showNothing() {
    let empty = EmptyPageController(file.emptyMessage)
    empty.navigationItem.leftBarButtonItems = [columns.split.displayModeButtonItem]
    empty.navigationItem.leftItemsSupplementBackButton = true
    columns.split.setViewController(empty, for: .secondary)
  }

  // MARK: Display

  /// Lets the user choose a device.
  private func chooseDisplay(at item: BarButtonItem) {
    let sheet = AlertController(
      title: String(localized: "Screen"),
      message: String(localized: "Outlines: red in the file, blue here."),
      preferredStyle: .actionSheet)
    for device in SceneDevice.allCases {
      let mark = device == display.device ? "✓ " : ""
      sheet.addAction(
        AlertAction(title: mark + String(localized: device.rawValue), style: .default) {
          [weak self] _ in
          self?.change {
            $0.device = device
            // The frames in the file are valid only for the size in the file.
            if device != .file { $0.comparesFrames = false }
          }
        })
    }
    if display.device.isTurnable {
      sheet.addAction(
        AlertAction(
          title: String(localized: display.isTurned ? "Upright" : "Landscape"), style: .default
        ) { [weak self] _ in self?.change { $0.isTurned.toggle() } })
    }
    sheet.addAction(
      AlertAction(
        title: String(localized: display.comparesFrames ? "Hide outlines" : "Outline other frames"),
        style: .default
      ) { [weak self] _ in
        self?.change {
          $0.comparesFrames.toggle()
          if $0.comparesFrames { $0.device = .file }
        }
      })
    let isIOS = display.colorPalette == .iOS
    sheet.addAction(
      AlertAction(
        title: String(localized: isIOS ? "Colours of the theme" : "Colours of iOS"), style: .default
      ) { [weak self] _ in
        self?.change { $0.colorPalette = isIOS ? .standard : .iOS }
      })
    sheet.addAction(AlertAction(title: String(localized: "Cancel"), style: .cancel))
    sheet.popoverPresentationController?.sourceItem = item
    present(sheet, animated: true)
  }

  private func change(_ change: (inout SceneDisplay) -> Void) {
    change(&display)
    scene?.display = display
  }

  /// Shows the scene that contains a line of the file, and outlines the line's view.
  private func showLine(_ line: Int) {
    guard let index = file.page(atLine: line) else { return }
    if index != shownIndex {
      show(index, opens: true)
    } else {
      columns.split.show(.secondary)
    }
    change { $0.line = line }
  }

  // MARK: Warnings

  private func updateWarnings() {
    let report = WarningReport(file.warnings)
    page.setHint("\(file.countedPages). \(report.summary)")
    columns.list.update()
    columns.warnings.update()
  }
}
