public import Atrium
import Foundation

extension Image {
  /// Loads an image from an asset catalogue or a file in the program's bundle; nil if it cannot be loaded.
  ///
  /// Each call reads the image from its file.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: .main, compatibleWith: nil)
  }

  /// Loads an image from an asset catalogue or a file in a bundle; nil if it cannot be loaded.
  ///
  /// The files are PNG or JPEG files. The name of a JPEG file outside a catalogue includes its extension. The traits are
  /// ignored. The image contains all scales of the variant for the light style.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: ResourceBundle?,
    compatibleWith traitCollection: TraitCollection? = nil
  ) {
    guard let image = AssetCatalog.image(named: name, in: bundle ?? .main) else { return nil }
    self.init(copying: image)
  }

  /// Makes the image of a symbol, at the size of body text; nil if the text is not a symbol name.
  ///
  /// If the toolkit has no drawing for the name, the image is an empty square.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Loads an image from a PNG or JPEG file; nil if the file cannot be read.
  public convenience init?(contentsOfFile path: String) { try? self.init(contentsOf: path) }

  /// Loads the images of an animation, whose names end with numbers from 0 or 1; nil if there are none.
  ///
  /// - Parameters:
  ///   - name: The name without the number.
  ///   - duration: The duration of one cycle, in seconds; 0 shows 30 images a second.
  /// - Returns: The image, which image views animate.
  @preconcurrency @MainActor
  public static func animatedImageNamed(_ name: String, duration: Double) -> Image? {
    var images: [Image] = []
    for number in 0...1024 {
      if let image = Image(named: name + String(number)) {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The number of pixels per point of the version with the highest resolution.
  public var scale: Double { bitmap(forScale: .greatestFiniteMagnitude).scale }
}

extension Color {
  /// Loads a colour from an asset catalogue in a bundle; nil if there is no such colour.
  ///
  /// The colour has its variant for the light style.
  @preconcurrency @MainActor
  public init?(
    named name: String, in bundle: ResourceBundle? = nil,
    compatibleWith traitCollection: TraitCollection? = nil
  ) {
    guard let color = AssetCatalog.color(named: name, in: bundle ?? .main) else { return nil }
    self = color
  }
}
