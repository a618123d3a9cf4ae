import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The page of stack views: a stack view whose settings the user can change, in a scroll view sized by constraints.
final class GalleryStackController: ViewController {
  private static let gap = 12.0
  private static let motion = 0.3
  /// The minimum height of the stage, in points.
  private static let leastStage = 272.0
  /// The maximum height of the stage, in points.
  private static let highestStage = 640.0

  private let scroller = ScrollView()
  private let stack = StackView()
  private let stage = GalleryStackStage()
  private let settings = StackView()
  /// The stack view that contains the stage and the settings, side by side in a wide window.
  private let page = StackView()
  private var insets: [LayoutConstraint] = []
  private lazy var stageHeight = stage.heightAnchor.constraint(
    equalToConstant: GalleryStackController.leastStage)
  private let blocks = [
    GalleryStackBlock(
      String(localized: "One"), size: Size(width: 84, height: 44), font: .body, color: { $0.clay }),
    GalleryStackBlock(
      String(localized: "Two"), size: Size(width: 60, height: 72), font: .title2,
      color: { $0.ochre }),
    GalleryStackBlock(
      String(localized: "Three"), size: Size(width: 68, height: 32), font: .footnote,
      color: { $0.sage }),
  ]

  init(environment: DemoEnvironment) {
    super.init()
    title = String(localized: "Stack")
  }

  override func loadView() {
    view = ScreenView()
    scroller.accessibilityLabel = String(localized: "Stacks")
    scroller.frame = view.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroller)
    for block in blocks { stack.addArrangedSubview(block) }
    stack.spacing = GalleryStackController.gap
    stage.show(stack)
    fillSettings()
    for part in [stage, settings] { page.addArrangedSubview(part) }
    page.spacing = GalleryMetrics.gap
    page.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(page)
    let (content, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    let sides = [
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ]
    LayoutConstraint.activate(
      sides + [
        page.topAnchor.constraint(equalTo: content.topAnchor),
        content.widthAnchor.constraint(equalTo: frame.widthAnchor),
        stageHeight,
      ])
    insets = sides
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let inset = RoomMetrics(view.window?.bounds.size ?? view.bounds.size).margin
    for constraint in insets { constraint.constant = inset }
    let isWide = view.bounds.width >= 640
    // Beside the settings, the stage fills the height, within its limits.
    let height = view.bounds.height - inset
    stageHeight.constant =
      isWide
      ? min(max(GalleryStackController.leastStage, height), GalleryStackController.highestStage)
      : GalleryStackController.leastStage
    page.axis = isWide ? .horizontal : .vertical
    page.distribution = isWide ? .fillEqually : .fill
    page.alignment = isWide ? .top : .fill
  }

  // MARK: Settings

  private func fillSettings() {
    settings.axis = .vertical
    settings.spacing = GalleryStackController.gap
    addChoice(String(localized: "Axis"), [String(localized: "Row"), String(localized: "Column")]) {
      [stack] in
      stack.axis = LayoutConstraint.Axis(rawValue: $0) ?? .horizontal
    }
    addChoice(
      String(localized: "Distribution"),
      [
        String(localized: "Fill"), String(localized: "Equal"), String(localized: "Ratio"),
        String(localized: "Gaps"), String(localized: "Even"),
      ]
    ) { [stack] in
      stack.distribution = StackView.Distribution(rawValue: $0) ?? .fill
    }
    addChoice(
      String(localized: "Alignment"),
      [
        String(localized: "Fill"), String(localized: "Start"), String(localized: "Line"),
        String(localized: "Middle"), String(localized: "End"),
      ]
    ) { [stack] in
      stack.alignment = StackView.Alignment(rawValue: $0) ?? .fill
    }
    let spacing = Slider(value: stack.spacing, in: 0...40, step: 1)
    spacing.accessibilityLabel = String(localized: "Spacing")
    spacing.addAction(for: .valueChanged) { [stack, weak spacing] in
      stack.spacing = spacing?.value ?? 0
    }
    add(String(localized: "Spacing"), spacing)
    let switches = StackView(
      arrangedSubviews: zip(
        [String(localized: "One"), String(localized: "Two"), String(localized: "Three")], blocks
      ).map(line))
    switches.axis = .vertical
    switches.spacing = 8
    settings.addArrangedSubview(switches)
  }

  private func add(_ name: String, _ control: View) {
    let label = Label(text: name, font: .preferredFont(forTextStyle: .footnote))
    label.textRole = \.secondaryLabel
    let rows = StackView(arrangedSubviews: [label, control])
    rows.axis = .vertical
    rows.spacing = 4
    settings.addArrangedSubview(rows)
  }

  private func addChoice(_ name: String, _ titles: [String], _ choose: @escaping (Int) -> Void) {
    let control = SegmentedControl(titles: titles)
    control.selectedSegmentIndex = 0
    control.accessibilityLabel = name
    control.addAction(for: .valueChanged) { [stage, weak control] in
      View.animate(withDuration: GalleryStackController.motion) {
        choose(control?.selectedSegmentIndex ?? 0)
        stage.layoutIfNeeded()
      }
    }
    add(name, control)
  }

  /// Returns a row with the name of a block and a switch that shows or hides the block.
  private func line(_ name: String, _ block: GalleryStackBlock) -> View {
    let label = Label(text: name)
    let toggle = Switch(isOn: true)
    toggle.accessibilityLabel = String(localized: "Show %@", name)
    toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    toggle.addAction(for: .valueChanged) { [weak toggle] in
      View.animate(withDuration: GalleryStackController.motion) {
        block.isHidden = toggle?.isOn == false
      }
    }
    let row = StackView(arrangedSubviews: [label, toggle])
    row.alignment = .center
    return row
  }
}
