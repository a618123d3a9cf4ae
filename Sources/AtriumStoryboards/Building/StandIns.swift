import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view in place of one whose class is not known; it shows the name.
final class StandInView: View {
  private let label: Label

  init(named name: String) {
    label = Label(text: name, font: .preferredFont(forTextStyle: .caption))
    super.init(frame: .zero)
    label.textRole = \.secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A controller in place of one whose class is not known; its view shows the name above what the file has.
final class StandInController: ViewController {
  private let className: String

  init(named className: String) {
    self.className = className
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = StandInView(named: className)
    name.frame = view.bounds
    name.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    name.isUserInteractionEnabled = false
    view.addSubview(name)
  }
}
