import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A row of the settings: a title, and a control that chooses one of several values.
///
/// The control is a segmented control. If there are many values or the row is narrow, it is a button with a menu.
final class SettingsRow: View {
  /// The maximum number of values for a segmented control; more values are in a menu.
  private static let mostSegments = 3
  /// The space beside the title and the control, in points.
  static let inset = 16.0
  /// The space above and below the content, in points.
  private static let margin = 10.0

  private let title: Label
  private let segments: SegmentedControl
  private let menuButton: RoomModesButton
  private let usesMenu: Bool
  /// The width of the controls of all rows, in points.
  var controlWidth = 0.0 {
    didSet { if controlWidth != oldValue { setNeedsLayout() } }
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - values: The titles of the values.
  ///   - selectedIndex: The index of the initially chosen value.
  ///   - choose: Called with the index of the value that the user chooses.
  init(
    _ title: String, _ values: [String], selectedIndex: Int, choose: @escaping (Int) -> Void
  ) {
    self.title = Label(text: title, font: .preferredFont(forTextStyle: .body))
    segments = SegmentedControl(titles: values)
    segments.selectedSegmentIndex = selectedIndex
    segments.accessibilityLabel = title
    menuButton = RoomModesButton(segments)
    usesMenu = values.count > SettingsRow.mostSegments
    super.init(frame: .zero)
    self.title.numberOfLines = 0
    segments.addAction(for: .valueChanged) { [weak segments] in
      if let segments, segments.selectedSegmentIndex >= 0 { choose(segments.selectedSegmentIndex) }
    }
    for view in [self.title, segments, menuButton] { addSubview(view) }
  }

  /// Whether segments are below their titles in all rows, because one row of the list is too narrow for both.
  var isStacked = false {
    didSet { if isStacked != oldValue { setNeedsLayout() } }
  }

  /// Returns whether the title and the segments fit side by side in a row of a width.
  func fitsSegments(in width: Double) -> Bool {
    usesMenu
      || title.sizeThatFits(.zero).width + 16 + max(neededWidth, controlWidth)
        <= width - 2 * SettingsRow.inset
  }

  /// The width, in points, at which the segments show their titles completely; 0 for a menu.
  var neededWidth: Double { usesMenu ? 0 : segments.sizeThatFits(.zero).width }

  /// The frames of the title and the control, without mirroring, and the height of the row.
  private struct Plan {
    var title = Rect.zero
    var control = Rect.zero
    var isMenu = false
    var height = 0.0
  }

  private func plan(_ width: Double) -> Plan {
    let (inset, margin) = (SettingsRow.inset, SettingsRow.margin)
    let room = max(0, width - 2 * inset)
    let name = title.sizeThatFits(.zero)
    let isMenu = usesMenu || neededWidth > room
    let control = (isMenu ? menuButton : segments).sizeThatFits(.zero)
    let wish = isMenu ? control.width : max(control.width, controlWidth)
    var plan = Plan(isMenu: isMenu)
    if name.width + 16 + wish <= room, isMenu || !isStacked {
      plan.height = max(name.height, control.height) + 2 * margin
      plan.title = Rect(
        x: inset, y: ((plan.height - name.height) / 2).rounded(), width: name.width,
        height: name.height)
      plan.control = Rect(
        x: width - inset - wish, y: ((plan.height - control.height) / 2).rounded(), width: wish,
        height: control.height)
    } else {
      let lines = title.sizeThatFits(Size(width: room, height: 0)).height
      plan.title = Rect(x: inset, y: margin, width: room, height: lines)
      plan.control = Rect(
        x: inset, y: margin + lines + 6, width: isMenu ? min(control.width, room) : room,
        height: control.height)
      plan.height = plan.control.maxY + margin
    }
    return plan
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: plan(size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(bounds.width)
    (segments.isHidden, menuButton.isHidden) = (plan.isMenu, !plan.isMenu)
    title.frame = mirrored(plan.title)
    title.textAlignment = traitCollection.layoutDirection == .rightToLeft ? .right : .natural
    (plan.isMenu ? menuButton : segments).frame = mirrored(plan.control)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
