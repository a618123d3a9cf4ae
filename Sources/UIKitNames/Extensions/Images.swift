public import Atrium
import Foundation

extension Image {
  /// Returns an image of an asset catalogue, or a PNG file, of the program's bundle; nil if there is none.
  ///
  /// The image is read from the file in each call.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: .main, compatibleWith: nil)
  }

  /// Returns an image of an asset catalogue, or a PNG file, of a bundle; nil if there is none.
  ///
  /// The traits are not used: the image has all its scales, and the variant for the light style.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: ResourceBundle?,
    compatibleWith traitCollection: TraitCollection? = nil
  ) {
    guard let image = AssetCatalog.image(named: name, in: bundle ?? .main) else { return nil }
    self.init(copying: image)
  }

  /// Returns nil, since this system has no symbols.
  public convenience init?(systemName name: String) { return nil }

  /// Returns an image from a PNG file; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) { try? self.init(contentsOf: path) }

  /// Pixels per point of the best version.
  public var scale: Double { bitmap(forScale: .greatestFiniteMagnitude).scale }
}

extension Color {
  /// Returns the light colour of an asset catalogue of a bundle; nil if there is none.
  @preconcurrency @MainActor
  public init?(
    named name: String, in bundle: ResourceBundle? = nil,
    compatibleWith traitCollection: TraitCollection? = nil
  ) {
    guard let color = AssetCatalog.color(named: name, in: bundle ?? .main) else { return nil }
    self = color
  }
}
