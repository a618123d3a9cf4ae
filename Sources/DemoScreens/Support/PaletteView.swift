import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// A view filled with a colour of the palette; in its middle is a name in a contrasting colour.
final class PaletteView: View {
  /// The name of the colour; a runtime attribute in Interface Builder files.
  var colorName = "sand" {
    didSet { if colorName != oldValue { setNeedsLayout() } }
  }
  /// The label with the name; an outlet.
  ///
  /// A label from an Interface Builder file keeps the frame of the file.
  var nameLabel: Label?
  private var placesLabel = false

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - text: The name in the middle.
  ///   - colorName: The name of the colour.
  convenience init(_ text: String, colorName: String) {
    self.init(frame: .zero)
    let label = Label(text: text, font: .preferredFont(forTextStyle: .title3))
    label.textAlignment = .center
    addSubview(label)
    (self.colorName, nameLabel, placesLabel) = (colorName, label, true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let palette = Palette(traitCollection)
    let background = palette[keyPath: Palette.color(named: colorName) ?? \.sand]
    backgroundColor = background
    guard let nameLabel else { return }
    let (light, dark) = (Color.white, Color.black)
    nameLabel.textColor =
      background.contrastRatio(with: light) > background.contrastRatio(with: dark) ? light : dark
    if placesLabel {
      let height = min(bounds.height, 28)
      nameLabel.frame = Rect(
        x: min(16, bounds.width / 2), y: ((bounds.height - height) / 2).rounded(),
        width: max(0, bounds.width - 32), height: height)
    }
    nameLabel.isHidden =
      nameLabel.sizeThatFits(.zero).width > nameLabel.frame.width || bounds.height < 28
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  static let interface = InterfaceClass(PaletteView.self) { PaletteView(coder: $0) }
    .outlet("nameLabel", \.nameLabel)
    .attribute("colorName", \.colorName)
}
