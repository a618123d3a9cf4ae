import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import StageSupport
import TestSupport

/// A collection view with a diffable data source, and random snapshots and operations, which follow from a seed.
///
/// Operations also run inside the calls of the view.
@MainActor
final class RandomCollection: TracedRun, CollectionViewDelegate {
  static let restInterval = 8

  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  /// A data source whose items the user can move.
  private final class DataSource: CollectionViewDiffableDataSource<Int, Int> {
    var onMove: (IndexPath, IndexPath) -> Void = { _, _ in }
    override func collectionView(
      _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { onMove(sourceIndexPath, destinationIndexPath) }
  }

  private final class Cell: CollectionViewCell {
    var item = 0
    var onUpdate: () -> Void = {}
    override func updateConfiguration(using state: CellConfigurationState) {
      super.updateConfiguration(using: state)
      onUpdate()
    }
  }

  let trace: RandomTrace
  private let ground: RandomStage
  private let view: CollectionView
  private let source: DataSource
  private var nextItem = 0
  private var nextSection = 0
  private var openCompletions = 0

  private var stage: Stage { ground.stage }
  private var root: ViewController { ground.root }

  init(seed: UInt64, keepsTrace: Bool) {
    trace = RandomTrace(seed: seed, keepsLines: keepsTrace)
    ground = RandomStage(size: Size(width: 400, height: 500), trace: trace, paints: false)
    view = CollectionView(
      frame: Rect(x: 20, y: 20, width: 300, height: 400),
      collectionViewLayout: CollectionViewFlowLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    source = DataSource(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.item = item
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    setLayout()
    source.onMove = { [weak self] in self?.move(from: $0, to: $1) }
    view.delegate = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.allowsMultipleSelection = seed % 2 == 0
    root.view.addSubview(view)
    ground.show()
  }

  // MARK: Running

  func end() {
    if openCompletions != 0 { trace.fail("\(openCompletions) completions were not called") }
  }

  private func interfere(_ call: String) { interfere(call, oneIn: 15) }

  func rest() {
    trace.note("settle")
    stage.settle()
    trace.interferes = false
    if view.superview == nil { root.view.addSubview(view) }
    view.isHidden = false
    view.endInteractiveMovement()
    stage.settle()
    trace.interferes = true
    check()
  }

  private func check() {
    let snapshot = source.snapshot()
    let counts = snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    if (0..<view.numberOfSections).map({ view.numberOfItems(inSection: $0) }) != counts {
      return trace.fail("the view does not have the counts \(counts)")
    }
    var shown: Set<Int> = []
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? Cell else {
        return trace.fail("no cell at \(path)")
      }
      if source.itemIdentifier(for: path) != cell.item {
        trace.fail("the cell at \(path) shows \(cell.item)")
      }
      if !shown.insert(cell.item).inserted { trace.fail("two cells show \(cell.item)") }
      // A view without an area places its cells again when it has one.
      if !view.bounds.isEmpty, let frame = view.layoutAttributesForItem(at: path)?.frame,
        cell.frame != frame
      {
        trace.fail("the cell at \(path) is at \(cell.frame) instead of \(frame)")
      }
    }
    let cells = view.subviews.compactMap { $0 as? Cell }.filter { !$0.isHidden && $0.alpha > 0 }
    if cells.count > shown.count { trace.fail("\(cells.count) cells for \(shown.count) items") }
    for path in view.indexPathsForSelectedItems ?? [] where source.itemIdentifier(for: path) == nil
    {
      trace.fail("\(path) is selected beyond the items")
    }
  }

  // MARK: Operations

  func operate() {
    switch trace.random.below(20) {
    case 0...4: apply()
    case 5:
      trace.note("reload data")
      view.reloadData()
    case 6, 7: select()
    case 8:
      trace.note("scroll")
      view.setContentOffset(
        Point(x: trace.random.number(-50...300), y: trace.random.number(-50...2000)),
        animated: trace.random.oneIn(2))
    case 9:
      guard let path = anyPath else { return }
      trace.note("scroll to \(path)")
      view.scrollToItem(at: path, at: .centeredVertically, animated: trace.random.oneIn(2))
    case 10, 11: moveInteractively()
    case 12: setLayout()
    case 13:
      trace.note("resize the view")
      view.frame.size = Size(
        width: trace.random.number(0...600).rounded(),
        height: trace.random.number(0...600).rounded())
    case 14:
      trace.note("in or out")
      if view.superview == nil { root.view.addSubview(view) } else { view.removeFromSuperview() }
    case 15: useHands()
    case 16:
      trace.note("batch without changes")
      openCompletions += 1
      view.performBatchUpdates(
        { [weak self] in self?.interfere("updates") },
        completion: { [weak self] _ in self?.complete() })
    case 17:
      trace.note("hidden")
      view.isHidden.toggle()
    default: ground.advance(upTo: 0.3)
    }
  }

  private func complete() {
    openCompletions -= 1
    interfere("completion")
  }

  private var anyPath: IndexPath? {
    let snapshot = source.snapshot()
    return trace.random.element(of: snapshot.itemIdentifiers).flatMap { source.indexPath(for: $0) }
  }

  private func setLayout() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(
      width: trace.random.number(20...200).rounded(),
      height: trace.random.number(20...200).rounded())
    if trace.random.oneIn(2) { layout.headerReferenceSize = Size(width: 20, height: 20) }
    if trace.random.oneIn(3) { layout.scrollDirection = .horizontal }
    trace.note("layout \(layout.itemSize)")
    if trace.random.oneIn(2) {
      view.setCollectionViewLayout(layout, animated: trace.random.oneIn(2))
    } else {
      view.collectionViewLayout = layout
    }
  }

  private func apply() {
    var snapshot = source.snapshot()
    for _ in 0...trace.random.below(4) { change(&snapshot) }
    trace.note(
      "apply \(snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) })")
    openCompletions += 1
    if trace.random.oneIn(6) {
      source.applySnapshotUsingReloadData(snapshot) { [weak self] in self?.complete() }
    } else {
      source.apply(snapshot, animatingDifferences: !trace.random.oneIn(3)) { [weak self] in
        self?.complete()
      }
    }
  }

  private func newItems() -> [Int] {
    (0...trace.random.below(12)).map { _ in
      nextItem += 1
      return nextItem
    }
  }

  private func change(_ snapshot: inout Snapshot) {
    let items = snapshot.itemIdentifiers
    let sections = snapshot.sectionIdentifiers
    let item = trace.random.element(of: items)
    let section = trace.random.element(of: sections)
    switch trace.random.below(13) {
    case 0 where sections.count < 5:
      nextSection += 1
      snapshot.appendSections([nextSection])
    case 1:
      guard let section else { return snapshot.appendSections([nextSection + 1_000_000]) }
      snapshot.appendItems(newItems(), toSection: section)
    case 2, 3: if let item { snapshot.insertItems(newItems(), beforeItem: item) }
    case 4: snapshot.deleteItems(items.filter { _ in trace.random.oneIn(3) })
    case 5: if let section { snapshot.deleteSections([section]) }
    case 6, 7:
      if let item, let other = trace.random.element(of: items), item != other {
        snapshot.moveItem(item, afterItem: other)
      }
    case 8:
      if let section, let other = trace.random.element(of: sections), section != other {
        snapshot.moveSection(section, beforeSection: other)
      }
    case 9: snapshot.reloadItems(items.filter { _ in trace.random.oneIn(4) })
    case 10: if let section { snapshot.reloadSections([section]) }
    case 11: if trace.random.oneIn(8) { snapshot.deleteAllItems() }
    default: snapshot.reconfigureItems(items.filter { _ in trace.random.oneIn(4) })
    }
  }

  private func select() {
    guard let path = anyPath else { return }
    trace.note("select \(path)")
    if trace.random.oneIn(3) {
      view.deselectItem(at: path, animated: trace.random.oneIn(2))
    } else {
      view.selectItem(at: path, animated: trace.random.oneIn(2), scrollPosition: .top)
    }
  }

  private func moveInteractively() {
    switch trace.random.below(5) {
    case 0:
      guard let path = anyPath else { return }
      trace.note("begin to move \(path)")
      view.beginInteractiveMovementForItem(at: path)
    case 1, 2:
      let point = Point(x: trace.random.number(0...300), y: trace.random.number(0...500))
      trace.note("move to \(point)")
      view.updateInteractiveMovementTargetPosition(point)
    case 3:
      trace.note("end the movement")
      view.endInteractiveMovement()
    default:
      trace.note("cancel the movement")
      view.cancelInteractiveMovement()
    }
  }

  private func move(from start: IndexPath, to end: IndexPath) {
    var snapshot = source.snapshot()
    guard let item = source.itemIdentifier(for: start) else {
      return trace.fail("\(start) is moved beyond the items")
    }
    trace.note("moved \(item) to \(end)")
    let sections = snapshot.sectionIdentifiers
    guard sections.indices.contains(end.section) else { return trace.fail("moved to \(end)") }
    var list = snapshot.itemIdentifiers(inSection: sections[end.section])
    if let place = list.firstIndex(of: item) { list.remove(at: place) }
    guard end.item <= list.count else { return trace.fail("moved to \(end) of \(list.count)") }
    snapshot.deleteItems([item])
    if end.item < list.count {
      snapshot.insertItems([item], beforeItem: list[end.item])
    } else {
      snapshot.appendItems([item], toSection: sections[end.section])
    }
    source.apply(snapshot, animatingDifferences: trace.random.oneIn(2))
  }

  private func useHands() {
    guard !trace.isNested else { return }
    let point = Point(x: trace.random.number(20...320), y: trace.random.number(20...420))
    switch trace.random.below(4) {
    case 0:
      trace.note("click \(point)")
      stage.click(at: point)
    case 1:
      trace.note("wheel")
      stage.scroll(by: Point(x: 0, y: trace.random.number(-200...200)), at: point)
    case 2:
      trace.note("drag")
      stage.drag(from: point, to: Point(x: 100, y: 100), in: 0.2)
    default:
      let key = trace.random.element(of: ["Down", "Right", "Up", "Left", "space", "Home", "End"])
      trace.note("key \(key ?? "")")
      view.becomeFirstResponder()
      stage.key(key ?? "Down")
    }
  }

  // MARK: The view's delegate

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    if source.itemIdentifier(for: indexPath) == nil { trace.fail("selected \(indexPath)") }
    interfere("didSelect")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    interfere("didDeselect")
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? Cell)?.onUpdate = { [weak self] in self?.interfere("configuration") }
    interfere("willDisplay")
  }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { interfere("didEndDisplaying") }
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    interfere("target")
    return trace.random.oneIn(4) ? originalIndexPath : proposedIndexPath
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { interfere("didScroll") }
}
