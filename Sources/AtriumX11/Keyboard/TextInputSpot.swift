internal import AtriumGeometry
internal import AtriumKit

/// The caret of the view that receives text in a window, in the form that an input method needs.
struct TextInputSpot: Equatable {
  /// The lower left corner of the caret, in pixels of the window; nil if there is no caret.
  var place: Place?

  /// A position in a window, in pixels.
  struct Place: Equatable {
    var x: Int16
    var y: Int16
  }

  /// Converts the text input state that a window reports.
  init(_ state: TextInputState, scale: Double) {
    place = state.caret.map { caret in
      func pixels(_ length: Double) -> Int16 {
        let limit = Double(Int16.max)
        return Int16(min(max((length * scale).rounded(), -limit), limit))
      }
      return Place(x: pixels(caret.minX), y: pixels(caret.maxY))
    }
  }
}
