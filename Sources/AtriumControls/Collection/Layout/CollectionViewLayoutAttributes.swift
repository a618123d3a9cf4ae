public import AtriumGeometry

/// The frame, the transform, the opacity and the z-order of one view in a collection view.
///
/// A layout makes the attributes, and the collection view applies them. A subclass with additional values
/// overrides ``copy()`` and ``isEqual(_:)``, and the cell applies the values in
/// ``CollectionReusableView/apply(_:)``.
@MainActor
open class CollectionViewLayoutAttributes {
  /// The index path of the cell, the supplementary view or the decoration view.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the view.
  public private(set) var representedElementCategory = CollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public private(set) var representedElementKind: String?
  /// The size of the view, in points.
  open var size = Size.zero
  /// The centre of the view in the content, in points.
  open var center = Point.zero
  /// The transform of the view about its centre.
  open var transform = AffineTransform.identity {
    didSet { spatial = nil }
  }
  private var spatial: Transform3D?
  /// The opacity of the view, 0 … 1; 1 by default.
  open var alpha = 1.0
  /// The z-order, where larger numbers are in front; 0 by default.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false

  /// The section of a view that scrolls orthogonally to the layout; nil for other views.
  var orthogonalSection: Int?
  /// Whether the cell's preferred width applies, if the layout estimates sizes.
  var choosesWidth = true
  /// Whether the cell's preferred height applies, if the layout estimates sizes.
  var choosesHeight = true

  /// The position of a cell in a list section; nil for other cells.
  var listPlace: TableCellPlace?

  /// Makes attributes for item 0 in section 0.
  public required init() {}

  /// Makes the attributes of an item's cell.
  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view, such as ``CollectionView/elementKindSectionHeader``.
  ///   - indexPath: The index path of the view.
  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, elementKind)
    representedElementCategory = .supplementaryView
  }

  /// Makes the attributes of a decoration view.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The kind of the view, for which a class is registered with the layout.
  ///   - indexPath: The index path of the view.
  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
    representedElementCategory = .decorationView
  }

  /// The frame of the view in the content, in points, without the transform.
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

  /// A rectangle with the size of the view and its origin at zero.
  open var bounds: Rect {
    get { Rect(size: size) }
    set { size = newValue.size }
  }

  /// The three-dimensional transform of the view about its centre; it shares its value with ``transform``.
  open var transform3D: Transform3D {
    get { spatial ?? Transform3D(transform) }
    set {
      transform = newValue.affineTransform
      spatial = newValue.isAffine ? nil : newValue
    }
  }

  /// Returns a copy of the attributes.
  ///
  /// Call `super`: required. The base class makes the copy with `init()`.
  open func copy() -> CollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.size, copy.center) = (size, center)
    copy.transform3D = transform3D
    (copy.choosesWidth, copy.choosesHeight) = (choosesWidth, choosesHeight)
    (copy.orthogonalSection, copy.listPlace) = (orthogonalSection, listPlace)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Returns whether other attributes have the same values.
  ///
  /// Call `super`: required.
  open func isEqual(_ other: CollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && element == other.element && size == other.size
      && center == other.center && transform3D == other.transform3D && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && listPlace == other.listPlace
  }

  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }

  /// The part of the content that the view covers, with its transform taken into account.
  var extent: Rect {
    guard transform != .identity || spatial != nil else { return frame }
    let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let shown =
      spatial.map { box.applying(ProjectiveTransform($0)) } ?? box.applying(transform)
    return Rect(origin: shown.origin + center, size: shown.size)
  }
}
