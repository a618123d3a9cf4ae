package import AtriumKit

/// The line that a screen reader reads, in a list whose lines cannot be chosen.
///
/// While an assistive technology observes the program, the keys that otherwise scroll the list move the cursor.
@MainActor
package struct ReadingCursor {
  /// The number of lines by which Page Up and Page Down move the cursor.
  private static let page = 10

  /// The index of the line; nil before the first key, and after the line has been removed.
  package private(set) var line: Int?

  /// Makes a cursor that is on no line.
  package init() {}

  /// Moves the cursor for a key press.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - count: The number of lines.
  ///   - start: The line on which a first arrow key places the cursor, and from which a first page key moves it.
  /// - Returns: The index of the line to show; nil if the key does not move the cursor, or no assistive technology
  ///   observes the program.
  package mutating func move(by key: Key, among count: Int, from start: Int = 0) -> Int? {
    guard Accessibility.isVoiceOverRunning, count > 0, key.modifierFlags.isEmpty else { return nil }
    let next: Int
    switch key.keyCode {
    case .keyboardUpArrow: next = line.map { $0 - 1 } ?? start
    case .keyboardDownArrow: next = line.map { $0 + 1 } ?? start
    case .keyboardPageUp: next = (line ?? start) - Self.page
    case .keyboardPageDown: next = (line ?? start) + Self.page
    case .keyboardHome: next = 0
    case .keyboardEnd: next = count - 1
    default: return nil
    }
    let place = min(max(0, next), count - 1)
    line = place
    return place
  }

  /// Moves the cursor with its line after lines at the beginning of the list have been removed.
  package mutating func removeFirst(_ count: Int) {
    line = line.flatMap { $0 >= count ? $0 - count : nil }
  }
}
