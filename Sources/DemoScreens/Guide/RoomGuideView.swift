import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumInspector
import AtriumKit

/// The guide of a room: a list of experiments, calls, settings and terms, and the source below it.
final class RoomGuideView: View, SheetContent {
  /// The minimum height for the source below the list, in points.
  private static let lowestForSource = 420.0
  /// The minimum width for the source beside the list of a low guide, in points.
  private static let leastForColumns = 440.0
  /// The height of a guide in a sheet, in points.
  private static let usualHeight = 584.0
  /// The height of the row of a call, in points.
  private static let callHeight = 30.0
  /// The minimum width of a list in which each call has one line, in points.
  private static let leastForCallHeight = 340.0

  /// A row of the list: its cell, and the closure that a click calls.
  private typealias Row = (cell: TableViewCell, action: (@MainActor () -> Void)?)

  private let guide: RoomGuide
  private let table = TableView(style: .insetGrouped)
  private lazy var thumb = ScrollThumbView(of: table)
  private let caption = Label(font: .preferredFont(forTextStyle: .footnote))
  /// A sentence about what programs do in the selected call.
  private let use = Label(font: .preferredFont(forTextStyle: .footnote))
  private let card = CardView()
  private let text = PlayTextView(label: String(localized: "Source beside the room"))
  private var rows: StaticTableDataSource?
  private var actions: [[(@MainActor () -> Void)?]] = []
  /// The section with the calls; nil without calls.
  private var callSection: Int?
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
    for view in [table, thumb, caption, use, card] as [View] { addSubview(view) }
    show(guide.excerpt, guide.source.file)
  }

  /// The height of a guide whose calls have space below the experiments, because its list grows while it is open.
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
    let groups: [(title: String, footer: String?, rows: [Row])] = [
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
    callSection = guide.calls.calls.isEmpty ? nil : 1
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
      isCode ? .monospacedSystem(ofSize: 12) : .preferredFont(forTextStyle: .footnote)
    cell.textLabel.numberOfLines = 0
    cell.detailTextLabel?.text = detail
    cell.detailTextLabel?.numberOfLines = 0
    cell.isSelectable = action != nil
    return (cell, action)
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

  /// Shows the source of a call, and what programs do in it.
  func show(_ call: RoomCall) {
    let found = guide.override(of: call)
    use.text = String(localized: CallExplanation.of(call.name).use)
    show(found.excerpt, found.text)
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
    if needsReload { reload() }
    let isWide =
      bounds.height < RoomGuideView.lowestForSource
      && bounds.width >= RoomGuideView.leastForColumns
    let showsSource = isWide || bounds.height >= RoomGuideView.lowestForSource
    card.isHidden = !showsSource
    caption.isHidden = !showsSource
    use.isHidden = !showsSource || use.text.isEmpty
    let below = showsSource && !isWide ? (bounds.height * 0.4).rounded() : 0
    let list = isWide ? (bounds.width * 0.45).rounded() : bounds.width
    table.frame = mirrored(
      Rect(x: 0, y: 0, width: list, height: max(0, bounds.height - below)))
    table.layoutIfNeeded()
    thumb.update()
    let area = mirrored(
      isWide
        ? Rect(x: list, y: 0, width: bounds.width - list, height: bounds.height)
        : Rect(x: 0, y: table.frame.maxY, width: bounds.width, height: below))
    let inset = min(16, area.width / 4)
    let (left, width) = (area.minX + inset, max(0, area.width - 2 * inset))
    let line = caption.sizeThatFits(Size(width: width, height: 0)).height
    caption.frame = Rect(x: left, y: area.minY + 6, width: width, height: line)
    var top = caption.frame.maxY + 6
    if !use.isHidden {
      let height = use.sizeThatFits(Size(width: width, height: 0)).height
      use.frame = Rect(x: left, y: top, width: width, height: height)
      top += height + 6
    }
    card.frame = Rect(x: left, y: top, width: width, height: max(0, bounds.height - top))
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
    callSection == indexPath.section && tableView.bounds.width >= RoomGuideView.leastForCallHeight
      ? RoomGuideView.callHeight : TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    actions[indexPath.section][indexPath.row]?()
  }
}

/// A sheet with the guide of a room, for a window without space beside the room.
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
