internal import AtriumGeometry
internal import AtriumKit

/// Answers calls about the text of an object; offsets in the text count Unicode scalars (AX-11).
@MainActor
struct AccessibleText {
  private let context: AccessibleContext
  private let object: any AccessibilityTextProviding

  /// Makes the text of an object; nil for an object without text.
  init?(context: AccessibleContext) {
    guard context.node.hasText,
      let object = context.node.object as? any AccessibilityTextProviding
    else { return nil }
    (self.context, self.object) = (context, object)
  }

  var properties: [(name: String, value: BusValue)] {
    [
      ("CharacterCount", .int32(Int32(clamping: object.accessibilityText.unicodeScalars.count))),
      ("CaretOffset", .int32(Int32(clamping: object.accessibilityCaretOffset))),
    ]
  }

  func reply(to message: BusMessage) -> BusReply {
    message.interface == AtspiNames.editableText ? edit(message) : read(message)
  }

  // MARK: Reading

  private func read(_ message: BusMessage) -> BusReply {
    let numbers = message.arguments.map { $0.integer ?? 0 }
    switch (message.member, numbers.count) {
    case ("GetText", 2):
      let scalars = Array(object.accessibilityText.unicodeScalars)
      return .value(.string(string(scalars, range(numbers[0], numbers[1], scalars.count))))
    case ("GetCharacterAtOffset", 1):
      let scalars = Array(object.accessibilityText.unicodeScalars)
      let code = scalars.indices.contains(numbers[0]) ? scalars[numbers[0]].value : 0
      return .value(.int32(Int32(bitPattern: code)))
    case ("GetStringAtOffset", 2):
      return piece(at: numbers[0], TextPieces.Unit(granularity: numbers[1]))
    case ("GetTextAtOffset", 2):
      return piece(at: numbers[0], TextPieces.Unit(boundary: numbers[1]))
    case ("GetTextBeforeOffset", 2):
      return piece(at: numbers[0], TextPieces.Unit(boundary: numbers[1]), by: -1)
    case ("GetTextAfterOffset", 2):
      return piece(at: numbers[0], TextPieces.Unit(boundary: numbers[1]), by: 1)
    case ("GetCharacterExtents", 2):
      return .values(
        context.extents(object.accessibilityFrame(ofCharacterAt: numbers[0]), numbers[1]))
    case ("GetRangeExtents", 3):
      return .values(context.extents(frame(numbers[0], numbers[1]), numbers[2]))
    case ("GetOffsetAtPoint", 3):
      let point = context.point(numbers[0], numbers[1], numbers[2])
      return .value(.int32(Int32(clamping: object.accessibilityOffset(at: point) ?? -1)))
    case ("GetAttributes", 1), ("GetAttributeRun", 2):
      let count = object.accessibilityText.unicodeScalars.count
      return .values([.array(of: "{ss}", []), .int32(0), .int32(Int32(clamping: count))])
    case ("GetDefaultAttributes", 0), ("GetDefaultAttributeSet", 0):
      return .value(.array(of: "{ss}", []))
    case ("GetAttributeValue", 2): return .value(.string(""))
    default: return select(message, numbers)
    }
  }

  private func range(_ start: Int, _ end: Int, _ count: Int) -> Range<Int> {
    let low = min(max(0, start), count)
    // A negative end means the end of the text.
    return low..<(end < 0 ? count : min(max(low, end), count))
  }

  private func string(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  private func piece(at offset: Int, _ unit: TextPieces.Unit, by step: Int = 0) -> BusReply {
    let pieces = TextPieces(Array(object.accessibilityText.unicodeScalars))
    let range = pieces.piece(at: offset, unit, by: step)
    return .values([
      .string(string(pieces.scalars, range)), .int32(Int32(clamping: range.lowerBound)),
      .int32(Int32(clamping: range.upperBound)),
    ])
  }

  /// Returns the rectangle of a range: the union of the rectangles of its first and last characters.
  private func frame(_ start: Int, _ end: Int) -> Rect {
    let first = object.accessibilityFrame(ofCharacterAt: start)
    guard end > start + 1 else { return first }
    return first.union(object.accessibilityFrame(ofCharacterAt: end - 1))
  }

  // MARK: Selection

  private func select(_ message: BusMessage, _ numbers: [Int]) -> BusReply {
    let selection = object.accessibilitySelectedRange
    let count = object.accessibilityText.unicodeScalars.count
    switch (message.member, numbers.count) {
    case ("GetNSelections", 0): return .value(.int32(selection.isEmpty ? 0 : 1))
    case ("GetSelection", 1):
      let shown = numbers[0] == 0 ? selection : 0..<0
      return .values([
        .int32(Int32(clamping: shown.lowerBound)), .int32(Int32(clamping: shown.upperBound)),
      ])
    case ("SetCaretOffset", 1):
      guard (0...count).contains(numbers[0]) else { return .value(.bool(false)) }
      object.selectAccessibilityText(in: numbers[0]..<numbers[0])
    case ("AddSelection", 2) where selection.isEmpty:
      object.selectAccessibilityText(in: range(numbers[0], numbers[1], count))
    case ("SetSelection", 3) where numbers[0] == 0:
      object.selectAccessibilityText(in: range(numbers[1], numbers[2], count))
    case ("RemoveSelection", 1) where numbers[0] == 0 && !selection.isEmpty:
      let caret = object.accessibilityCaretOffset
      object.selectAccessibilityText(in: caret..<caret)
    case ("AddSelection", 2), ("SetSelection", 3), ("RemoveSelection", 1):
      return .value(.bool(false))
    case ("ScrollSubstringTo", 3):
      let isVisible = context.scroll(isInside: true) {
        $0.scroll(to: numbers[2]) { frame(numbers[0], numbers[1]) }
      }
      return .value(.bool(isVisible))
    case ("ScrollSubstringToPoint", 5):
      let place = context.point(numbers[3], numbers[4], numbers[2])
      let isVisible = context.scroll(isInside: true) {
        $0.scroll(to: place) { frame(numbers[0], numbers[1]) }
      }
      return .value(.bool(isVisible))
    default: return .unknownMethod(message)
    }
    return .value(.bool(true))
  }

  // MARK: Editing

  private func edit(_ message: BusMessage) -> BusReply {
    let count = object.accessibilityText.unicodeScalars.count
    let arguments = message.arguments
    switch (message.member, arguments.count) {
    case ("SetTextContents", 1): return replace(0..<count, arguments[0].text)
    case ("InsertText", 3):
      guard let place = arguments[0].integer, let text = arguments[1].text,
        let length = arguments[2].integer
      else { return .invalidArguments }
      // Some clients count the length in bytes, others in characters.
      let shown =
        length < 0 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
      let start = min(max(0, place), count)
      return replace(start..<start, shown)
    case ("DeleteText", 2):
      guard let start = arguments[0].integer, let end = arguments[1].integer else {
        return .invalidArguments
      }
      return replace(range(start, end, count), "")
    // Clients may not change the clipboard, which belongs to the user.
    case ("CopyText", 2): return .none
    case ("CutText", 2), ("PasteText", 1): return .value(.bool(false))
    default: return .unknownMethod(message)
    }
  }

  private func replace(_ range: Range<Int>, _ text: String?) -> BusReply {
    guard let text else { return .invalidArguments }
    return .value(.bool(object.replaceAccessibilityText(in: range, with: text)))
  }
}
