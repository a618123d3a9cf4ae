extension CollectionView {
  /// A cell class and a closure that configures its cells.
  ///
  /// A registration is used in place of a reuse identifier.
  @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    let identifier: String
    let handler: Handler

    /// Makes a registration.
    ///
    /// Make a registration once, and use it for all cells.
    ///
    /// - Parameter handler: A closure that configures a cell for an item.
    public init(handler: @escaping Handler) {
      (identifier, self.handler) = (CollectionView.takeRegistration(), handler)
    }
  }

  /// A class of supplementary views and a closure that configures its views.
  ///
  /// A registration is used in place of a reuse identifier.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// A closure that configures a view for its kind and index path.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    /// Makes a registration.
    ///
    /// Make a registration once, and use it for all views.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - handler: A closure that configures a view for its kind and index path.
    public init(elementKind: String, handler: @escaping Handler) {
      (identifier, self.elementKind, self.handler) = (
        CollectionView.takeRegistration(), elementKind, handler
      )
    }
  }

  private static var registrations = 0

  private static func takeRegistration() -> String {
    registrations += 1
    return "registration \(registrations)"
  }

  /// Dequeues a cell of a registration and configures it for an item.
  ///
  /// - Parameters:
  ///   - registration: The class and the configuration closure to use.
  ///   - indexPath: The item's index path.
  ///   - item: The item; if nil, the handler is not called.
  /// - Returns: The configured cell.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = CollectionView.poolKey("", registration.identifier)
    if makers[key] == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let dequeued = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      fatalError(
        "A cell for a registration of \(Cell.self) is a \(type(of: dequeued)); do not register a class for the "
          + "identifier \"\(registration.identifier)\".")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a supplementary view of a registration and configures it.
  ///
  /// - Parameters:
  ///   - registration: The class and the configuration closure to use.
  ///   - indexPath: The index path of the view.
  /// - Returns: The configured view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if makers[CollectionView.poolKey(kind, identifier)] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      fatalError(
        "A view for a registration of \(Supplementary.self) is a \(type(of: dequeued)); do not register a class "
          + "for the identifier \"\(identifier)\".")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
