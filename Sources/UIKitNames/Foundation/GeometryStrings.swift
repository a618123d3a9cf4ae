public import Atrium
import Foundation

// Texts of points, sizes and rectangles, such as `{1, 2}`.

extension Coder {
  /// Returns the point in a text such as `{1, 2}`; the origin if the text has another form.
  public nonisolated static func cgPoint(for string: String) -> Point {
    let numbers = numbers(in: string, count: 2)
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Returns the size in a text such as `{1, 2}`; zero if the text has another form.
  public nonisolated static func cgSize(for string: String) -> Size {
    let numbers = numbers(in: string, count: 2)
    return Size(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle in a text such as `{{1, 2}, {3, 4}}`; an empty one if the text has another form.
  public nonisolated static func cgRect(for string: String) -> Rect {
    let numbers = numbers(in: string, count: 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the text of a point.
  public nonisolated static func string(for point: Point) -> String { "{\(point.x), \(point.y)}" }

  /// Returns the text of a size.
  public nonisolated static func string(for size: Size) -> String {
    "{\(size.width), \(size.height)}"
  }

  /// Returns the text of a rectangle.
  public nonisolated static func string(for rect: Rect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns the numbers in a text; zeros unless the text has exactly `count` finite numbers.
  private nonisolated static func numbers(in string: String, count: Int) -> [Double] {
    let numbers = string.split { "{}, ".contains($0) }.map { Double($0) ?? .nan }
    return numbers.count == count && numbers.allSatisfy(\.isFinite)
      ? numbers : Array(repeating: 0, count: count)
  }
}
