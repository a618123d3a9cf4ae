/// A hint about something that the user can do.
struct Hint {
  let glyph: HintGlyph
  let headline: String
  /// The headline if there is little space.
  let shortHeadline: String
  let detail: String

  static let all = [
    Hint(
      glyph: .mouse, headline: "Click with the middle or the right button",
      shortHeadline: "Middle or right click",
      detail: "Right, the ring opens where you point; middle, in the middle."),
    Hint(
      glyph: .fingers, headline: "Press two buttons at once, or tap with three fingers",
      shortHeadline: "Two buttons, or three fingers",
      detail: "The same ring. Click a room, or drag to it and let go."),
    Hint(
      glyph: .keyboard, headline: "Menu key, or Shift and F10",
      shortHeadline: "Menu key, or Shift and F10",
      detail: "Arrows look around, Enter goes there, Escape stays here."),
    Hint(
      glyph: .window, headline: "Resize the window", shortHeadline: "Resize the window",
      detail: "When it becomes taller than wide, every room turns with it."),
  ]
}
