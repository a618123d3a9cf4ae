import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that replaces a view whose class is unknown or unsupported, and shows the name of the class.
final class StandInView: View {
  private let label: Label
  /// The content size in the file; nil if there is none.
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

  /// Draws an outline, so that the stand-in is visible on any background.
  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard bounds.width > 1, bounds.height > 1 else { return }
    canvas.stroke(
      Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4),
      with: theme.separator, width: 1)
  }
}

/// A controller that replaces a controller whose class is unknown or unsupported.
///
/// Its view shows the name of the class above the views in the file.
final class StandInController: ViewController {
  private let className: String

  init(named className: String) {
    self.className = className
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A stand-in view shows its own name.
    guard !(view is StandInView) else { return }
    let name = StandInView(named: className)
    name.frame = view.bounds
    name.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    name.isUserInteractionEnabled = false
    view.addSubview(name)
  }
}
