public import Foundation

extension NSPredicate {
  /// Makes a predicate from a format, which Foundation supports only on Apple's systems.
  ///
  /// The format has comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE`,
  /// `MATCHES` and `IN`, with the options `[c]` and `[d]`), joined by `AND`, `OR` and `NOT`. A key path reads
  /// dictionaries and the stored properties of objects. Other spellings of the operators, such as `=` and `&&`, are
  /// accepted too, and so are `TRUEPREDICATE` and `FALSEPREDICATE`. Traps if the format contains anything else.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The values of `%@`, `%K`, `%d` and the other specifiers.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Makes a predicate from a format; see `init(format:_:)`.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(format, arguments ?? [])
    guard let test = parser.predicate() else {
      fatalError(
        "NSPredicate got the format \"\(format)\", which has an error or an operator that does not exist "
          + "here; use NSPredicate(block:) or a closure.")
    }
    // Foundation's block may run on any thread. That is safe, since the arguments are only read.
    nonisolated(unsafe) let evaluated = test
    self.init(block: { object, _ in evaluated.matches(object) })
  }
}
