import AtriumStoryboards

/// The warnings about a file, in words.
struct WarningReport {
  /// The parts that were not understood, by line.
  let places: [InterfaceWarning]
  /// The pictures that are not there, by line.
  let images: [InterfaceWarning]
  /// The classes of the program that the standard ones replace, by line.
  let classes: [InterfaceWarning]

  init(_ warnings: [InterfaceWarning]) {
    let sorted = warnings.sorted { $0.line < $1.line }
    places = sorted.filter { $0.missingClass == nil && $0.missingImage == nil }
    images = sorted.filter { $0.missingImage != nil }
    classes = sorted.filter { $0.missingClass != nil }
  }

  /// One to three sentences.
  var summary: String {
    let understood =
      switch places.count {
      case 0: "Everything was understood."
      case 1: "One place was not understood."
      default: "\(places.count) places were not understood."
      }
    return ([understood] + notes.map { $0 + "." }).joined(separator: " ")
  }

  /// A few words for a row.
  var shortSummary: String {
    if !places.isEmpty { return places.count.counted("place") + " in the file" }
    return notes.first ?? "Everything in the file"
  }

  /// What is missing beside the file, in words.
  private var notes: [String] {
    var notes: [String] = []
    if !images.isEmpty {
      let verb = images.count == 1 ? "is" : "are"
      notes.append("\(images.count.counted("picture")) \(verb) missing")
    }
    if !classes.isEmpty {
      notes.append("\(classes.count) class\(classes.count == 1 ? "" : "es") replaced")
    }
    return notes
  }
}
