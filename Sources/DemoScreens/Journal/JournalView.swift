import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The stage of *Journal*: the number of calls, the legend, and the list.
final class JournalView: View {
  let list: JournalListView
  private let journal: LifecycleJournal
  private let count = Label(font: Font.preferredFont(forTextStyle: .body).withTabularDigits())
  private let legend = JournalLegend()

  init(_ journal: LifecycleJournal) {
    self.journal = journal
    list = JournalListView(journal)
    super.init(frame: .zero)
    count.textRole = \.secondaryLabel
    for view in [count, legend, list] { addSubview(view) }
  }

  /// Updates the list and the number of calls.
  func reload() {
    let total = (journal.entries.last?.number ?? -1) + 1
    let text = total == 1 ? String(localized: "1 call") : String(localized: "%@ calls", "\(total)")
    if text.count != count.text.count { setNeedsLayout() }
    count.text = text
    list.reload()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (text, colors) = (count.sizeThatFits(.zero), legend.sizeThatFits(.zero))
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let row = max(text.height, colors.height)
    count.frame = Rect(
      x: isMirrored ? bounds.width - text.width : 0, y: ((row - text.height) / 2).rounded(),
      width: text.width, height: text.height)
    legend.isHidden = text.width + 24 + colors.width > bounds.width
    legend.frame = Rect(
      x: isMirrored ? 0 : bounds.width - colors.width, y: ((row - colors.height) / 2).rounded(),
      width: colors.width, height: colors.height)
    // In a low window the list needs the space of the first row.
    count.isHidden = bounds.height < 140
    if count.isHidden { legend.isHidden = true }
    let top = count.isHidden ? 0 : row + 12
    list.frame = Rect(
      x: 0, y: top, width: bounds.width,
      height: JournalListView.height(fitting: max(0, bounds.height - top)))
  }
}
