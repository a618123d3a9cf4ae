public import Atrium

extension Image {
  /// The size and the weight of a symbol.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the text beside the symbol, in points.
    public var pointSize: Double
    /// The weight of the symbol.
    public var weight: Font.Weight
    /// The size of the symbol relative to the text.
    public var scale = Scale.default

    /// Makes a configuration.
    public init(pointSize: Double = 17, weight: Font.Weight = .regular) {
      (self.pointSize, self.weight) = (pointSize, weight)
    }

    /// The size of a symbol relative to the text beside it.
    public enum Scale: Int, Hashable, Sendable {
      /// A size.
      case `default` = -1, unspecified, small, medium, large
    }

    /// Makes a configuration.
    public init(pointSize: Double, weight: Font.Weight, scale: Scale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    /// Makes a configuration with a size relative to the text.
    public init(scale: Scale) {
      self.init()
      self.scale = scale
    }

    /// Makes a configuration with a weight.
    public init(weight: Font.Weight) { self.init(pointSize: 17, weight: weight) }

    /// Makes a configuration with the size of a text style.
    @preconcurrency @MainActor
    public init(textStyle: Font.TextStyle) {
      self.init(pointSize: Font.preferredFont(forTextStyle: textStyle).pointSize)
    }

    /// Makes a configuration with the size and the weight of a font.
    public init(font: Font, scale: Scale = .default) {
      self.init(pointSize: font.pointSize, weight: font.weight, scale: scale)
    }
  }

  /// Makes a symbol's image; nil if the text is not a symbol name, or if the thread is not the main thread.
  ///
  /// If the toolkit has no drawing for the name, the image is an empty square.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard SelectorObservers.isOnMainActor,
      let image = MainActor.assumeIsolated({ Symbols.image(name, configuration ?? .init()) })
    else { return nil }
    self.init(copying: image)
    MainActor.assumeIsolated { Symbols.setName(name, of: self) }
  }

  /// Returns the same symbol with another configuration; other images are returned unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard SelectorObservers.isOnMainActor else { return self }
    return MainActor.assumeIsolated { () -> Image? in
      guard let name = Symbols.name(of: self) else { return nil }
      return Symbols.image(name, configuration)
    } ?? self
  }

  /// Returns the same symbol with another configuration; other images are returned unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    withConfiguration(configuration)
  }

  /// The symbol of a check mark.
  @preconcurrency @MainActor
  public static var checkmark: Image { Symbols.image("checkmark", .init()) ?? Image() }
  /// The symbol of a plus sign in a circle.
  @preconcurrency @MainActor
  public static var add: Image { Symbols.image("plus.circle.fill", .init()) ?? Image() }
  /// The symbol of a minus sign in a circle.
  @preconcurrency @MainActor
  public static var remove: Image { Symbols.image("minus.circle.fill", .init()) ?? Image() }
  /// The symbol of a cross.
  @preconcurrency @MainActor
  public static var close: Image { Symbols.image("xmark", .init()) ?? Image() }
}

extension ImageView {
  private static let symbolKey = AssociatedObjects.Key()

  /// The size and the weight of a symbol; setting this property applies them to the symbol that the view shows.
  public var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    get {
      AssociatedObjects.value(of: self, ImageView.symbolKey) as? Image.SymbolConfiguration
    }
    set {
      AssociatedObjects.set(newValue, of: self, ImageView.symbolKey)
      if let newValue, let image { self.image = image.withConfiguration(newValue) }
    }
  }
}
