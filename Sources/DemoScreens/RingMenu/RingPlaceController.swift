import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A coloured content controller of *IconRing*, with a title and a button.
final class RingPlaceController: ViewController {
  private let page: RingPlaceView

  /// Makes a content controller.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - color: The background colour.
  ///   - button: The title of the button.
  ///   - action: The action of the button, which receives this controller.
  init(
    _ name: String, _ color: KeyPath<Palette, Color>, button: String,
    action: @escaping @MainActor (ViewController) -> Void
  ) {
    page = RingPlaceView(name, color, button: button)
    super.init()
    title = name
    page.button.addAction(for: .primaryActionTriggered) { [weak self] in
      if let self { action(self) }
    }
  }

  override func loadView() { view = page }
}

/// A coloured view with a large word, and a button below it.
private final class RingPlaceView: View {
  let button: Button
  private let color: KeyPath<Palette, Color>
  private let name: Label

  init(_ text: String, _ color: KeyPath<Palette, Color>, button title: String) {
    self.color = color
    name = Label(text: text, font: .preferredFont(forTextStyle: .title1))
    button = Button(title: title, configuration: .bordered())
    super.init(frame: .zero)
    addSubview(name)
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let background = Palette(traitCollection)[keyPath: color]
    backgroundColor = background
    name.textColor =
      background.contrastRatio(with: .white) > background.contrastRatio(with: .black)
      ? .white : .black
    let (text, size) = (name.sizeThatFits(.zero), button.sizeThatFits(.zero))
    func fits(_ size: Size, _ height: Double) -> Bool {
      size.width <= bounds.width - 16 && height <= bounds.height - 16
    }
    name.isHidden = !fits(text, text.height)
    button.isHidden = !fits(size, text.height + 12 + size.height)
    let height = text.height + (button.isHidden ? 0 : 12 + size.height)
    // In a high card the title and the button are at the top, so that the ring does not cover them.
    let top = bounds.height >= 400 ? 24 : ((bounds.height - height) / 2).rounded()
    name.frame = Rect(
      x: ((bounds.width - text.width) / 2).rounded(), y: top, width: text.width, height: text.height
    )
    button.frame = Rect(
      x: ((bounds.width - size.width) / 2).rounded(), y: top + text.height + 12, width: size.width,
      height: size.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
