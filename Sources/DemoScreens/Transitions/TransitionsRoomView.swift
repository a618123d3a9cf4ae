import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of *Transitions*: the grid, and the stage with its controls, which scrolls where it is low.
final class TransitionsRoomView: RoomView {
  private static let gap = 20.0

  let grid = TransitionGridView()
  let stage = CardView()
  let pair: TransitionPairView
  let controls = TransitionControlsView()
  private let column = ScrollView()
  private let name = Label(font: .preferredFont(forTextStyle: .title3))
  private let code = Label(font: .preferredFont(forTextStyle: .caption))

  init(_ transition: StepTransition) {
    pair = TransitionPairView(transition)
    super.init(
      title: "Transitions",
      hint: "Point at a picture to see it move, and click to bring it on the stage. There the "
        + "transition is under your hand: drag the moment, or the stage itself.",
      source: "Sources/DemoScreens/Transitions/TransitionsRoomController.swift")
    column.accessibilityLabel = "Stage and controls"
    stage.accessibilityLabel = "Stage"
    stage.accessibilityTraits = .image
    name.numberOfLines = 3
    name.accessibilityTraits = [.staticText, .header]
    code.textRole = \.secondaryLabel
    stage.addSubview(pair)
    for view in [name, code, stage, controls] { column.addSubview(view) }
    for view in [column, grid] { addSubview(view) }
    show(transition)
  }

  /// Shows another transition on the stage.
  func show(_ transition: StepTransition) {
    name.text = transition.title
    code.text =
      "StepTransition." + transition.name.prefix(1).lowercased()
      + transition.name.dropFirst()
    pair.transition = transition
    stage.accessibilityValue = transition.title
    grid.mark(transition)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = area.width < 420 ? 12 : TransitionsRoomView.gap
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    if area.width >= 620 || area.height < 400 {
      let side =
        area.width < 420
        ? min(110, area.width * 0.36).rounded() : min(440, area.width * 0.44).rounded()
      let rest = max(0, area.width - side - gap)
      grid.frame = Rect(
        x: isMirrored ? area.maxX - side + 4 : area.minX - 4, y: area.minY, width: side,
        height: area.height)
      column.frame = Rect(
        x: isMirrored ? area.minX : area.minX + side + gap, y: area.minY, width: rest,
        height: area.height)
    } else {
      let height = (area.height * 0.56).rounded()
      column.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
      grid.frame = Rect(
        x: area.minX - 4, y: area.minY + height + 12, width: area.width + 8,
        height: max(0, area.height - height - 12))
    }
    layOutColumn()
  }

  private func layOutColumn() {
    let size = column.bounds.size
    let isSmall = size.width < 300
    name.font = .preferredFont(forTextStyle: isSmall ? .headline : .title3)
    let nameHeight = name.sizeThatFits(Size(width: size.width)).height
    name.frame = Rect(x: 0, y: 0, width: size.width, height: nameHeight)
    let codeSize = code.sizeThatFits(.zero)
    code.isHidden = codeSize.width > size.width || isSmall
    code.frame = Rect(x: 0, y: nameHeight + 2, width: size.width, height: codeSize.height)
    let top = nameHeight + 8 + (code.isHidden ? 0 : codeSize.height + 2)
    let controlsHeight = controls.sizeThatFits(Size(width: size.width)).height
    let height = max(
      isSmall ? 64 : 112, size.height - top - 12 - controlsHeight)
    stage.frame = Rect(x: 0, y: top, width: size.width, height: height)
    pair.frame = stage.bounds
    controls.frame = Rect(
      x: 0, y: stage.frame.maxY + 12, width: size.width, height: controlsHeight)
    column.contentSize = Size(width: size.width, height: controls.frame.maxY)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
