/// One thing that can be done here.
struct Hint {
  let glyph: HintGlyph
  let headline: String
  let detail: String

  static let all = [
    Hint(
      glyph: .mouse, headline: "Click with the middle or the right button",
      detail: "The ring opens in the middle, or where you point. Click a room, or drag to it."),
    Hint(
      glyph: .fingers, headline: "Press two buttons at once, or tap with three fingers",
      detail: "The same ring, however your hand finds it."),
    Hint(
      glyph: .keyboard, headline: "Menu key, or Shift and F10",
      detail: "Arrows look around, Enter goes there, Escape stays here."),
    Hint(
      glyph: .window, headline: "Resize the window",
      detail: "When it becomes taller than wide, every room turns with it."),
  ]
}
