internal import Foundation

/// The sections of an alphabetical list with an index: the letters of the Latin alphabet, and `#` for everything else.
@MainActor
open class UILocalizedIndexedCollation {
  /// The only collation.
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the collation for the user's language.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections: A to Z, then `#`.
  open var sectionTitles: [String] { Self.letters }
  /// The titles of the index; the same as the titles of the sections.
  open var sectionIndexTitles: [String] { Self.letters }

  private static let letters =
    (UInt8(ascii: "A")...UInt8(ascii: "Z"))
    .map { String(UnicodeScalar($0)) } + ["#"]

  /// Makes a collation.
  public init() {}

  /// Returns the section for a title in ``sectionIndexTitles``: the section at the same position.
  ///
  /// - Parameter indexTitleIndex: The position of the title; values out of range give the nearest section.
  /// - Returns: The index of the section.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), sectionTitles.count - 1)
  }

  /// Returns the section of an object: the first letter of the object's text, without accents, determines it.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: The method or property that returns the object's text. An object without it is in the last section.
  /// - Returns: The index of the section.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector) ?? ""
    let plain = text.folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    let first = plain.first.map { String($0).uppercased() } ?? ""
    return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
  }

  /// Returns objects in the order of their texts in the user's language; equal texts keep their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { ($0, Self.text(of: $0, selector) ?? "") }
      .enumerated()
      .sorted { first, second in
        switch first.element.1.localizedStandardCompare(second.element.1) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: first.offset < second.offset
        }
      }
      .map(\.element.0)
  }

  private static func text(of object: Any, _ selector: Selector) -> String? {
    if let text = object as? String { return text }
    return selector.send(to: object as AnyObject)?.value as? String
  }
}
