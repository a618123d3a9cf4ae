import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A button with a menu of a room's modes, for a header without enough space for the segmented control.
final class RoomModesButton: Button {
  /// The minimum font size of the titles, as a fraction of the preferred size; smaller titles are hard to read.
  private static let leastShare = 0.6

  /// The font of a segmented control at the standard text size.
  private static let font = Font.system(ofSize: 14, weight: .medium)

  private let modes: SegmentedControl

  /// Makes a button that changes the selection of a segmented control.
  init(_ modes: SegmentedControl) {
    self.modes = modes
    var configuration = Configuration.bordered()
    configuration.minimumHeight = Theme.controlHeight
    configuration.contentInsets = EdgeInsets(top: 4, left: 14, bottom: 4, right: 10)
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 6
    super.init(frame: .zero)
    self.configuration = configuration
    image = .selectionChevron
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    modes.addAction(for: .valueChanged) { [weak self] in self?.update() }
    update()
  }

  /// Makes the button's menu from the modes of the segmented control, and marks the selected mode.
  func update() {
    accessibilityLabel = modes.accessibilityLabel
    menu = Menu(
      children: modes.segments.enumerated().map { index, segment in
        Action(
          title: segment.title, attributes: segment.isEnabled ? [] : .disabled,
          state: index == modes.selectedSegmentIndex ? .on : .off
        ) { [weak modes] _ in
          modes?.selectedSegmentIndex = index
          modes?.sendActions(for: .valueChanged)
        }
      })
  }

  /// The width of the segmented control, in points, with all titles in the preferred size and with reduced padding.
  var leastWidth: Double {
    titleWidth(FontMetrics.default.scaledFont(for: RoomModesButton.font)) + 6
      + 20 * Double(modes.segments.count)
  }

  /// Returns the sum of the widths of all titles in a font, in points.
  private func titleWidth(_ font: Font) -> Double {
    modes.segments.reduce(0) { $0 + TextLayout($1.title, font: font).size.width }
  }

  /// Returns whether the segmented control's titles, in the smallest legible font, are too wide for a width in points.
  func isNeeded(forWidth width: Double) -> Bool {
    // The segments have at least 5 points beside each title, and the control has 3 points around the segments.
    let room = width - 6 - 10 * Double(modes.segments.count)
    let font = RoomModesButton.font
    let scale = FontMetrics.default.scaledValue(for: font.size) / font.size
    return titleWidth(font) * max(1, scale * RoomModesButton.leastShare) > room
  }
}
