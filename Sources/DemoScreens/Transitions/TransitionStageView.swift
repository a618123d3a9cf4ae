import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// The main part of *Transitions*: the name, the code, the card with the two pages, and the controls.
///
/// If there is little height, all of them scroll.
final class TransitionStageView: ScrollView {
  let stage = CardView()
  let pair: TransitionPairView
  let controls = TransitionControlsView()
  private let name = Label(font: .preferredFont(forTextStyle: .title3))
  private let code = Label(font: .preferredFont(forTextStyle: .caption))

  init(_ transition: StepTransition) {
    pair = TransitionPairView(transition)
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "Stage and controls")
    stage.accessibilityLabel = String(localized: "Stage")
    stage.isAccessibilityElement = true
    stage.accessibilityTraits = .image
    name.numberOfLines = 3
    name.accessibilityTraits = [.staticText, .header]
    code.textRole = \.secondaryLabel
    stage.addSubview(pair)
    for view in [name, code, stage, controls] { addSubview(view) }
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
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
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
    contentSize = Size(width: size.width, height: controls.frame.maxY)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
