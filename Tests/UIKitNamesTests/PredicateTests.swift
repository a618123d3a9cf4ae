import Foundation
import TestSupport
import Testing
import UIKit

private final class Pupil {
  let name: String
  let age: Int
  let school: [String: Any]
  init(_ name: String, _ age: Int, _ school: String) {
    (self.name, self.age, self.school) = (name, age, ["title": school])
  }
}

/// Predicates that are made from a format.
struct PredicateTests {
  private let pupils = [
    Pupil("Ada", 9, "North"), Pupil("Émile", 12, "South"), Pupil("Zoe", 14, "North"),
  ]

  private func names(_ format: String, _ arguments: Any...) -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    return pupils.filter { predicate.evaluate(with: $0) }.map(\.name)
  }

  @Test("a text is compared with a pattern")
  func texts() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(
      ["a@b.org", "a@b.o", "x a@b.org"].map { address.evaluate(with: $0) } == [true, false, false])
    let digits = NSPredicate(format: "SELF MATCHES[c] 'x[0-9]+' AND NOT SELF ENDSWITH '0'")
    #expect(["X12", "x10", "x"].map { digits.evaluate(with: $0) } == [true, false, false])
    #expect(NSPredicate(format: "SELF LIKE 'a?c*'").evaluate(with: "abcdef"))
    #expect(!NSPredicate(format: "SELF LIKE 'a?c*'").evaluate(with: "acd"))
    #expect(NSPredicate(format: "SELF.length >= %d", 3).evaluate(with: "abc"))
  }

  @Test("properties of objects and values of dictionaries are compared, with and, or and not")
  func properties() {
    #expect(names("name CONTAINS[cd] %@", "e") == ["Émile", "Zoe"])
    #expect(names("age > 9 && age < %d", 14) == ["Émile"])
    #expect(
      names("age == 9 OR (name BEGINSWITH 'Z' AND school.title = %@)", "North") == ["Ada", "Zoe"])
    #expect(names("%K != %@", "school.title", "North") == ["Émile"])
    #expect(names("age IN %@", [9, 14]) == ["Ada", "Zoe"])
    #expect(names("NOT age IN {9, 12}") == ["Zoe"])
    #expect(names("nickname == nil") == ["Ada", "Émile", "Zoe"])
    #expect(names("TRUEPREDICATE") == ["Ada", "Émile", "Zoe"])
  }

  @Test("an invalid format traps")
  func invalid() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "name SOUNDSLIKE %@", "a")
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "NSPredicate got the format \"name SOUNDSLIKE %@\", which has an error or an operator that does not exist "
        + "here; use NSPredicate(block:) or a closure.")
  }
}
