import AtriumGeometry

/// A width and a height in a compositional layout.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  /// Returns the size in a container of the given size, in points.
  func size(in container: Size) -> Size {
    func length(_ dimension: CollectionLayoutDimension) -> Double {
      switch dimension.kind {
      case .fractionalWidth: (container.width * dimension.dimension).asLength
      case .fractionalHeight: (container.height * dimension.dimension).asLength
      case .absolute, .estimated: dimension.dimension.asLength
      }
    }
    return Size(width: length(widthDimension), height: length(heightDimension))
  }

  /// Whether the width or the height is estimated.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}
