import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Holds the table of the menu, with a line and a shadow around it.
final class DropDownMenuPanel: View {
  let table: TableView
  private let clip = View()

  init(_ table: TableView) {
    self.table = table
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.addSubview(table)
    addSubview(clip)
  }

  /// The height of the whole table, which the panel uncovers, in points.
  var fullHeight = 0.0 {
    didSet { if fullHeight != oldValue { setNeedsLayout() } }
  }
  /// Whether the panel uncovers the table from its lower end.
  var opensUpwards = false {
    didSet { if opensUpwards != oldValue { setNeedsLayout() } }
  }
  /// The opacity of the shadow.
  var castOpacity = 0.0 {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.surface
    shadowOpacity = bounds.height > 0 ? castOpacity : 0
    shadowRadius = 10
    shadowOffset = Size(width: 0, height: opensUpwards ? -2 : 4)
    clip.frame = bounds
    clip.borderWidth = 1
    clip.borderColor = theme.separator
    // The table keeps its height while the panel uncovers it.
    table.frame = Rect(
      x: 1, y: opensUpwards ? bounds.height - fullHeight : 0, width: max(0, bounds.width - 2),
      height: fullHeight)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// Covers the content while the menu is open, and takes the presses there.
final class DropDownMenuOutside: View {
  /// Called at the beginning of a press.
  var onPress: () -> Void = {}

  override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    onPress()
  }
}

/// Notices the beginning of a press, and leaves it to the views.
final class DropDownMenuPress: GestureRecognizer {
  /// Called at the beginning of a press.
  var onPress: () -> Void = {}

  override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event) {
    onPress()
    state = .failed
  }
}
