import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Embeds a split view controller with three columns: the boxes, the letters of a box, and a letter.
final class SplitRoomController: RoomController {
  private let card = CardView()
  private lazy var split = SplitViewController(style: .tripleColumn)
  private lazy var structure = SplitStructureController(of: split)
  private lazy var structureItem = BarButtonItem(title: String(localized: "Structure")) {
    [weak self] in
    self?.toggleStructure()
  }
  private lazy var boxes = LetterListController(
    title: String(localized: "Boxes"),
    entries: Letters.boxes.map {
      .init(title: $0.title, note: String(localized: "%@ letters", "\($0.letters.count)"))
    }
  ) { [weak self] in self?.open(box: $0, andShow: true) }
  private var list: LetterListController?

  init() { super.init(title: String(localized: "Split")) }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Open another letter"),
        [RoomTry.click(String(localized: "In your light"))], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Show the inspector column"),
        [RoomTry.click(String(localized: "Structure"))], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Make the window narrow, and wide again"),
        RoomTry.narrowAndWide, call: "viewWillTransition"),
    ]
  }

  override func prepareForTry() {
    if structure.viewIfLoaded?.window != nil { split.hide(.inspector) }
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        sentence: String(
          localized: "Three columns with a stack each; in a narrow window they become one stack."),
        byHand:
          String(
            localized:
              "Drag the edge of the window until the columns become one stack, and back: each keeps its "
              + "pages, its selected row and its width."),
        source: "Sources/DemoScreens/Split/SplitRoomController.swift"),
      stage: card, extent: .wholeColumn)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    split.title = containerTitle
    split.delegate = self
    let metrics = FontMetrics(forTextStyle: .body)
    split.preferredPrimaryColumnWidth = metrics.scaledValue(for: 200)
    split.preferredSupplementaryColumnWidth = metrics.scaledValue(for: 250)
    split.setViewController(boxes, for: .primary)
    split.setViewController(structure, for: .inspector)
    open(box: 1, andShow: false)
    embed(split, in: card)
    split.addLifecycleObserver(self)
  }

  private func open(box index: Int, andShow isShown: Bool) {
    let box = Letters.boxes[index]
    let list = LetterListController(
      title: box.title,
      entries: box.letters.map {
        .init(title: $0.subject, note: String(localized: "from %@", $0.from))
      }
    ) { [weak self] in
      self?.open($0, of: box)
      self?.split.show(.secondary)
    }
    // In a narrow column with large text, the back button is only an arrow.
    if ContentSizeCategory.preferred.isAccessibilityCategory {
      list.navigationItem.backButtonTitle = ""
    }
    self.list = list
    split.setViewController(list, for: .supplementary)
    if isShown {
      split.show(.supplementary)
    } else {
      boxes.choose(index)
    }
    if !split.isCollapsed { open(0, of: box) }
  }

  private func open(_ index: Int, of box: Letters.Box) {
    let drawing = LetterDrawing(subject: box.subject, position: index)
    let controller = LetterController(box.letters[index]) { area, palette, canvas in
      drawing.draw(in: area, palette, on: canvas)
    }
    controller.navigationItem.leftBarButtonItems = [split.displayModeButtonItem]
    controller.navigationItem.rightBarButtonItems = [structureItem]
    split.setViewController(controller, for: .secondary)
  }

  private func toggleStructure() {
    if structure.viewIfLoaded?.window == nil {
      split.show(.inspector)
    } else {
      split.hide(.inspector)
    }
  }
}

extension SplitRoomController: SplitViewControllerDelegate {
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {
    showChoices()
  }

  func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {
    showChoices()
  }

  private func showChoices() {
    for list in [boxes, list] { list?.showChoice(animated: false) }
    structure.update()
  }
}

extension SplitRoomController: LifecycleObserver {
  func observe(_ event: LifecycleEvent) {
    if event.controller !== structure { structure.update() }
  }
}
