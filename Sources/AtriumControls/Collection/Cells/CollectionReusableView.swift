public import AtriumGeometry
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A reusable view in a collection view: a cell, a supplementary view or a decoration view.
open class CollectionReusableView: View, ReusedView {
  /// The reuse identifier; nil for a view that was not dequeued and has no identifier in a nib.
  public package(set) var reuseIdentifier: String?
  /// The state of the view in the collection view.
  package internal(set) var use = CellUse.none
  /// The element that the view shows.
  var element: CollectionElement?
  /// The layout attributes that were last applied to the view.
  var attributes: CollectionViewLayoutAttributes?

  /// Makes a view.
  ///
  /// Collection views create registered classes with this initialiser, so it is `required`. A subclass overrides it
  /// as `required init(frame:)`, without `override`.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Makes a view from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: coder)
  }

  /// Prepares the view for reuse.
  ///
  /// Call `super`: required.
  open func prepareForReuse() {}

  /// Applies the additional values of an attributes subclass to the view.
  ///
  /// The collection view has already applied the frame and the other standard attributes.
  ///
  /// Call `super`: not needed.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the preferred attributes of the view: by default, those with the size that its constraints determine.
  ///
  /// A width or a height without such constraints, or without an estimate in the layout, stays unchanged.
  ///
  /// Call `super`: not needed.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let (choosesWidth, choosesHeight) = (
      layoutAttributes.choosesWidth, layoutAttributes.choosesHeight
    )
    guard choosesWidth || choosesHeight else { return layoutAttributes }
    let preferred = layoutAttributes.copy()
    let target = Size(
      width: choosesWidth ? 0 : layoutAttributes.size.width,
      height: choosesHeight ? 0 : layoutAttributes.size.height)
    let fitting = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: choosesWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: choosesHeight ? .fittingSizeLevel : .required)
    if choosesWidth, fitting.width > 0 { preferred.size.width = fitting.width }
    if choosesHeight, fitting.height > 0 { preferred.size.height = fitting.height }
    return preferred
  }
}
