import AtriumControls
import AtriumGraphics

/// The colours of the timeline.
struct TimelineLook {
  let theme: Theme
  let palette: InspectorPalette
}

/// A cache of the text layouts of the timeline, which is cleared when it has more than 512 layouts.
@MainActor
final class TimelineTexts {
  private struct Request: Hashable {
    let text: String
    let isBold: Bool
    let width: Double
  }

  private static let font = Font.system(ofSize: 12).withTabularDigits()
  private static let boldFont = Font.system(ofSize: 12, weight: .semibold).withTabularDigits()
  private var layouts: [Request: TextLayout] = [:]

  func layout(_ text: String, bold: Bool = false, width: Double = 400) -> TextLayout {
    let request = Request(text: text, isBold: bold, width: max(1, width.rounded()))
    if let known = layouts[request] { return known }
    if layouts.count > 512 { layouts = [:] }
    let made = TextLayout(
      text, font: bold ? TimelineTexts.boldFont : TimelineTexts.font, maximumWidth: request.width,
      maximumLines: 1, alignment: .left, lineBreakMode: .byTruncatingTail)
    layouts[request] = made
    return made
  }
}
