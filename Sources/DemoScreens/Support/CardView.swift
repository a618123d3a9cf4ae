import AtriumControls
import AtriumGeometry
import AtriumKit
import AtriumStoryboards

/// A card for the view of a container, with a border in the theme's colour.
final class CardView: View {
  init() {
    super.init(frame: .zero)
    setUp()
  }

  override init?(coder: any NibDecoding) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    cornerRadius = Theme.cardCornerRadius
    borderWidth = 1
  }

  static let interface = InterfaceClass(CardView.self) { CardView(coder: $0) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    borderColor = theme.separator
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    borderColor = theme.separator
  }
}
