import AtriumControls
import AtriumGeometry
import AtriumKit

/// A collection view with pictures of all objects in the house, in as many columns as fit.
final class HousePicturesController: CollectionViewController {
  /// A picture of an object.
  struct Picture {
    var thing: Library.Book
    var scene: HouseScene
    /// The place of the object in the scene.
    var place: Point
  }

  private let pictures: [Picture]
  private let open: @MainActor (Picture) -> Void
  private let cells = CollectionView.CellRegistration<HousePictureCell, Picture> {
    cell, _, picture in
    cell.show(picture)
  }

  /// Makes the controller.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - pictures: The pictures, in the order of the collection.
  ///   - open: Opens a picture.
  init(
    title: String, pictures: [Picture], open: @escaping @MainActor (Picture) -> Void
  ) {
    (self.pictures, self.open) = (pictures, open)
    super.init(
      collectionViewLayout: CollectionViewCompositionalLayout { _, environment in
        HousePicturesController.section(width: environment.container.effectiveContentSize.width)
      })
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityLabel = title
  }

  /// Returns the layout for a width, in points: columns of about 150 points, or wider ones for large text.
  private static func section(width: Double) -> CollectionLayoutSection {
    let gap = 8.0
    let least = FontMetrics(forTextStyle: .caption).scaledValue(for: 140)
    let columns = max(1, ((width - gap) / least).rounded(.down))
    let side = (width - gap) / columns
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / columns), heightDimension: .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(
      top: gap, leading: gap, bottom: gap, trailing: gap)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(
          (side * 0.72).rounded() + HousePictureCell.captionHeight)),
      subitem: item, count: Int(columns))
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = DirectionalEdgeInsets(
      top: gap / 2, leading: gap / 2, bottom: gap / 2, trailing: gap / 2)
    return section
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: pictures[indexPath.item])
  }

  override func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  override func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { open(pictures[indexPath.item]) }
}
