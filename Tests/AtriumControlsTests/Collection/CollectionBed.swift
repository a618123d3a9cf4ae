import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A cell with a label, which counts how often it is reused.
final class NumberCell: CollectionViewCell {
  let label = Label()
  private(set) var reuses = 0

  required init(frame: Rect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A collection view of 300×400 points at 50, 50 with its data and a log of its delegate's calls.
@MainActor
final class CollectionBed: CollectionViewDataSource, CollectionViewDelegate {
  let stage: Stage
  let view: CollectionView
  /// The number of items of each section.
  var counts: [Int]
  /// The names of the items; nil uses the index paths as names.
  var names: [[String]]?
  var onDisplay: ((IndexPath) -> Void)?
  var onSelect: ((IndexPath) -> Void)?
  var refuses: Set<IndexPath> = []
  private(set) var heard: [String] = []
  private(set) var askedCells = 0

  init(
    counts: [Int], names: [[String]]? = nil, layout: CollectionViewLayout? = nil,
    settings: Settings = Settings()
  ) {
    stage = Stage(size: Size(width: 400, height: 500), settings: settings)
    let flow = CollectionViewFlowLayout()
    flow.itemSize = Size(width: 80, height: 80)
    view = CollectionView(
      frame: Rect(x: 50, y: 50, width: 300, height: 400), collectionViewLayout: layout ?? flow)
    (self.counts, self.names) = (counts, names)
    let root = ViewController()
    stage.window.rootViewController = root
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
    view.delegate = self
    root.view.addSubview(view)
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  var flow: CollectionViewFlowLayout? { view.collectionViewLayout as? CollectionViewFlowLayout }

  func log() -> [String] {
    defer { heard = [] }
    return heard
  }

  func note(_ text: String) { heard.append(text) }

  /// The names of the visible items, in the order of the items.
  var shown: [String] { view.visibleCells.compactMap { ($0 as? NumberCell)?.label.text } }

  func frame(_ item: Int, _ section: Int = 0) -> Rect? {
    view.cellForItem(at: path(item, section))?.frame
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Returns the centre of an item, in the window's coordinates.
  func point(_ item: Int, _ section: Int = 0) -> Point {
    let frame = view.layoutAttributesForItem(at: path(item, section))?.frame ?? .zero
    return view.convert(frame.center, to: nil)
  }

  // MARK: Data

  func numberOfSections(in collectionView: CollectionView) -> Int { names?.count ?? counts.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.map { $0[section].count } ?? counts[section] }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    askedCells += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.label.text =
      names?[indexPath.section][indexPath.item] ?? "\(indexPath.section).\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    heard.append("may highlight \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) { heard.append("highlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { heard.append("unhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    heard.append("may select \(indexPath.item)")
    return !refuses.contains(indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    heard.append("may deselect \(indexPath.item)")
    return !refuses.contains(indexPath)
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("select \(indexPath.item)")
    onSelect?(indexPath)
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { heard.append("act \(indexPath.item)") }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { onDisplay?(indexPath) }
}

/// A flow layout delegate with a separate size for each item.
@MainActor
final class Sizes: CollectionViewDelegateFlowLayout {
  private let size: (IndexPath) -> Size
  private(set) var asked: [IndexPath] = []

  init(_ size: @escaping (IndexPath) -> Size) { self.size = size }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    asked.append(indexPath)
    return size(indexPath)
  }
}
