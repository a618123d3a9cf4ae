import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumInspector
import AtriumKit

/// The guide of a room: a list of experiments, calls, settings and terms, and the source code below or beside it.
final class RoomGuideView: View, SheetContent {
  /// The minimum height of a guide, in points, for the source code below the list.
  private static let lowestForSource = 420.0
  /// The minimum width of a low guide, in points, for the source code beside the list.
  private static let leastForColumns = 440.0
  /// The height of a guide in a sheet, in points.
  private static let usualHeight = 584.0
  /// The height of the row of a call, in points.
  private static let callHeight = 30.0
  /// The space beside the text of a row, in points: the margins of the list and those of the row.
  private static let spaceBesideCode = 64.0
  private static let codeFont = Font.monospacedSystem(ofSize: 12)

  /// A row of the list: its cell, and the closure that a click calls.
  private typealias Row = (cell: TableViewCell, action: (@MainActor () -> Void)?)

  private let guide: RoomGuide
  private let table = TableView(style: .insetGrouped)
  private lazy var thumb = ScrollThumbView(of: table)
  private let caption = Label(font: .preferredFont(forTextStyle: .footnote))
  /// A sentence about the typical use of the selected call.
  private let use = Label(font: .preferredFont(forTextStyle: .footnote))
  /// The line between the list and the source below it.
  private let line = View()
  private let card = CardView()
  private let text = PlayTextView(label: String(localized: "Source beside the room"))
  private var rows: StaticTableDataSource?
  private var actions: [[(@MainActor () -> Void)?]] = []
  /// The section with the calls; nil without calls.
  private var callSection: Int?
  /// The chosen call; nil until the user chooses one.
  private var chosen: RoomCall?
  /// Whether there is space for the source code.
  private var showsSource = true
  private var needsReload = true
  private var excerpt: RoomSource.Excerpt?

  init(_ guide: RoomGuide) {
    self.guide = guide
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "Guide")
    table.accessibilityLabel = String(localized: "Things to try")
    table.delegate = self
    caption.numberOfLines = 0
    caption.textRole = \.secondaryLabel
    use.numberOfLines = 0
    card.addSubview(text)
    for view in [table, thumb, line, caption, use, card] as [View] { addSubview(view) }
    show(guide.excerpt, guide.source.file)
  }

  /// The height of the guide, with space for calls below the experiments.
  ///
  /// The space is reserved because calls are added to the list while the guide is open.
  func fittingHeight(forWidth width: Double) -> Double { RoomGuideView.usualHeight }

  /// Makes the list first responder.
  func takeKeyboard() { table.becomeFirstResponder() }

  /// Marks the list as outdated; the next layout rebuilds it.
  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  // MARK: The list

  private func reload() {
    needsReload = false
    let chosenRows = chosenRows
    let groups: [(title: String, footer: String?, rows: [Row])] = [
      (String(localized: "Chosen call"), nil, chosenRows),
      (String(localized: "Try"), nil, tryRows),
      (
        callsTitle,
        callsFooter,
        callRows
      ),
      (String(localized: "Settings of the room"), nil, settingRows),
      (String(localized: "Words"), nil, wordRows),
      (String(localized: "Source"), nil, sourceRows),
    ].filter { !$0.rows.isEmpty }
    callSection = guide.calls.calls.isEmpty ? nil : chosenRows.isEmpty ? 1 : 2
    actions = groups.map { $0.rows.map(\.action) }
    rows = StaticTableDataSource(
      sections: groups.map {
        .init(header: $0.title, footer: $0.footer, cells: $0.rows.map(\.cell))
      })
    table.dataSource = rows
    table.reloadData()
  }

  private func row(
    _ title: String, _ detail: String = "", isCode: Bool = false,
    action: (@MainActor () -> Void)? = nil
  ) -> Row {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.text = title
    cell.textLabel.font =
      isCode ? RoomGuideView.codeFont : .preferredFont(forTextStyle: .footnote)
    cell.textLabel.numberOfLines = 0
    cell.detailTextLabel?.text = detail
    cell.detailTextLabel?.numberOfLines = 0
    cell.isSelectable = action != nil
    return (cell, action)
  }

  /// The explanation of the chosen call, for a guide without space for the source code and the text above it.
  private var chosenRows: [Row] {
    guard let chosen, !showsSource else { return [] }
    return [row(chosen.text, RoomGuideView.explanation(of: chosen))]
  }

  private static func explanation(of call: RoomCall) -> String {
    let explanation = CallExplanation.of(call.name)
    return [explanation.sentence, explanation.use].map { String(localized: $0) }
      .joined(separator: " ")
  }

  private var tryRows: [Row] {
    let rows = guide.tries.enumerated().map { index, experiment in
      row("\(index + 1).  \(experiment.title)") { [weak guide] in guide?.run(experiment) }
    }
    return guide.byHand.isEmpty ? rows : rows + [row(guide.byHand)]
  }

  private var callsTitle: String {
    guide.calls.count == 1
      ? String(localized: "%@: 1 call", guide.calls.cause)
      : String(localized: "%@: %@ calls", guide.calls.cause, "\(guide.calls.count)")
  }

  private var callsFooter: String {
    let usual = String(
      localized: "Parent before child. Choose a call to see which code belongs into it.")
    return guide.order.map { "\(usual) \($0)" } ?? usual
  }

  private var callRows: [Row] {
    guide.calls.calls.map { call in
      row(call.text, isCode: true) { [weak self] in self?.show(call) }
    }
  }

  /// Shows the source code of a call, the state at the time of the call, and its typical use.
  func show(_ call: RoomCall) {
    let found = guide.override(of: call)
    use.text = RoomGuideView.explanation(of: call)
    show(found.excerpt, found.text)
    chosen = call
    guard !showsSource else { return }
    setNeedsReload()
    table.contentOffset = .zero
  }

  private var settingRows: [Row] {
    guard !guide.settings.isEmpty else { return [] }
    let rows = guide.settings.map { row($0.code, isCode: true) }
    guard guide.settings.contains(where: { !$0.isDefault }) else { return rows }
    return rows + [
      row(String(localized: "Reset the settings")) { [weak guide] in guide?.reset() }
    ]
  }

  private var wordRows: [Row] { guide.words.map { row($0.term, $0.line) } }

  private var sourceRows: [Row] {
    var rows: [Row] = []
    if let excerpt {
      rows.append(
        row(String(localized: "Copy the lines")) { [weak guide] in guide?.copy(excerpt) })
    }
    return rows + [
      row(String(localized: "Show the whole file"), guide.source.file) { [weak guide] in
        guide?.showWholeFile()
      }
    ]
  }

  // MARK: The source

  private func show(_ new: RoomSource.Excerpt?, _ description: String) {
    excerpt = new
    caption.text = description
    guard let new else {
      text.lines = [.init(text: guide.source.missing, style: .note)]
      return
    }
    let lines = new.first.map { RoomSource.numbered(new.lines, from: $0) } ?? new.lines
    let marked = new.first.flatMap { first in new.marked.map { $0 - first } }
    text.lines = lines.enumerated().map { index, line in
      .init(text: line, style: index == marked ? .present : .code)
    }
    text.contentOffset = .zero
    if let marked { text.scroll(toLine: marked) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide =
      bounds.height < RoomGuideView.lowestForSource
      && bounds.width >= RoomGuideView.leastForColumns
    let showsSource = isWide || bounds.height >= RoomGuideView.lowestForSource
    if showsSource != self.showsSource {
      self.showsSource = showsSource
      needsReload = needsReload || chosen != nil
    }
    if needsReload { reload() }
    card.isHidden = !showsSource
    caption.isHidden = !showsSource
    use.isHidden = !showsSource || use.text.isEmpty
    line.isHidden = !showsSource || isWide
    line.backgroundColor = theme.separator
    let below = showsSource && !isWide ? (bounds.height * 0.4).rounded() : 0
    let list = isWide ? (bounds.width * 0.45).rounded() : bounds.width
    table.frame = mirrored(
      Rect(x: 0, y: 0, width: list, height: max(0, bounds.height - below)))
    table.layoutIfNeeded()
    if !line.isHidden { endBelowRow() }
    thumb.update()
    placeSource(
      in: mirrored(
        isWide
          ? Rect(x: list, y: 0, width: bounds.width - list, height: bounds.height)
          : Rect(
            x: 0, y: table.frame.maxY, width: bounds.width,
            height: max(0, bounds.height - table.frame.maxY))))
  }

  /// Reduces the height of the list, so that no row is cut off at the lower edge while the list is scrolled to the top.
  private func endBelowRow() {
    let height = table.bounds.height
    guard table.contentSize.height > height else { return }
    let paths = (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    var end: Double?
    for path in paths {
      let bottom = table.rectForRow(at: path).maxY.rounded(.up)
      guard bottom <= height else { break }
      end = bottom
    }
    if let end { table.frame.size.height = end }
  }

  /// Places the caption, the explanation and the source, with a line between them and the list.
  private func placeSource(in area: Rect) {
    let inset = min(16, area.width / 4)
    let (left, width) = (area.minX + inset, max(0, area.width - 2 * inset))
    line.frame = Rect(x: left, y: area.minY, width: width, height: 1)
    let height = caption.sizeThatFits(Size(width: width, height: 0)).height
    caption.frame = Rect(x: left, y: area.minY + 10, width: width, height: height)
    var top = caption.frame.maxY + 6
    if !use.isHidden {
      let height = use.sizeThatFits(Size(width: width, height: 0)).height
      use.frame = Rect(x: left, y: top, width: width, height: height)
      top += height + 6
    }
    card.frame = Rect(
      x: left, y: top, width: width,
      height: text.height(upTo: max(0, area.maxY - top), forWidth: width))
    text.frame = card.bounds
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension RoomGuideView: TableViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) { thumb.update() }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard callSection == indexPath.section else { return TableView.automaticDimension }
    let text = guide.calls.calls[indexPath.row].text
    let width = TextLayout(text, font: RoomGuideView.codeFont).size.width
    return width <= tableView.bounds.width - RoomGuideView.spaceBesideCode
      ? RoomGuideView.callHeight : TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    actions[indexPath.section][indexPath.row]?()
  }
}

/// A sheet with the guide of a room, for a window without space for the guide beside or below the room.
final class RoomGuideController: SheetController {
  let guideView: RoomGuideView

  init(_ guide: RoomGuide) {
    guideView = RoomGuideView(guide)
    super.init(title: String(localized: "Guide"), width: 520)
  }

  override func makeContent() -> any SheetContent { guideView }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guideView.takeKeyboard()
  }
}
