import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view in place of one whose class is not known, or has no counterpart here; it shows the name.
final class StandInView: View {
  private let label: Label
  /// The size of its own, as the file has it; nil for none.
  private let ownSize: Size?

  init(named name: String, ownSize: Size? = nil) {
    label = Label(text: name, font: .preferredFont(forTextStyle: .caption))
    self.ownSize = ownSize
    super.init(frame: .zero)
    label.textRole = \.secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  override var intrinsicContentSize: Size { ownSize ?? super.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// An outline, so that the place is visible on any background.
  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard bounds.width > 1, bounds.height > 1 else { return }
    canvas.stroke(
      Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4),
      with: theme.separator, width: 1)
  }
}

/// A controller in place of one whose class is not known; its view shows the name above the views
/// of the file.
final class StandInController: ViewController {
  private let className: String

  init(named className: String) {
    self.className = className
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A stand-in shows its own name.
    guard !(view is StandInView) else { return }
    let name = StandInView(named: className)
    name.frame = view.bounds
    name.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    name.isUserInteractionEnabled = false
    view.addSubview(name)
  }
}
