public import AtriumKit

/// A view that draws text and can report it to tests, inspectors and assistive technology.
@MainActor
public protocol TextDisplaying: View {
  /// The pieces of text that the view itself currently draws, without the text of its subviews.
  var displayedTexts: [DisplayedText] { get }
}
