public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A controller whose view is a collection view.
///
/// The controller is the view's data source and delegate. All members of both protocols are open, so a subclass
/// overrides the members that it needs.
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// The layout of the collection view; before the view is loaded, the layout given to the initialiser.
  open var collectionViewLayout: CollectionViewLayout {
    (viewIfLoaded as? CollectionView)?.collectionViewLayout ?? firstLayout
  }
  private let firstLayout: CollectionViewLayout
  /// Whether the selection is cleared when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a controller.
  ///
  /// - Parameter layout: The layout of its collection view.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    firstLayout = layout
    super.init()
  }

  /// Makes a controller whose collection view comes from a nib; without a nib, the view has a flow layout.
  public override init(nibName: String? = nil, bundle: ResourceBundle? = nil) {
    firstLayout = CollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller from a nib; the collection view comes from the nib.
  public override init?(coder: any NibDecoding) {
    firstLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view; reading the property loads the view.
  ///
  /// Traps if an override of ``loadView()`` has set another view.
  open var collectionView: CollectionView {
    guard let collectionView = view as? CollectionView else {
      fatalError(
        "The view of \(type(of: self)) is a \(type(of: view)); make a CollectionView in loadView(), or use "
          + "a ViewController with a collection view inside.")
    }
    return collectionView
  }

  /// Makes the collection view, unless the nib contains one.
  ///
  /// The controller becomes the data source and the delegate of the view, unless the nib has set other objects.
  open override func loadView() {
    super.loadView()
    if !(view is CollectionView) {
      let made = CollectionView(frame: view.frame, collectionViewLayout: firstLayout)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = made
    }
    guard let made = view as? CollectionView else { return }
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for item in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: item, animated: animated)
    }
  }

  /// Returns the number of sections; 1 by default.
  ///
  /// Call `super`: not needed.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns the number of items in a section; 0 by default.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell of an item; an empty cell by default.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { CollectionViewCell() }

  /// Returns a supplementary view; an empty view by default.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }

  /// Returns whether the user may drag an item to another position; true by default.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Moves an item in the data; by default the item returns to its original position.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.isMoveIgnored = true }

  /// Returns whether the user may select an item; true by default.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user has selected an item.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called when the user has deselected an item.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Called when a cell becomes visible.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when a cell is no longer visible.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when the content has scrolled.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Called when the effective insets of the content have changed.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// Called when a drag of the content by fingers or by a pointer begins.
  ///
  /// Call `super`: not needed.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Called at the end of a drag, so that the controller can adjust the offset at which the content stops.
  ///
  /// Call `super`: not needed.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}

  /// Called when the drag has ended.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Called when the content begins to decelerate after a drag.
  ///
  /// Call `super`: not needed.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Called when the deceleration has ended.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Called when an animated scroll that was not caused by a drag has ended.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Returns the subview that zooming scales; nil, the default, disables zooming.
  ///
  /// Call `super`: not needed.
  open func viewForZooming(in scrollView: ScrollView) -> View? { nil }

  /// Called before a pinch or an animation changes the scale.
  ///
  /// Call `super`: not needed.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Called when the scale has changed, for any reason.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Called when zooming has ended, with the scale within its limits.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}

  /// Returns whether an item is highlighted by a click or a touch; true by default.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user presses an item.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when the user no longer presses an item.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns whether the user may deselect an item in a multiple selection; true by default.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user performs the primary action of an item by a click, a tap or the Enter key.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Returns the target of an item that the user drags; the proposed target by default.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Called when a supplementary view becomes visible.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called when a supplementary view is no longer visible.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Context menus

  /// Returns the context menu of items; by default, the item's menu for one item, and nil for several.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: Point
  ) -> ContextMenuConfiguration? {
    guard indexPaths.count == 1, let indexPath = indexPaths.first else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Returns the context menu of an item; nil, the default, for no menu.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Called when the context menu of items is about to open.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Called when the context menu of items is about to close.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Returns the content offset after a change of the layout or of the items; by default, the layout's choice.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> Point {
    collectionView.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposedContentOffset)
  }
}
