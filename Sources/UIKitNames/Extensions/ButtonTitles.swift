public import Atrium
public import Foundation

/// A closure that changes the attributes of a button's title.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure, which receives the attributes of the button and returns those of the title.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes of the title.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

@MainActor
extension Button.Configuration {
  /// The title with fonts and colours; nil for a title without them.
  public var attributedTitle: AttributedString? {
    get {
      guard let title, !titleRuns.isEmpty else { return nil }
      return AttributedString(title, runs: titleRuns)
    }
    set {
      guard let newValue else {
        (title, titleRuns) = (titleRuns.isEmpty ? title : nil, [])
        return
      }
      (title, titleRuns) = (String(newValue.characters), newValue.textRuns)
    }
  }

  /// The subtitle as an attributed string, whose attributes have no effect.
  public var attributedSubtitle: AttributedString? {
    get { subtitle.map { AttributedString($0) } }
    set { subtitle = newValue.map { String($0.characters) } }
  }

  /// The transformer of the title's attributes.
  ///
  /// The closure is called once, when this property is set. The font and the colour that it returns become those of the
  /// button. The value is not stored, and reading it returns nil.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { nil }
    set {
      guard let newValue else { return }
      var input = AttributeContainer()
      input.font = font
      let output = newValue(input)
      if let font = output.font { self.font = font }
      if let color = output.foregroundColor { foregroundColor = color }
    }
  }
}
