import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view around the table of the menu, with a border and a shadow.
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

  /// The height of the whole table in points; while the menu opens or closes, the panel shows only a part of it.
  var fullHeight = 0.0 {
    didSet { if fullHeight != oldValue { setNeedsLayout() } }
  }
  /// Whether the panel grows upwards, so that it uncovers the table from the bottom.
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

/// The view that covers the content while the menu is open and catches clicks there.
final class DropDownMenuOutside: View {
  /// Called when a touch begins.
  var onPress: () -> Void = {}

  override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    onPress()
  }
}

/// Observes the beginning of each touch, then fails, so that the views still receive the touch.
final class DropDownMenuPress: GestureRecognizer {
  /// Called when a touch begins.
  var onPress: () -> Void = {}

  override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event) {
    onPress()
    state = .failed
  }
}
