/// A width or a height in a compositional layout.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: Double

  /// Makes a dimension that is a fraction of the container's width, 0 … 1.
  public static func fractionalWidth(_ fraction: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(kind: .fractionalWidth, dimension: fraction)
  }

  /// Makes a dimension that is a fraction of the container's height, 0 … 1.
  public static func fractionalHeight(_ fraction: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(kind: .fractionalHeight, dimension: fraction)
  }

  /// Makes a dimension with a fixed length, in points.
  public static func absolute(_ length: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(kind: .absolute, dimension: length)
  }

  /// Makes a dimension with an estimated length, in points; the cell's preferred length replaces the estimate.
  public static func estimated(_ length: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(kind: .estimated, dimension: length)
  }

  /// Whether the dimension is a fraction of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a fixed length.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimate.
  public var isEstimated: Bool { kind == .estimated }
}
