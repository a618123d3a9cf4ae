import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The frames of a page with a picture above a name, a sentence and a row of buttons.
///
/// If there is little space, the buttons have the highest priority, then the name, the picture and the sentence.
/// Without space for a picture, the name and the buttons are in the middle.
struct CaptionedPage {
  /// The minimum height of a picture, in points.
  private static let leastPicture = 56.0
  /// The minimum height of a picture above a sentence, in points.
  private static let leastAboveSentence = 96.0
  private static let buttonGap = 10.0

  /// The frame of the picture; zero if there is no space for it.
  private(set) var picture = Rect.zero
  /// The frame of the name; nil if there is no space for it.
  private(set) var name: Rect?
  /// The frame of the sentence; nil if there is no space for it.
  private(set) var sentence: Rect?
  /// The frames of the buttons; empty if there is no space for them.
  private(set) var buttons: [Rect] = []

  /// Computes the frames, for a left-to-right layout.
  ///
  /// - Parameters:
  ///   - size: The size of the page, in points.
  ///   - name: The name.
  ///   - sentence: The sentence; nil if there is none.
  ///   - buttons: The buttons.
  @MainActor
  init(in size: Size, name: Label, sentence: Label?, buttons: [Button]) {
    let (margin, gap) = CaptionedPage.isSmall(size) ? (16.0, 10.0) : (28, 18)
    let room = Size(width: max(0, size.width - 2 * margin), height: 0)
    let title = name.sizeThatFits(room)
    let sizes = buttons.map { $0.sizeThatFits(.zero) }
    let rowWidth = sizes.reduce(-CaptionedPage.buttonGap) {
      $0 + $1.width + CaptionedPage.buttonGap
    }
    var row = sizes.map(\.height).max() ?? 0
    let hasButtons = !buttons.isEmpty && rowWidth <= room.width && row <= size.height
    if !hasButtons { row = 0 }
    let below = hasButtons ? gap + row : 0
    let hasName = title.width <= room.width && title.height + below + 16 <= size.height
    let text = sentence?.sizeThatFits(room).height ?? 0
    var band = size.height - 2 * gap - (hasName ? title.height + below : row)
    let hasSentence =
      hasName && text > 0 && band - text - 4 >= CaptionedPage.leastAboveSentence
    if hasSentence { band -= text + 4 }
    let hasPicture = hasName && band >= CaptionedPage.leastPicture
    if hasPicture {
      picture = Rect(x: 0, y: 0, width: size.width, height: band.rounded(.down))
    }
    let height = (hasName ? title.height + below : row) + (hasSentence ? text + 4 : 0)
    var y = hasPicture ? picture.maxY + gap : ((size.height - height) / 2).rounded()
    func x(_ width: Double) -> Double {
      hasPicture ? margin : ((size.width - width) / 2).rounded()
    }
    if hasName {
      self.name = Rect(x: x(title.width), y: y, width: title.width, height: title.height)
      y += title.height
    }
    if hasSentence {
      self.sentence = Rect(x: margin, y: y + 4, width: room.width, height: text)
      y += 4 + text
    }
    guard hasButtons else { return }
    if hasName { y += gap }
    var start = x(rowWidth)
    for size in sizes {
      self.buttons.append(Rect(x: start, y: y, width: size.width, height: size.height))
      start += size.width + CaptionedPage.buttonGap
    }
  }

  /// Returns whether a page of a size has small margins and a small name.
  static func isSmall(_ size: Size) -> Bool { size.width < 420 || size.height < 300 }

  /// Sets the frames of a page's views in the page's layout direction, and hides the views without space.
  @MainActor
  func place(
    in page: View, picture: View?, name: Label, sentence: Label? = nil, buttons: [Button]
  ) {
    picture?.isHidden = self.picture.isEmpty
    picture?.frame = self.picture
    let alignment: TextLayout.Alignment =
      page.traitCollection.layoutDirection == .rightToLeft ? .right : .natural
    for (label, frame) in [(name, self.name), (sentence, self.sentence)] {
      label?.isHidden = frame == nil
      label?.textAlignment = alignment
      if let label, let frame { label.frame = page.mirrored(frame) }
    }
    for (index, button) in buttons.enumerated() {
      button.isHidden = !self.buttons.indices.contains(index)
      if !button.isHidden { button.frame = page.mirrored(self.buttons[index]) }
    }
  }
}
