public import AtriumKit

/// A view that paints text and can report it, for tests, inspectors and assistive technology.
@MainActor
public protocol TextDisplaying: View {
  /// The texts that the view itself paints at present, without those of its subviews.
  var displayedTexts: [DisplayedText] { get }
}
