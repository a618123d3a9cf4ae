import AtriumControls
import AtriumGeometry
import AtriumKit

/// The page of collection views: a herbarium in three layouts, whose plants can be selected, moved, added and removed.
final class GalleryCollectionController: ViewController {
  private let layouts = SegmentedControl(titles: GalleryPlantLayout.allCases.map(\.title))
  private let tools = Toolbar(items: [])
  private let plantItem = BarButtonItem(title: String(localized: "Plant"))
  private let shuffleItem = BarButtonItem(title: String(localized: "Shuffle"))
  private let removeItem = BarButtonItem(title: String(localized: "Remove"))
  private lazy var collection = CollectionView(collectionViewLayout: layout(.grid))
  private lazy var source = CollectionViewDiffableDataSource<GalleryPlant.Bed, GalleryPlant>(
    collectionView: collection
  ) {
    [cells] view, path, plant in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: plant)
  }
  private let cells = CollectionView.CellRegistration<GalleryPlantCell, GalleryPlant> {
    cell, _, plant in
    cell.show(plant)
  }
  private let headers = CollectionView.SupplementaryRegistration<GalleryBedHeader>(
    elementKind: CollectionView.elementKindSectionHeader
  ) { header, _, path in
    header.show(GalleryPlant.Bed(rawValue: path.section)?.title ?? "")
  }
  /// The vector from the press to the centre of the dragged cell, in points.
  private var grip = Point.zero
  private var plantedCount = 0

  init() {
    super.init()
    title = String(localized: "Grid|page")
  }

  override func loadView() {
    view = ScreenView()
    layouts.selectedSegmentIndex = 0
    layouts.accessibilityLabel = String(localized: "Layout")
    layouts.addAction(for: .valueChanged) { [weak self] in self?.changeLayout() }
    plantItem.action = { [weak self] in self?.plant() }
    shuffleItem.action = { [weak self] in self?.shuffle() }
    removeItem.action = { [weak self] in self?.removeSelection() }
    tools.items = [.flexibleSpace(), plantItem, shuffleItem, removeItem]
    let look = ToolbarAppearance()
    look.configureWithTransparentBackground()
    tools.standardAppearance = look
    collection.accessibilityLabel = String(localized: "Herbarium")
    collection.allowsMultipleSelection = true
    collection.delegate = self
    source.supplementaryViewProvider = { [headers] view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    collection.addGestureRecognizer(
      LongPressGestureRecognizer { [weak self] in self?.carry($0) })
    for part in [layouts, tools, collection] { view.addSubview(part) }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var start = DiffableDataSourceSnapshot<GalleryPlant.Bed, GalleryPlant>()
    start.appendSections(GalleryPlant.Bed.allCases)
    for bed in GalleryPlant.Bed.allCases {
      start.appendItems(GalleryPlant.plants(in: bed), toSection: bed)
    }
    source.apply(start, animatingDifferences: false)
    updateTools()
  }

  // MARK: Layout

  private var inset: Double {
    RoomMetrics(viewIfLoaded?.window?.bounds.size ?? .zero).margin
  }

  private func layout(_ kind: GalleryPlantLayout) -> CollectionViewLayout {
    kind.make { [weak self] in self?.inset ?? 0 }
  }

  private func changeLayout() {
    let kinds = GalleryPlantLayout.allCases
    guard kinds.indices.contains(layouts.selectedSegmentIndex) else { return }
    collection.setCollectionViewLayout(
      layout(kinds[layouts.selectedSegmentIndex]), animated: true)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let wish = layouts.sizeThatFits(.zero)
    let width = min(wish.width, area.width - 2 * inset)
    let row = max(wish.height, Theme.controlHeight)
    let rest = max(0, area.width - 2 * inset - width - GalleryMetrics.gap)
    layouts.frame = Rect(
      x: isMirrored ? area.width - inset - width : inset, y: 0, width: width, height: wish.height)
    tools.frame = Rect(
      x: isMirrored ? inset : area.width - inset - rest, y: 0, width: rest, height: row)
    let top = row + 4
    collection.frame = Rect(
      x: 0, y: top, width: area.width, height: max(0, area.height - top))
  }

  // MARK: Changes

  private var selected: [GalleryPlant] {
    (collection.indexPathsForSelectedItems ?? []).sorted().compactMap {
      source.itemIdentifier(for: $0)
    }
  }

  private func updateTools() {
    let count = selected.count
    removeItem.isEnabled = count > 0
    removeItem.title =
      count > 1 ? String(localized: "Remove %@ plants", String(count)) : String(localized: "Remove")
  }

  /// Adds a plant at the start of the first bed.
  private func plant() {
    var snapshot = source.snapshot()
    plantedCount += 1
    let new = GalleryPlant(
      number: 1000 + plantedCount, name: String(localized: "Seedling %@", String(plantedCount)))
    if let first = snapshot.itemIdentifiers(inSection: .sunny).first {
      snapshot.insertItems([new], beforeItem: first)
    } else {
      snapshot.appendItems([new], toSection: .sunny)
    }
    source.apply(snapshot)
    updateTools()
  }

  private func remove(_ plants: [GalleryPlant]) {
    var snapshot = source.snapshot()
    snapshot.deleteItems(plants)
    source.apply(snapshot)
    updateTools()
  }

  private func removeSelection() { remove(selected) }

  /// Reverses the order in each bed, and then moves every second plant to the start of the bed.
  private func shuffle() {
    var snapshot = source.snapshot()
    for bed in GalleryPlant.Bed.allCases {
      let plants = Array(snapshot.itemIdentifiers(inSection: bed).reversed())
      let odd = plants.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      let even = plants.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      snapshot.deleteItems(plants)
      snapshot.appendItems(odd + even, toSection: bed)
    }
    source.apply(snapshot)
    updateTools()
  }

  // MARK: Moving by hand

  /// Moves the plant that the user drags with a finger or the pointer.
  private func carry(_ press: LongPressGestureRecognizer) {
    let place = press.location(in: collection)
    switch press.state {
    case .began:
      guard let path = collection.indexPathForItem(at: place),
        let center = collection.layoutAttributesForItem(at: path)?.center,
        collection.beginInteractiveMovementForItem(at: path)
      else { return }
      grip = center - place
      collection.updateInteractiveMovementTargetPosition(center)
    case .changed: collection.updateInteractiveMovementTargetPosition(place + grip)
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }
}

extension GalleryCollectionController: CollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) { updateTools() }

  func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) { updateTools() }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    GalleryPlantLayout.gridCell(room: collectionView.bounds.width - 2 * inset)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { GalleryPlantLayout.gridInsets(inset) }

  /// Returns a menu for one plant, or for all selected plants.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: Point
  ) -> ContextMenuConfiguration? {
    let plants = indexPaths.compactMap { source.itemIdentifier(for: $0) }
    guard !plants.isEmpty else { return nil }
    return ContextMenuConfiguration(actionProvider: { [weak self] _ in
      let beds = GalleryPlant.Bed.allCases.map { bed in
        Action(title: bed.title) { _ in self?.move(plants, to: bed) }
      }
      return Menu(children: [
        Menu(title: String(localized: "Move"), children: beds),
        Action(title: String(localized: "Remove"), attributes: .destructive) { _ in
          self?.remove(plants)
        },
      ])
    })
  }

  private func move(_ plants: [GalleryPlant], to bed: GalleryPlant.Bed) {
    var snapshot = source.snapshot()
    snapshot.deleteItems(plants)
    snapshot.appendItems(plants, toSection: bed)
    source.apply(snapshot)
    updateTools()
  }
}
