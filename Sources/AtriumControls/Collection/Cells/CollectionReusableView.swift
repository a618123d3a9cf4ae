public import AtriumGeometry
// Public: see Button.
public import AtriumKit

/// A view in a collection view that shows one thing after another: a cell, or a view beside the cells.
open class CollectionReusableView: View, ReusedView {
  /// The identifier for reuse; nil for a view that was not dequeued.
  public internal(set) var reuseIdentifier: String?
  /// Its use in the collection view.
  package internal(set) var use = CellUse.none
  /// What it shows.
  var element: CollectionElement?
  /// The attributes that it has.
  var attributes: CollectionViewLayoutAttributes?

  /// Makes a view.
  ///
  /// Collection views make views of registered classes by it, so it is `required`: an override is written
  /// `required override init(frame:)`.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Makes a view that a nib describes.
  public override init?(coder: any NibDecoding) {
    super.init(coder: coder)
  }

  /// Prepares the view for another use.
  ///
  /// Call `super`: required.
  open func prepareForReuse() {}

  /// Takes values from attributes of a class of one's own; the collection view sets the place and the look.
  ///
  /// Call `super`: not needed.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// The attributes that fit the content best: by default the given ones, with the fitting size of the
  /// content where the layout estimates sizes.
  ///
  /// Call `super`: not needed.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes }
}
