import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A view with a content size, and optional baselines.
final class Block: View {
  var content: Size { didSet { invalidateIntrinsicContentSize() } }
  var lines: (first: Double, last: Double)?

  init(
    _ width: Double = View.noIntrinsicMetric, _ height: Double = View.noIntrinsicMetric,
    lines: (first: Double, last: Double)? = nil
  ) {
    content = Size(width: width, height: height)
    self.lines = lines
    super.init()
  }

  override var intrinsicContentSize: Size { content }
  override var firstBaselineOffset: Double? { lines?.first }
  override var lastBaselineOffset: Double? { lines?.last }
}

/// A stage of 400×600 with a stack of blocks at its top left corner.
@MainActor
struct StackBed {
  let stage: Stage
  let root = ViewController()
  let stack: StackView
  let blocks: [Block]

  /// - Parameters:
  ///   - sizes: The content sizes of the blocks.
  ///   - width: The stack's width; nil uses the width of its content.
  ///   - height: The stack's height; nil uses the height of its content.
  ///   - settings: The window's settings.
  ///   - change: Further settings of the stack.
  init(
    _ sizes: [(Double, Double)], width: Double? = nil, height: Double? = nil,
    settings: Settings = Settings(), _ change: (StackView) -> Void = { _ in }
  ) {
    self.init(
      blocks: sizes.map { Block($0.0, $0.1) }, width: width, height: height, settings: settings,
      change)
  }

  init(
    blocks: [Block], width: Double? = nil, height: Double? = nil,
    settings: Settings = Settings(), _ change: (StackView) -> Void = { _ in }
  ) {
    stage = Stage(size: Size(width: 400, height: 600), settings: settings)
    stage.window.rootViewController = root
    self.blocks = blocks
    stack = StackView(arrangedSubviews: blocks)
    stack.translatesAutoresizingMaskIntoConstraints = false
    change(stack)
    root.view.addSubview(stack)
    LayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    stage.settle()
  }

  /// The position and the width of each block along the row, rounded to hundredths of a point.
  var columns: [[Double]] {
    blocks.map { [hundredths($0.frame.minX), hundredths($0.frame.width)] }
  }
  /// The position and the height of each block down the column.
  var rows: [[Double]] { blocks.map { [hundredths($0.frame.minY), hundredths($0.frame.height)] } }

  var size: [Double] { [hundredths(stack.bounds.width), hundredths(stack.bounds.height)] }

  private func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
