import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// A placeholder controller with two placeholders, side by side or one above the other, and controls for their insets.
///
/// The view comes from the storyboard, which also has a segue for the first inset of each placeholder.
final class PlacesController: PlaceholderController {
  /// The names of the placeholders.
  static var names: [String] {
    [String(localized: "First"), String(localized: "Second")]
  }
  /// The colours of the drawings in the placeholders.
  static let colors: [KeyPath<Palette, Color>] = [\.clay, \.sea]

  /// The placeholders with their controls; an outlet collection.
  var columns: [PlaceColumn] = []

  /// Whether the storyboard contains both placeholders and an inset for each.
  var isComplete: Bool {
    let count = PlacesController.names.count
    return columns.count == count && placeholderViews.count == count
      && (0..<count).allSatisfy { inset(at: $0) is InsetController }
  }

  /// Stores the transition that the storyboard's segue defines for an inset.
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let segue = segue as? PlaceholderInsetSegue else { return }
    (segue.destination as? InsetController)?.transition = segue.transition
  }

  static let interface = InterfaceClass(PlacesController.self) { PlacesController(coder: $0) }
    .outletCollection("columns", \.columns)
}

/// The view with both placeholders.
final class PlacesView: View {
  private var columns: [PlaceColumn] { subviews.compactMap { $0 as? PlaceColumn } }

  static let interface = InterfaceClass(PlacesView.self) { PlacesView(coder: $0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = 16.0
    let half = max(0, ((bounds.width - gap) / 2).rounded(.down))
    let isNarrow = columns.contains { $0.leastWidth > half }
    let isHigh =
      bounds.height > bounds.width && bounds.height >= 420
      || isNarrow && bounds.height >= 2 * PlaceColumn.leastHeight + gap
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (index, column) in columns.enumerated() {
      if isHigh {
        let height = ((bounds.height - gap) / 2).rounded(.down)
        column.frame = Rect(
          x: 0, y: Double(index) * (height + gap), width: bounds.width, height: height)
      } else {
        let isRight = (index == 1) != isMirrored
        column.frame = Rect(
          x: isRight ? bounds.width - half : 0, y: 0, width: half, height: bounds.height)
      }
    }
  }
}

/// A placeholder, below the controls for its inset and its transition.
final class PlaceColumn: View {
  /// The name of the placeholder in English; a runtime attribute.
  var name = ""
  /// The placeholder view; an outlet.
  var card: CardView?
  private(set) lazy var inset = SettingRow(
    String(localized: "%@ inset", shownName), short: shownName, control: stepper)
  private(set) lazy var choice = TransitionChoice(transition, of: shownName)
  private var shownName: String { String(localized: name) }
  private let stepper = Stepper()
  private var titles: [String] = []
  private var transition: StepTransition = .none

  static let interface = InterfaceClass(PlaceColumn.self) { PlaceColumn(coder: $0) }
    .outlet("card", \.card)
    .attribute("name", \.name)

  /// Adds the controls for the inset and the transition.
  ///
  /// - Parameters:
  ///   - titles: The names of the insets.
  ///   - transition: The initial transition.
  func addChoices(titles: [String], transition: StepTransition) {
    (self.titles, self.transition) = (titles, transition)
    stepper.minimumValue = 0
    stepper.maximumValue = Double(titles.count - 1)
    stepper.wraps = true
    inset.value = titles[0]
    for (index, row) in rows.enumerated() { insertSubview(row, at: index) }
  }

  private var rows: [View] { [inset, choice.transition, choice.family] }

  /// The height of a card with a control and a drawing, in points.
  private static let cardHeight = 110.0
  /// The height of a row without a caption, in points.
  private static let rowHeight = 36.0
  /// The height of a column with one row, in points.
  static let leastHeight = cardHeight + rowHeight

  /// The width at which the name of each inset is beside its control, in points.
  var leastWidth: Double { inset.width(forValues: titles) }

  /// The index of the chosen inset.
  var chosen: Int {
    get { Int(stepper.value) }
    set {
      stepper.value = Double(newValue)
      inset.value = titles[newValue]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let card, !titles.isEmpty else { return }
    let (least, rows) = (PlaceColumn.cardHeight, rows)
    let isLow = bounds.height < least + SettingRow.height
    let height = isLow ? PlaceColumn.rowHeight : SettingRow.height
    let count = min(3, max(1, Int((bounds.height - least) / height)))
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= count
      row.frame = Rect(
        x: 0, y: Double(index) * height, width: bounds.width, height: height)
    }
    let top = Double(count) * height + 6
    card.frame = Rect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
