/// A movement of the caret.
enum TextMotion: Equatable {
  case left, right
  case wordLeft, wordRight
  case wordStart, wordEnd
  case lineStart, lineEnd
  case up, down
  case pageUp, pageDown
  case paragraphStart, paragraphEnd
  case documentStart, documentEnd
}
