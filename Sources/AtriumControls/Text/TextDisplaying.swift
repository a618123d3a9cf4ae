public import AtriumKit

/// A view that paints text, and can tell which: for tests, inspectors and people who do not see it.
@MainActor
public protocol TextDisplaying: View {
  /// The pieces of text that the view paints itself, as it is now; not those of its subviews.
  var displayedTexts: [DisplayedText] { get }
}
