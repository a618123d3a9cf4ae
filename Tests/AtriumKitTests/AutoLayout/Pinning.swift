import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A view that is placed by constraints, with a settable content size and a count of its layouts.
class Box: View {
  var content = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var firstLine: Double?
  var lastLine: Double?
  private(set) var layouts = 0
  var onUpdate: (() -> Void)?
  var onLayout: (() -> Void)?

  init(_ name: String = "Box") {
    super.init()
    accessibilityLabel = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size { content }
  override var firstBaselineOffset: Double? { firstLine }
  override var lastBaselineOffset: Double? { lastLine }

  override func updateConstraints() {
    onUpdate?()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
    onLayout?()
  }
}

/// A stage with a root controller whose view has constraints.
@MainActor
struct LayoutScene {
  let stage: Stage
  let controller = ViewController()

  var view: View { controller.view }

  init(width: Double = 400, height: Double = 600, settings: Settings = Settings()) {
    stage = Stage(size: Size(width: width, height: height), settings: settings)
    stage.window.rootViewController = controller
    stage.settle()
  }

  /// Adds a box to the root view.
  func box(_ name: String = "Box", width: Double? = nil, height: Double? = nil) -> Box {
    let box = Box(name)
    view.addSubview(box)
    if let width { box.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { box.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return box
  }
}

extension View {
  /// Activates constraints to the edges of another item, with insets.
  func pin(to item: any LayoutItem, inset: Double = 0) {
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: inset),
      topAnchor.constraint(equalTo: item.topAnchor, constant: inset),
      item.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      item.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
    ])
  }
}
