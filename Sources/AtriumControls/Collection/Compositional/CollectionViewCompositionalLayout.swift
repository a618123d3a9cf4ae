public import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The settings that apply to all sections of a compositional layout.
@MainActor
public final class CollectionViewCompositionalLayoutConfiguration {
  /// The direction in which groups follow one another; vertical by default.
  public var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  public var interSectionSpacing = 0.0

  /// Makes a vertical configuration without distances between sections.
  public init() {}
}

/// A layout of sections, nested groups and items, with fractional, absolute or estimated sizes, as in UIKit.
///
/// Each section repeats one group for all its items. The drawing time does not depend on the number of items.
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// A closure that returns the section at an index; nil for an empty section.
  public typealias SectionProvider =
    @MainActor (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

  /// The settings that apply to all sections; setting the property invalidates the layout.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider
  private var sections: [CompositionalSection?] = []
  private var starts = SparseOffsets(count: 0, estimate: 0)
  private var isStale = true
  private var room = Size.zero
  /// The preferred sizes of cells.
  private var preferred: [IndexPath: Size] = [:]
  /// The preferred sizes of headers and footers.
  private var preferredEdges: [CollectionElement: Size] = [:]
  /// The offsets of the sections that scroll orthogonally to the layout.
  private var offsets: [Int: Double] = [:]

  /// Makes a layout that uses one description for all sections.
  public convenience init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration? = nil
  ) {
    self.init(
      sectionProvider: { _, _ in section },
      configuration: configuration ?? CollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout that gets the description of each section from a closure.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration? = nil
  ) {
    provider = sectionProvider
    self.configuration = configuration ?? CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  private var axis: FlowAxis { FlowAxis(configuration.scrollDirection) }

  /// Computes the sections.
  ///
  /// Call `super`: required.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView, isStale else { return }
    isStale = false
    room = room(for: view.bounds.size)
    let environment = LayoutEnvironment(contentSize: room, traitCollection: view.traitCollection)
    let isMirrored = view.isRightToLeft
    sections = (0..<view.numberOfSections).map { index in
      provider(index, environment).map {
        CompositionalSection(
          $0, count: view.numberOfItems(inSection: index), axis: axis, environment: environment,
          isMirrored: isMirrored)
      }
    }
    let groups = Dictionary(grouping: preferred.keys, by: \.section)
    for (section, items) in groups where sections.indices.contains(section) {
      for item in Set(items.map(\.item)) { update(IndexPath(item: item, section: section)) }
    }
    for (element, size) in preferredEdges { setSize(size, of: element) }
    starts = SparseOffsets(
      count: sections.count, estimate: 0,
      lengths: Dictionary(
        uniqueKeysWithValues: sections.indices.map { ($0, length(of: $0)) }))
  }

  override func isMirrored(inSection section: Int) -> Bool {
    sections.indices.contains(section) && sections[section]?.isMirrored == true
  }

  private func room(for size: Size) -> Size {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return Size(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// Returns the length of a section, including the distance to the next section.
  private func length(of index: Int) -> Double {
    let spacing = index + 1 < sections.count ? configuration.interSectionSpacing.asLength : 0
    return (sections[index]?.length ?? 0) + spacing
  }

  private func update(_ path: IndexPath) {
    guard let count = sections[path.section]?.count, path.item < count else { return }
    sections[path.section]?.update(groupOf: path.item) {
      preferred[IndexPath(item: $0, section: path.section)]
    }
  }

  /// Sets the preferred size of a header or a footer.
  private func setSize(_ size: Size, of element: CollectionElement) {
    guard sections.indices.contains(element.path.section),
      let edges = sections[element.path.section]?.section.boundarySupplementaryItems,
      let index = edges.firstIndex(where: { $0.elementKind == element.kind })
    else { return }
    sections[element.path.section]?.setSize(size, ofEdge: index)
  }

  /// The size of the whole content.
  open override var collectionViewContentSize: Size {
    axis.size(along: starts.total, across: axis.across(room))
  }

  // MARK: Attributes

  /// Returns the attributes of all views, such as cells and headers, in a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    guard !sections.isEmpty else { return [] }
    let near = axis.along(rect.origin)
    let far = near + axis.along(rect.size)
    var found: [CollectionViewLayoutAttributes] = []
    var index = starts.index(at: near)
    while index < sections.count, starts.start(of: index) <= far {
      let start = starts.start(of: index)
      if let section = sections[index] {
        let items =
          section.isOrthogonal
          ? section.orthogonalItems(at: offsets[index] ?? 0)
          : section.items(from: near - start, to: far - start)
        for item in items {
          found.append(attributes(ofItem: item, in: section, index))
        }
        found += attributesBeside(section, index)
      }
      index += 1
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  private func moved(_ frame: Rect, _ section: Int) -> Rect {
    var frame = frame
    let start = starts.start(of: section)
    if axis.isVertical { frame.origin.y += start } else { frame.origin.x += start }
    guard let collectionView else { return frame }
    frame.origin.x = collectionView.pixelAligned(frame.minX)
    frame.origin.y = collectionView.pixelAligned(frame.minY)
    return frame
  }

  private func attributes(
    ofItem item: Int, in section: CompositionalSection, _ index: Int
  ) -> CollectionViewLayoutAttributes {
    let leaf = section.leaf(of: item)
    let attributes = type(of: self).layoutAttributesClass.init(
      forCellWith: IndexPath(item: item, section: index))
    var frame = moved(leaf.cell, index)
    if section.isOrthogonal {
      attributes.orthogonalSection = index
      let offset = offsets[index] ?? 0
      if axis.isVertical { frame.origin.x -= offset } else { frame.origin.y -= offset }
    }
    attributes.frame = frame
    attributes.zIndex = leaf.zIndex
    attributes.choosesWidth = leaf.choosesWidth
    attributes.choosesHeight = leaf.choosesHeight
    attributes.listPlace = section.section.list?.place(ofItem: item, count: section.count)
    return attributes
  }

  private func attributesBeside(
    _ section: CompositionalSection, _ index: Int
  ) -> [CollectionViewLayoutAttributes] {
    var found = section.section.boundarySupplementaryItems.indices.map {
      attributes(ofEdge: $0, in: section, index)
    }
    for item in section.section.decorationItems {
      let attributes = type(of: self).layoutAttributesClass.init(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      attributes.frame = moved(section.frame(of: item), index)
      attributes.zIndex = item.zIndex
      found.append(attributes)
    }
    return found
  }

  private func attributes(
    ofEdge edge: Int, in section: CompositionalSection, _ index: Int
  ) -> CollectionViewLayoutAttributes {
    let item = section.section.boundarySupplementaryItems[edge]
    let attributes = type(of: self).layoutAttributesClass.init(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
    var frame = moved(section.frame(ofEdge: edge), index)
    attributes.zIndex = item.zIndex
    attributes.choosesWidth = item.layoutSize.widthDimension.isEstimated
    attributes.choosesHeight = item.layoutSize.heightDimension.isEstimated
    if item.pinToVisibleBounds, let view = collectionView {
      let insets = axis.along(view.adjustedContentInset)
      let near = axis.along(view.bounds.origin) + insets.near
      let far = axis.along(view.bounds.origin) + axis.along(view.bounds.size) - insets.far
      let length = axis.along(frame.size)
      let start = starts.start(of: index)
      let end = start + section.length
      let place =
        item.isAtEnd(axis)
        ? min(axis.along(frame.origin), max(far - length, start))
        : max(axis.along(frame.origin), min(near, end - length))
      if axis.isVertical { frame.origin.y = place } else { frame.origin.x = place }
      attributes.zIndex = max(1, item.zIndex)
    }
    attributes.frame = frame
    return attributes
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), let section = sections[indexPath.section],
      indexPath.item >= 0, indexPath.item < section.count, !section.pattern.leaves.isEmpty
    else { return nil }
    return attributes(ofItem: indexPath.item, in: section, indexPath.section)
  }

  /// Returns the attributes of a section's header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    beside(indexPath).first {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind
    }
  }

  /// Returns the attributes of a section's background.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    beside(indexPath).first {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == elementKind
    }
  }

  private func beside(_ indexPath: IndexPath) -> [CollectionViewLayoutAttributes] {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0,
      let section = sections[indexPath.section]
    else { return [] }
    return attributesBeside(section, indexPath.section)
  }

  /// Returns the background of the first section if that section is a list; nil otherwise.
  override func listBackground(_ theme: Theme) -> Color? {
    guard let list = sections.first??.section.list else { return nil }
    return list.backgroundColor
      ?? (list.appearance.isOnGroupedBackground ? theme.groupedBackground : theme.surface)
  }

  // MARK: Orthogonal scrolling

  override var orthogonalAxis: ScrollAxis { axis.isVertical ? .horizontal : .vertical }

  override func orthogonalSections(in rect: Rect) -> [OrthogonalSection] {
    sections.indices.compactMap { index in
      guard let section = sections[index], section.isOrthogonal else { return nil }
      let frame = moved(section.orthogonalFrame, index)
      guard frame.intersects(rect) else { return nil }
      return OrthogonalSection(
        section: index, frame: frame,
        contentSize: axis.size(along: axis.along(frame.size), across: section.orthogonalLength),
        behavior: section.section.orthogonalScrollingBehavior,
        stops: { section.orthogonalStops(around: $0) })
    }
  }

  override func orthogonalOffset(ofSection section: Int) -> Double { offsets[section] ?? 0 }

  override func setOrthogonalOffset(_ offset: Double, ofSection section: Int) {
    offsets[section] = offset
  }

  // MARK: Invalidation

  private var hasPins: Bool {
    sections.contains {
      $0?.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) == true
    }
  }

  /// Returns whether new bounds invalidate the layout.
  ///
  /// The bounds invalidate the layout if they change the size of the sections, or if headers or footers are
  /// pinned to the visible part.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    room(for: newBounds.size) != room || hasPins
  }

  /// Returns a context that keeps the sections unless the size changes.
  open override func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsPlaces = room(for: newBounds.size) == room
    return context
  }

  /// Invalidates the parts of the layout that a context specifies.
  ///
  /// Call `super`: required.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      (preferred, preferredEdges) = ([:], [:])
    }
    if !context.keepsPlaces { isStale = true }
    super.invalidateLayout(with: context)
  }

  override var estimatesSizes: Bool { sections.contains { $0?.estimatesSizes == true } }

  override func hasPreferredSize(of element: CollectionElement) -> Bool {
    switch element.category {
    case .cell: preferred[element.path] != nil
    case .supplementaryView: preferredEdges[element] != nil
    case .decorationView: true
    }
  }

  /// Stores the preferred size of a cell, a header or a footer, and returns whether the layout changes.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard sections.indices.contains(path.section) else { return false }
    var size = originalAttributes.size
    if originalAttributes.choosesWidth { size.width = preferredAttributes.size.width }
    if originalAttributes.choosesHeight { size.height = preferredAttributes.size.height }
    let element = originalAttributes.element
    if element.category == .cell { preferred[path] = size } else { preferredEdges[element] = size }
    guard size != originalAttributes.size else { return false }
    if element.category == .cell { update(path) } else { setSize(size, of: element) }
    starts.set(length(of: path.section), of: path.section)
    return true
  }
}
