import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of *Journal*: a heading, the legend, and the list.
final class JournalView: ScreenView {
  let list: JournalListView
  private let journal: LifecycleJournal
  private let title = Label(text: "Journal", font: .preferredFont(forTextStyle: .largeTitle))
  private let count = Label(font: Font.preferredFont(forTextStyle: .body).withTabularDigits())
  private let legend = JournalLegend()

  init(_ journal: LifecycleJournal) {
    self.journal = journal
    list = JournalListView(journal)
    super.init()
    title.accessibilityTraits = [.staticText, .header]
    count.textRole = \.secondaryLabel
    for view in [title, count, legend, list] { addSubview(view) }
  }

  /// Updates the list and the number of calls.
  func reload() {
    let total = (journal.entries.last?.number ?? -1) + 1
    let text = total == 1 ? "1 call" : "\(total) calls"
    if text.count != count.text.count { setNeedsLayout() }
    count.text = text
    list.reload()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.height < 420 || bounds.width < 420
    let inset = isSmall ? 12 : min(margin, 32)
    let width = max(0, bounds.width - 2 * inset)
    title.font = .preferredFont(forTextStyle: isSmall ? .title3 : .largeTitle)
    let titleSize = title.sizeThatFits(.zero)
    let top = isSmall ? 10 : (inset * 0.8).rounded()
    title.frame = Rect(
      x: inset, y: top, width: min(titleSize.width, width), height: titleSize.height)
    let countSize = count.sizeThatFits(.zero)
    count.frame = Rect(
      x: inset + titleSize.width + 12,
      y: (top + titleSize.height * (isSmall ? 0.52 : 0.58) - countSize.height / 2).rounded(),
      width: countSize.width, height: countSize.height)
    count.isHidden = count.frame.maxX > bounds.width - inset
    let legendSize = legend.sizeThatFits(.zero)
    let legendX = bounds.width - inset - legendSize.width
    legend.isHidden = count.frame.maxX + 24 > legendX
    legend.frame = Rect(
      x: legendX, y: (count.frame.midY - legendSize.height / 2).rounded(),
      width: legendSize.width, height: legendSize.height)
    let y = top + titleSize.height + (isSmall ? 8 : 16)
    list.frame = Rect(
      x: inset, y: y, width: width,
      height: JournalListView.height(fitting: contentRect.maxY - y - bottom(margin: inset)))
  }
}
