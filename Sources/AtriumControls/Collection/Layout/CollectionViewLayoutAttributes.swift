public import AtriumGeometry

/// The place and look of one item, or of one view beside the items, in a collection view.
///
/// A layout makes them, and the collection view applies them. A subclass with values of its own overrides
/// ``copy()`` and ``isEqual(_:)``, and the cell takes the values in ``CollectionReusableView/apply(_:)``.
@MainActor
open class CollectionViewLayoutAttributes {
  /// The item, or the item and section to which a view beside the items belongs.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What the attributes are of.
  public private(set) var representedElementCategory = CollectionView.ElementCategory.cell
  /// The kind of a view beside the items; nil for a cell.
  public private(set) var representedElementKind: String?
  /// The size, in points.
  open var size = Size.zero
  /// The centre in the content, in points.
  open var center = Point.zero
  /// The transform about the centre.
  open var transform = AffineTransform.identity {
    didSet { spatial = nil }
  }
  private var spatial: Transform3D?
  /// The opacity, 0 … 1; 1 at first.
  open var alpha = 1.0
  /// The place in the order of drawing: larger numbers are in front; 0 at first.
  open var zIndex = 0
  /// Whether it is not shown.
  open var isHidden = false

  /// The section that scrolls across the layout and has the view; nil for none.
  var orthogonalSection: Int?
  /// Whether the cell chooses its width, where the layout estimates sizes.
  var choosesWidth = true
  /// Whether the cell chooses its height, where the layout estimates sizes.
  var choosesHeight = true

  /// Makes attributes of the item 0 in the section 0.
  public required init() {}

  /// Makes attributes of an item.
  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind, such as ``CollectionView/elementKindSectionHeader``.
  ///   - indexPath: The item and section to which it belongs.
  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, elementKind)
    representedElementCategory = .supplementaryView
  }

  /// Makes attributes of a decoration view.
  ///
  /// - Parameters:
  ///   - decorationViewKind: Its kind, for which the layout has a class.
  ///   - indexPath: The item and section to which it belongs.
  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
    representedElementCategory = .decorationView
  }

  /// The frame in the content, without the transform, in points.
  open var frame: Rect {
    get {
      Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = newValue.center
    }
  }

  /// The rectangle of the size, at zero.
  open var bounds: Rect {
    get { Rect(size: size) }
    set { size = newValue.size }
  }

  /// The transform in space about the centre; it shares its value with ``transform``.
  open var transform3D: Transform3D {
    get { spatial ?? Transform3D(transform) }
    set {
      transform = newValue.affineTransform
      spatial = newValue.isAffine ? nil : newValue
    }
  }

  /// A copy.
  ///
  /// Call `super`: required; it makes the copy by `init()`.
  open func copy() -> CollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.size, copy.center) = (size, center)
    copy.transform3D = transform3D
    (copy.choosesWidth, copy.choosesHeight) = (choosesWidth, choosesHeight)
    copy.orthogonalSection = orthogonalSection
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Whether other attributes mean the same place and look.
  ///
  /// Call `super`: required.
  open func isEqual(_ other: CollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && element == other.element && size == other.size
      && center == other.center && transform3D == other.transform3D && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }

  /// The part of the content that it covers, with its transform.
  var extent: Rect {
    guard transform != .identity || spatial != nil else { return frame }
    let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let shown =
      spatial.map { box.applying(ProjectiveTransform($0)) } ?? box.applying(transform)
    return Rect(origin: shown.origin + center, size: shown.size)
  }
}
