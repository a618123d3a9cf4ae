import AtriumGeometry
import AtriumKit

extension CollectionReusableView {
  /// The key of the view in the reuse pool; nil for a view that is not reused.
  var poolKey: String? { reuseIdentifier.map { CollectionView.poolKey(poolKind, $0) } }
  private var poolKind: String { element.map { $0.category == .cell ? "" : $0.kind } ?? "" }
}

extension CollectionView {
  static func poolKey(_ kind: String, _ identifier: String) -> String {
    "\(kind)\u{0}\(identifier)"
  }

  /// Registers a class of cells for a reuse identifier; nil unregisters the class.
  public func register(
    _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    setMaker(cellClass.map(maker), "", identifier)
  }

  /// Registers a class of supplementary views for a kind and a reuse identifier; nil unregisters the class.
  public func register(
    _ viewClass: CollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    setMaker(viewClass.map(maker), elementKind, identifier)
  }

  /// Registers a closure that makes the cells for a reuse identifier.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - make: A closure that makes a cell.
  public func register(
    forCellWithReuseIdentifier identifier: String,
    make: @escaping @MainActor () -> CollectionViewCell
  ) {
    setMaker({ _ in make() }, "", identifier)
  }

  /// Registers a closure that makes the supplementary views for a kind and a reuse identifier.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the supplementary views.
  ///   - identifier: The reuse identifier.
  ///   - make: A closure that makes a supplementary view.
  public func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    make: @escaping @MainActor () -> CollectionReusableView
  ) {
    setMaker({ _ in make() }, elementKind, identifier)
  }

  private func maker(
    of viewClass: CollectionReusableView.Type
  ) -> @MainActor (Rect) -> CollectionReusableView { { viewClass.init(frame: $0) } }

  func setMaker(
    _ make: (@MainActor (Rect) -> CollectionReusableView)?, _ kind: String, _ identifier: String
  ) {
    let key = CollectionView.poolKey(kind, identifier)
    makers[key] = make
    for view in pool.removeValue(forKey: key) ?? [] {
      view.use = .none
      view.removeFromSuperview()
    }
  }

  /// Returns a reused cell, or a new cell if none is available, with the frame from the layout.
  ///
  /// Traps if the identifier was not registered.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The item for which the cell is needed.
  /// - Returns: The cell, ready to be configured.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    let view = dequeue("", identifier) {
      currentLayout.layoutAttributesForItem(at: indexPath)
    }
    guard let cell = view as? CollectionViewCell else {
      fatalError(
        "\(type(of: self)) has no cell \"\(identifier)\" for \(indexPath); call "
          + "register(_:forCellWithReuseIdentifier: \"\(identifier)\") first.")
    }
    return cell
  }

  /// Returns a reused supplementary view, or a new view if none is available.
  ///
  /// Traps if the kind and the identifier were not registered.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The index path for which the view is needed.
  /// - Returns: The view, ready to be configured.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = dequeue(elementKind, identifier) {
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    guard let view else {
      fatalError(
        "\(type(of: self)) has no view \"\(identifier)\" of kind \"\(elementKind)\" for \(indexPath); "
          + "call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.")
    }
    return view
  }

  private func dequeue(
    _ kind: String, _ identifier: String, attributes: () -> CollectionViewLayoutAttributes?
  ) -> CollectionReusableView? {
    let key = CollectionView.poolKey(kind, identifier)
    let view: CollectionReusableView
    // As in UIKit, the view already has the frame from the layout when the data source receives the view.
    let frame = isLayoutValid && !isPreparing ? attributes()?.frame : nil
    if let pooled = pool[key]?.popLast() {
      view = pooled
      view.use = .none
      view.prepareForReuse()
    } else {
      guard let made = makers[key]?(frame ?? .zero) else { return nil }
      view = made
      view.reuseIdentifier = identifier
      window?.count(.collectionCells)
    }
    if let frame {
      View.performWithoutAnimation {
        view.transform = .identity
        view.frame = frame
      }
    }
    return view
  }
}
