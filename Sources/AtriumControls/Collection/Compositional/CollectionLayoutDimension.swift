/// A width or a height in a compositional layout.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: Double

  /// A part of the width of what contains it, 0 … 1.
  public static func fractionalWidth(_ fraction: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(kind: .fractionalWidth, dimension: fraction)
  }

  /// A part of the height of what contains it, 0 … 1.
  public static func fractionalHeight(_ fraction: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(kind: .fractionalHeight, dimension: fraction)
  }

  /// A length, in points.
  public static func absolute(_ length: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(kind: .absolute, dimension: length)
  }

  /// A length in points until the cell chooses its own.
  public static func estimated(_ length: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(kind: .estimated, dimension: length)
  }

  /// Whether it is a part of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a length.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimate.
  public var isEstimated: Bool { kind == .estimated }
}
