import AtriumControls

/// A hint about a possible action of the user.
struct Hint {
  let glyph: HintGlyph
  let headline: String
  /// The headline that is used if there is little space.
  let shortHeadline: String
  let detail: String

  static var all: [Hint] {
    [
      Hint(
        glyph: .mouse, headline: String(localized: "Click with the middle or the right button"),
        shortHeadline: String(localized: "Middle or right click"),
        detail: String(localized: "Right, the ring opens where you point; middle, in the middle.")),
      Hint(
        glyph: .fingers,
        headline: String(localized: "Press two buttons at once, or tap with three fingers"),
        shortHeadline: String(localized: "Two buttons, or three fingers"),
        detail: String(localized: "The same ring. Click a room, or drag to it and let go.")),
      Hint(
        glyph: .keyboard, headline: String(localized: "Menu key, or Shift and F10"),
        shortHeadline: String(localized: "Menu key, or Shift and F10"),
        detail: String(localized: "Arrows look around, Enter goes there, Escape stays here.")),
      Hint(
        glyph: .window, headline: String(localized: "Resize the window"),
        shortHeadline: String(localized: "Resize the window"),
        detail: String(localized: "When it becomes taller than wide, every room turns with it.")),
    ]
  }
}
