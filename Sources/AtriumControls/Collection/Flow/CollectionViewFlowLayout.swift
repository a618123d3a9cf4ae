public import AtriumGeometry
import AtriumKit

/// A layout that arranges items in lines, in sections with headers and footers, as in UIKit.
///
/// A line takes as many items as fit. Full lines are justified. The last line of a section has the distances of a
/// full line. Items of different lengths are centred in their line. A ``CollectionViewDelegateFlowLayout`` may give
/// each section separate distances and each item a separate size.
///
/// A subclass that returns true for ``CollectionViewLayout/flipsHorizontallyInOppositeLayoutDirection`` is
/// mirrored if the reading direction is right to left.
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of items without a size from the delegate, in points; 50×50 by default.
  open var itemSize = Size(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of self-sizing cells, in points; zero, the default, turns self-sizing off.
  ///
  /// See ``CollectionReusableView/preferredLayoutAttributesFitting(_:)``.
  open var estimatedItemSize = Size.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The estimate to use for self-sizing cells without a known size.
  public static let automaticSize = Size(width: 50.0001, height: 50.0001)
  /// The minimum distance between lines, in points; 10 by default.
  open var minimumLineSpacing = 10.0 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum distance between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing = 10.0 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The direction in which lines follow one another; vertical by default.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The insets around the items of each section, in points.
  open var sectionInset = EdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The size of headers, in points; zero, the default, for no header.
  ///
  /// Only the dimension along the scroll direction is used.
  open var headerReferenceSize = Size.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, in points; zero, the default, for no footer.
  ///
  /// Only the dimension along the scroll direction is used.
  open var footerReferenceSize = Size.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether the header of a section stays visible while the section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether the footer of a section stays visible while the section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The number of items whose sizes the layout requests in advance.
  private static let firstItems = 1000
  var sections: [FlowSection] = []
  private var starts = SparseOffsets(count: 0, estimate: 0)
  private var isStale = true
  /// The preferred sizes of cells.
  private var preferred: [IndexPath: Size] = [:]
  /// The breadth of the lines for which the sections were computed.
  private var breadth = -1.0
  /// Whether the default implementation of the delegate's size method was called.
  private var askedForCommonSize = false

  /// Makes a vertical layout.
  public override init() {
    super.init()
  }

  /// The class of the layout's invalidation contexts.
  open override class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  var axis: FlowAxis { FlowAxis(scrollDirection) }

  override var estimatesSizes: Bool { estimatedItemSize != .zero }

  override func hasPreferredSize(of element: CollectionElement) -> Bool {
    element.category != .cell || preferred[element.path] != nil
  }

  /// Returns the layout's item size, and records that the delegate does not implement the size method.
  func askedCommonSize() -> Size {
    askedForCommonSize = true
    return itemSize
  }

  // MARK: Preparing

  /// Requests insets, spacings and sizes from the delegate, and arranges the first 1,000 items in lines.
  ///
  /// Call `super`: required.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView, isStale else { return }
    isStale = false
    breadth = room(for: view.bounds.size)
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    delegateHasSizes = hasSizes(delegate, in: view)
    let isVaried = estimatesSizes || delegateHasSizes
    sections = (0..<view.numberOfSections).map { index in
      FlowSection(
        metrics: metrics(of: index, in: view, delegate),
        count: view.numberOfItems(inSection: index), size: lengths(of: commonSize),
        isVaried: isVaried)
    }
    starts = SparseOffsets(
      count: sections.count, estimate: 0,
      lengths: Dictionary(
        uniqueKeysWithValues: sections.enumerated().map { ($0.offset, $0.element.length) }))
    var left = CollectionViewFlowLayout.firstItems
    for index in sections.indices where left > 0 {
      measure(index, to: -.infinity, least: min(left, sections[index].count))
      left -= sections[index].count
    }
  }

  /// Returns whether the delegate implements the size method, as determined by a call for the first item.
  private func hasSizes(
    _ delegate: (any CollectionViewDelegateFlowLayout)?, in view: CollectionView
  ) -> Bool {
    firstSize = nil
    guard let delegate,
      let section = (0..<view.numberOfSections).first(where: {
        view.numberOfItems(inSection: $0) > 0
      })
    else { return false }
    askedForCommonSize = false
    firstSize = (
      IndexPath(item: 0, section: section),
      delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
    )
    if askedForCommonSize { firstSize = nil }
    return !askedForCommonSize
  }

  private var delegateHasSizes = false
  /// The first item and the size that the delegate returned for it.
  ///
  /// That call also showed whether the delegate implements the size method.
  private var firstSize: (item: IndexPath, size: Size)?

  private var commonSize: Size { estimatesSizes ? estimatedItemSize : itemSize }

  private func lengths(of size: Size) -> (length: Double, breadth: Double) {
    (axis.along(size).asLength, axis.across(size).asLength)
  }

  /// Returns the breadth of the lines, including section insets, for a view with bounds of the given size.
  private func room(for size: Size) -> Double {
    let insets = axis.across(collectionView?.adjustedContentInset ?? .zero)
    return max(0, axis.across(size) - insets.near - insets.far)
  }

  private func metrics(
    of section: Int, in view: CollectionView, _ delegate: (any CollectionViewDelegateFlowLayout)?
  ) -> FlowMetrics {
    let insets =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let (along, across) = (axis.along(insets.finite), axis.across(insets.finite))
    return FlowMetrics(
      header: axis.along(header).asLength, footer: axis.along(footer).asLength, near: along.near,
      far: along.far, side: across.near, room: max(0, breadth - across.near - across.far),
      lineSpacing: (delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
        .asLength,
      itemSpacing: (delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing).asLength)
  }

  /// Arranges the items of a section in lines, up to the given position in the section.
  private func measure(_ index: Int, to place: Double, least: Int = 0) {
    guard let view = collectionView, !sections[index].isMeasured(to: place, least: least) else {
      return
    }
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    var section = sections[index]
    section.measure(to: place, least: least) { item in
      let path = IndexPath(item: item, section: index)
      var size = preferred[path] ?? (firstSize?.item == path ? firstSize?.size : nil)
      if size == nil, delegateHasSizes {
        size = delegate?.collectionView(view, layout: self, sizeForItemAt: path)
      }
      let asked = lengths(of: size ?? commonSize)
      return (asked.length, asked.breadth)
    }
    // A call of the delegate may have changed the items.
    guard !isStale, sections.indices.contains(index) else { return }
    sections[index] = section
    starts.set(section.length, of: index)
  }

  // MARK: Attributes

  /// The size of the whole content.
  open override var collectionViewContentSize: Size {
    guard collectionView != nil else { return .zero }
    return axis.size(along: starts.total, across: max(0, breadth))
  }

  /// Returns the attributes of the items, headers and footers in a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? { attributes(in: rect, measuring: true) }

  override func knownAttributes(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    attributes(in: rect, measuring: false)
  }

  private func attributes(
    in rect: Rect, measuring: Bool
  ) -> [CollectionViewLayoutAttributes] {
    guard !sections.isEmpty else { return [] }
    let rect = mirrored(rect)
    let near = axis.along(rect.origin)
    let far = near + axis.along(rect.size)
    var found: [CollectionViewLayoutAttributes] = []
    var index = starts.index(at: near)
    while sections.indices.contains(index), starts.start(of: index) <= far {
      let start = starts.start(of: index)
      if measuring { measure(index, to: far - start) }
      guard sections.indices.contains(index) else { break }
      for place in sections[index].places(from: near - start, to: far - start) {
        found.append(attributes(of: place, inSection: index))
      }
      for kind in [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ] {
        if let attributes = edgeAttributes(kind, of: index),
          mirrored(attributes.frame).intersects(rect)
        {
          found.append(attributes)
        }
      }
      index += 1
    }
    return found
  }

  private func attributes(
    of place: FlowPlace, inSection section: Int
  ) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).layoutAttributesClass.init(
      forCellWith: IndexPath(item: place.item, section: section))
    attributes.frame = aligned(
      axis.rect(
        along: starts.start(of: section) + place.along, across: place.across,
        length: place.length, breadth: place.breadth))
    return attributes
  }

  /// Returns a rectangle aligned to whole pixels, so that text is sharp, and mirrored in a mirrored layout.
  private func aligned(_ rect: Rect) -> Rect {
    guard let collectionView else { return rect }
    let rect = mirrored(rect)
    return Rect(
      x: collectionView.pixelAligned(rect.minX), y: collectionView.pixelAligned(rect.minY),
      width: rect.width, height: rect.height)
  }

  /// Returns a rectangle, mirrored within the content if the layout is mirrored.
  private func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: collectionViewContentSize.width - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].count
    else { return nil }
    measure(indexPath.section, to: -.infinity, least: indexPath.item + 1)
    return attributes(
      of: sections[indexPath.section].place(of: indexPath.item), inSection: indexPath.section)
  }

  /// Returns the attributes of the header or the footer of a section; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    sections.indices.contains(indexPath.section) && indexPath.item == 0
      ? edgeAttributes(elementKind, of: indexPath.section) : nil
  }

  private func edgeAttributes(
    _ kind: String, of index: Int
  ) -> CollectionViewLayoutAttributes? {
    let (metrics, start) = (sections[index].metrics, starts.start(of: index))
    let end = start + sections[index].length
    let isHeader = kind == CollectionView.elementKindSectionHeader
    guard isHeader || kind == CollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? metrics.header : metrics.footer
    guard length > 0, let view = collectionView else { return nil }
    var place = isHeader ? start : end - length
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned {
      let insets = axis.along(view.adjustedContentInset)
      let near = axis.along(view.bounds.origin) + insets.near
      let far = axis.along(view.bounds.origin) + axis.along(view.bounds.size) - insets.far
      place =
        isHeader
        ? max(start, min(near, end - metrics.footer - length))
        : min(place, max(far - length, start + metrics.header))
    }
    let attributes = type(of: self).layoutAttributesClass.init(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
    attributes.frame = aligned(
      axis.rect(along: place, across: 0, length: length, breadth: max(0, breadth)))
    attributes.zIndex = isPinned ? 1 : 0
    return attributes
  }

  // MARK: Invalidation

  /// Returns whether new bounds invalidate the layout.
  ///
  /// The bounds invalidate the layout if they change the breadth of the lines, or if headers or footers are
  /// pinned to the visible part.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    room(for: newBounds.size) != breadth || sectionHeadersPinToVisibleBounds
      || sectionFootersPinToVisibleBounds
  }

  /// Returns a context that keeps the lines unless their breadth changes.
  open override func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = room(for: newBounds.size) != breadth
    return context
  }

  /// Invalidates the parts of the layout that a context specifies.
  ///
  /// A context of another class invalidates the whole layout.
  ///
  /// Call `super`: required.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    if context.invalidateDataSourceCounts || context.invalidateEverything { preferred = [:] }
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true || takesPreferredSizes
    {
      isStale = true
      takesPreferredSizes = false
    }
    super.invalidateLayout(with: context)
  }

  private var takesPreferredSizes = false

  /// Stores the preferred size of a cell, and returns whether it differs from the size in the layout.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatesSizes else { return false }
    preferred[originalAttributes.indexPath] = preferredAttributes.size
    guard preferredAttributes.size != originalAttributes.size else { return false }
    takesPreferredSizes = true
    return true
  }
}
