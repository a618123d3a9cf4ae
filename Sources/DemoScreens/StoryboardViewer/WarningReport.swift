import AtriumStoryboards

/// The warnings about a file, in words.
struct WarningReport {
  /// The parts that were not understood, by line.
  let places: [InterfaceWarning]
  /// The classes of the program that the standard ones replace, by line.
  let classes: [InterfaceWarning]

  init(_ warnings: [InterfaceWarning]) {
    let sorted = warnings.sorted { $0.line < $1.line }
    places = sorted.filter { $0.missingClass == nil }
    classes = sorted.filter { $0.missingClass != nil }
  }

  /// One or two sentences.
  var summary: String {
    let understood =
      switch places.count {
      case 0: "Everything was understood."
      case 1: "One place was not understood."
      default: "\(places.count) places were not understood."
      }
    return classes.isEmpty ? understood : understood + " \(replaced)."
  }

  /// A few words for a row.
  var shortSummary: String {
    if !places.isEmpty { return places.count.counted("place") + " in the file" }
    return classes.isEmpty ? "Everything in the file" : replaced
  }

  private var replaced: String {
    "\(classes.count) class\(classes.count == 1 ? "" : "es") replaced"
  }
}
