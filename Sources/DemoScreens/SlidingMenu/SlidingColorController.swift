import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A coloured content of the sliding menu, which prints its calls as the text's class does.
final class SlidingColorController: LoggingViewController {
  private let color: KeyPath<Palette, Color>
  private let page: SlidingColorView

  /// Makes a content.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - color: The background; red for *Red* and green for *Green* if nil.
  ///   - sink: Receives the printed lines.
  init(
    _ name: String, color: KeyPath<Palette, Color>? = nil,
    sink: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.color = color ?? (name == "Red" ? \.clay : \.sage)
    page = SlidingColorView(name, color: self.color)
    super.init(sink: sink)
    title = name
  }

  override var loggedName: String { "ViewController" }

  override func loadView() { view = page }
}

/// A coloured view with a name in its middle.
private final class SlidingColorView: View {
  private let color: KeyPath<Palette, Color>
  private let name: Label

  init(_ text: String, color: KeyPath<Palette, Color>) {
    self.color = color
    name = Label(text: text, font: .preferredFont(forTextStyle: .title3))
    super.init(frame: .zero)
    name.textAlignment = .center
    addSubview(name)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let background = Palette(traitCollection)[keyPath: color]
    backgroundColor = background
    let (light, dark) = (Color.white, Color.black)
    name.textColor =
      background.contrastRatio(with: light) > background.contrastRatio(with: dark) ? light : dark
    let height = min(bounds.height, 28)
    name.frame = Rect(
      x: min(16, bounds.width / 2), y: ((bounds.height - height) / 2).rounded(),
      width: max(0, bounds.width - 32), height: height)
    name.isHidden = name.sizeThatFits(.zero).width > name.frame.width || bounds.height < 28
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
