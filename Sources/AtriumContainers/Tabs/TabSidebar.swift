import AtriumControls
import AtriumGeometry
import AtriumKit

/// The sidebar of a tab bar controller: the list of all tabs, and a line at its inner edge.
final class TabSidebar: View {
  let list: TabListView
  private let line = View()
  private unowned let controller: TabBarController

  init(_ controller: TabBarController) {
    self.controller = controller
    list = TabListView(of: controller) { [unowned controller] in controller.tabs }
    super.init(frame: .zero)
    list.accessibilityLabel = String(localized: "Tabs")
    list.selectsWithCursor = true
    list.onMove = { [unowned controller] in controller.tellOrder() }
    list.onChoose = { [unowned controller] in controller.choose($0) }
    list.contentInset = EdgeInsets(
      top: Theme.spacing(2), left: 0, bottom: Theme.spacing(2), right: 0)
    addSubview(list)
    addSubview(line)
  }

  override func layoutSubviews() {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let safe = safeAreaInsets
    backgroundColor = theme.surface
    line.backgroundColor = theme.separator
    list.frame = Rect(
      x: isMirrored ? 1 : 0, y: safe.top, width: max(0, bounds.width - 1),
      height: max(0, bounds.height - safe.top))
    line.frame = Rect(x: isMirrored ? 0 : bounds.maxX - 1, y: 0, width: 1, height: bounds.height)
    super.layoutSubviews()
  }

  /// Repeats the layout, since a layout outside a window uses the colours of the default traits.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
