import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// A placeholder controller with up to four placeholders, and controls for their insets.
///
/// The view and two placeholders come from the storyboard, which also has a segue for the first inset of each
/// placeholder.
final class PlacesController: PlaceholderController {
  /// The names of the placeholders, in English.
  private static let englishNames = ["First", "Second", "Third", "Fourth"]
  /// The number of placeholders in the storyboard.
  static let countInFile = 2
  /// The names of the placeholders.
  static var names: [String] { englishNames.map { String(localized: $0) } }
  /// The colours of the drawings in the placeholders.
  static let colors: [KeyPath<Palette, Color>] = [\.clay, \.sea, \.ochre, \.plum]

  /// The placeholders with their controls; an outlet collection.
  var columns: [PlaceColumn] = []

  /// Whether the storyboard contains both placeholders and an inset for each.
  var isComplete: Bool {
    let count = PlacesController.countInFile
    return columns.count == count && placeholderViews.count == count
      && (0..<count).allSatisfy { inset(at: $0) is InsetController }
  }

  /// Adds an empty placeholder after the last one.
  ///
  /// - Returns: The placeholder with its controls; nil if there are already four.
  func addPlace() -> PlaceColumn? {
    let names = PlacesController.englishNames
    guard columns.count < names.count else { return nil }
    let (column, card) = (PlaceColumn(frame: .zero), CardView())
    (column.name, column.card) = (names[columns.count], card)
    column.addSubview(card)
    view.addSubview(column)
    columns.append(column)
    placeholderViews.append(card)
    return column
  }

  /// Removes the last placeholder and its inset; the first placeholder remains.
  func removePlace() {
    guard columns.count > 1 else { return }
    finishTransitions()
    setInset(nil, at: columns.count - 1)
    finishTransitions()
    placeholderViews.removeLast()
    columns.removeLast().removeFromSuperview()
  }

  /// Stores the transition of the segue that shows an inset.
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let segue = segue as? PlaceholderInsetSegue else { return }
    (segue.destination as? InsetController)?.transition = segue.transition
  }

  static let interface = InterfaceClass(PlacesController.self) { PlacesController(coder: $0) }
    .outletCollection("columns", \.columns)
}

/// The view with the placeholders, in the number of rows with the largest space for square cards.
final class PlacesView: View {
  private static let gap = 16.0

  private var columns: [PlaceColumn] { subviews.compactMap { $0 as? PlaceColumn } }

  static let interface = InterfaceClass(PlacesView.self) { PlacesView(coder: $0) }

  /// Returns the minimum height of the view for the size of the stage, in points; a lower stage scrolls.
  func leastHeight(for size: Size) -> Double {
    let rows = Double(rowCount(in: size))
    return rows * (PlaceColumn.lowestHeight + PlacesView.gap) - PlacesView.gap
  }

  /// Returns the number of rows for the placeholders.
  private func rowCount(in size: Size) -> Int {
    let (count, gap) = (columns.count, PlacesView.gap)
    let leastWidth = columns.map(\.leastWidth).max() ?? 0
    func side(_ rows: Int, least: Double) -> Double? {
      let columnCount = Double((count + rows - 1) / rows)
      let width = (size.width - gap * (columnCount - 1)) / columnCount
      let height = (size.height - gap * Double(rows - 1)) / Double(rows)
      guard width >= leastWidth, height >= least else { return nil }
      return min(width, PlaceColumn.cardHeight(in: height))
    }
    for least in [PlaceColumn.usualHeight, PlaceColumn.leastHeight] {
      let fitting = (1...max(1, count)).compactMap { rows in
        side(rows, least: least).map { (rows, $0) }
      }
      if let best = fitting.max(by: { $0.1 < $1.1 }) { return best.0 }
    }
    // Without space for all placeholders, each row has two placeholders, and the room scrolls.
    return (count + 1) / 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (columns, gap) = (columns, PlacesView.gap)
    let rows = rowCount(in: bounds.size)
    let columnCount = (columns.count + rows - 1) / rows
    let height = max(0, ((bounds.height - gap * Double(rows - 1)) / Double(rows)).rounded(.down))
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (index, column) in columns.enumerated() {
      let row = index / columnCount
      // The placeholders of the last row fill the width too.
      let inRow = Double(min(columnCount, columns.count - row * columnCount))
      let width = max(0, ((bounds.width - gap * (inRow - 1)) / inRow).rounded(.down))
      let x = Double(index % columnCount) * (width + gap)
      column.frame = Rect(
        x: isMirrored ? bounds.width - x - width : x, y: Double(row) * (height + gap),
        width: width, height: height)
    }
  }
}

/// A placeholder with the controls for its inset and its transition above it.
final class PlaceColumn: View {
  /// The name of the placeholder in English; a runtime attribute.
  var name = ""
  /// The placeholder view; an outlet.
  var card: CardView?
  private(set) lazy var inset = SettingRow(
    String(localized: "%@ inset", shownName), shorter: ["\(number)"], control: stepper)
  private(set) lazy var choice = TransitionChoice(transition, of: shownName)
  private var shownName: String { String(localized: name) }
  /// The number of the placeholder, counted from 1.
  private var number: Int { 1 + (PlacesController.names.firstIndex(of: shownName) ?? 0) }
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
  /// The minimum height of a column in a stage that scrolls, in points.
  static let lowestHeight = 120.0
  /// The preferred minimum height of a column, in points.
  static let usualHeight = 202.0

  /// The minimum width at which the name of each inset fits beside the control that chooses it, in points.
  var leastWidth: Double { inset.width(forValues: titles) }

  /// The index of the chosen inset.
  var chosen: Int {
    get { Int(stepper.value) }
    set {
      stepper.value = Double(newValue)
      inset.value = titles[newValue]
    }
  }

  /// Returns whether the rows of a column with the given height, in points, have no captions.
  private static func isLow(_ height: Double) -> Bool { height < cardHeight + SettingRow.height }

  /// Returns the number and the height of the rows above the card, for the height of a column; heights are in points.
  private static func rows(in height: Double) -> (count: Int, height: Double) {
    let row = isLow(height) ? rowHeight : SettingRow.height
    return (min(3, max(1, Int((height - cardHeight) / row))), row)
  }

  /// Returns the height of the card for the height of its column, both in points.
  static func cardHeight(in height: Double) -> Double {
    let rows = rows(in: height)
    return max(0, height - Double(rows.count) * rows.height - 6)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let card, !titles.isEmpty else { return }
    let rows = rows
    let (count, height) = PlaceColumn.rows(in: bounds.height)
    // A low column omits the name of the inset in its row, because the inset shows its own name.
    inset.hidesValue = PlaceColumn.isLow(bounds.height)
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
