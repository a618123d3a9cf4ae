import AtriumControls
import AtriumGraphics
import TestSupport

/// Attributed text that is changed at random, and compared with a list of code units.
@MainActor
final class RandomAttributedText: RandomRun {
  private static let pieces = ["", "a", "é", "e\u{301}", "😀", "👨‍👩‍👧", "שלום", "\r\n", "漢字"]
  private static let mark = TextAttribute("mark")

  let trace: RandomTrace
  private let text = MutableAttributedText(string: "")
  /// The expected code units with their marks.
  private var units: [(unit: UInt16, mark: Int?)] = []

  var operationCount: Int { trace.operationCount }

  init(seed: UInt64, keepsTrace: Bool) {
    trace = RandomTrace(seed: seed, keepsLines: keepsTrace)
  }

  func run(steps: Int) throws(RandomRunFailure) {
    for _ in 0..<steps {
      trace.perform { operate() }
      check()
      try trace.check()
    }
  }

  private func operate() {
    let count = units.count
    let first = trace.random.below(count + 1)
    let range = first..<(first + trace.random.below(count - first + 1))
    let string = (0..<trace.random.below(4)).map { _ in
      trace.random.element(of: RandomAttributedText.pieces) ?? ""
    }.joined()
    let mark = trace.random.oneIn(4) ? nil : trace.random.below(3)
    let other = AttributedText(
      string: string, attributes: mark.map { [RandomAttributedText.mark: $0] })
    let new = string.utf16.map { (unit: $0, mark: mark) }
    trace.note("\(range) \(string.debugDescription) \(mark.map(String.init) ?? "")")
    switch trace.random.below(7) {
    case 0:
      text.append(other)
      units += new
    case 1:
      text.insert(other, at: range.lowerBound)
      units.insert(contentsOf: new, at: range.lowerBound)
    case 2, 3:
      text.replace(range, with: other)
      units.replaceSubrange(range, with: new)
    case 4:
      let place = min(range.lowerBound, count - 1)
      let kept = place < 0 ? nil : units[place].mark
      text.replace(range, with: string)
      units.replaceSubrange(range, with: string.utf16.map { (unit: $0, mark: kept) })
    case 5:
      text.change(range) { $0[RandomAttributedText.mark] = mark }
      for index in range { units[index].mark = mark }
    default:
      let part = text.part(range)
      text.setAttributedString(part)
      units = Array(units[range])
    }
    repair()
  }

  /// Replaces halves of surrogate pairs, which a Swift string cannot contain.
  private func repair() {
    let repaired = Array(String(decoding: units.map(\.unit), as: UTF16.self).utf16)
    for (index, unit) in repaired.enumerated() { units[index].unit = unit }
  }

  private func check() {
    if Array(text.string.utf16) != units.map(\.unit) {
      return trace.fail("the string is \(text.string.debugDescription)")
    }
    if text.length != units.count { return trace.fail("the length is \(text.length)") }
    for index in units.indices {
      let mark = text.attribute(RandomAttributedText.mark, at: index) as? Int
      if mark != units[index].mark { return trace.fail("the mark at \(index) is \(mark ?? -1)") }
    }
    let bytes = text.textRuns.map(\.range)
    if bytes.last?.upperBound ?? 0 != text.string.utf8.count {
      trace.fail("the layout's runs end at \(bytes.last?.upperBound ?? 0)")
    }
  }
}
