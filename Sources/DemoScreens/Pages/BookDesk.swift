import AtriumGeometry
import AtriumKit

/// The stage of *Pages*, with an open or closed book in the middle.
final class BookDesk: View {
  /// The view of the book.
  let book = View()

  init() {
    super.init(frame: .zero)
    addSubview(book)
  }

  /// Whether the book is open, with two pages side by side.
  var isOpen: Bool { BookDesk.isOpen(book.bounds.size) }

  /// Returns whether a book of the given size is open, which needs enough width for two columns of text.
  private static func isOpen(_ size: Size) -> Bool {
    size.width >= 520 && size.width > 1.2 * size.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A page is slightly higher than it is wide, and an open book has two pages.
    let most = bounds.height * (BookDesk.isOpen(bounds.size) ? 1.5 : 0.8)
    // In a low window the text needs the full width.
    let width = bounds.height < 300 ? bounds.width : min(bounds.width, max(most, 1))
    book.frame = Rect(
      x: (bounds.midX - width / 2).rounded(), y: 0, width: width, height: bounds.height)
  }
}
