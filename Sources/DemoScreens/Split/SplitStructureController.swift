import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// The inspector of *Split*, which lists the children of the split view controller and the stack of each child.
final class SplitStructureController: ViewController {
  private weak var split: SplitViewController?
  private let scrollView = ScrollView()
  private let mode = Label(font: .preferredFont(forTextStyle: .headline))
  private var lines: [(label: Label, depth: Double)] = []

  init(of split: SplitViewController) {
    self.split = split
    super.init()
    title = String(localized: "Structure")
    mode.textRole = \.secondaryLabel
  }

  override func loadView() {
    scrollView.accessibilityLabel = title
    scrollView.addSubview(mode)
    view = scrollView
    update()
  }

  /// Shows the current structure.
  func update() {
    guard isViewLoaded, let split else { return }
    mode.text = split.isCollapsed ? String(localized: "Collapsed") : "\(split.displayMode)".spaced
    for line in lines { line.label.removeFromSuperview() }
    lines = []
    for child in split.children { add(child, depth: 0) }
    view.setNeedsLayout()
  }

  private func add(_ controller: ViewController, depth: Double) {
    let navigation = controller as? NavigationController
    let label = Label(
      text: navigation == nil ? controller.title ?? "" : String(localized: "Stack"),
      font: .preferredFont(forTextStyle: .body))
    let isOnScreen = controller.viewIfLoaded?.window != nil
    label.textRole = isOnScreen ? \.label : \.secondaryLabel
    if !isOnScreen {
      label.text +=
        controller.isViewLoaded
        ? String(localized: " (covered)") : String(localized: " (not loaded)")
    }
    scrollView.addSubview(label)
    lines.append((label, depth))
    for inner in navigation?.viewControllers ?? [] { add(inner, depth: depth + 1) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    view.backgroundColor = view.theme.background
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let width = max(0, view.bounds.width - 40)
    mode.frame = Rect(x: 20, y: 20, width: width, height: 22)
    var y = 54.0
    for (label, depth) in lines {
      let indent = depth * 16
      label.frame = Rect(
        x: isMirrored ? 20 : 20 + indent, y: y, width: max(0, width - indent), height: 24)
      y += 28
    }
    scrollView.contentSize = Size(width: view.bounds.width, height: y)
  }
}

extension String {
  /// The words of a name such as `oneBesideSecondary`, separated by spaces.
  fileprivate var spaced: String {
    var words = ""
    for letter in self {
      if letter.isUppercase { words += " " + letter.lowercased() } else { words.append(letter) }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
