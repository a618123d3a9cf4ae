import AtriumStoryboards

/// The warnings about a file, in words.
struct WarningReport {
  /// The warnings about parts that were not understood, ordered by line.
  let places: [InterfaceWarning]
  /// The warnings about missing images, ordered by line.
  let images: [InterfaceWarning]
  /// The warnings about classes of the program that standard classes replace, ordered by line.
  let classes: [InterfaceWarning]

  init(_ warnings: [InterfaceWarning]) {
    let sorted = warnings.sorted { $0.line < $1.line }
    places = sorted.filter { $0.missingClass == nil && $0.missingImage == nil }
    images = sorted.filter { $0.missingImage != nil }
    classes = sorted.filter { $0.missingClass != nil }
  }

  /// A summary of one to three sentences.
  var summary: String {
    let understood =
      switch places.count {
      case 0: "Everything was understood."
      case 1: "One place was not understood."
      default: "\(places.count) places were not understood."
      }
    return ([understood] + notes.map { $0 + "." }).joined(separator: " ")
  }

  /// A summary of a few words for a row.
  var shortSummary: String {
    if !places.isEmpty { return places.count.counted("place") + " in the file" }
    return notes.first ?? "Everything in the file"
  }

  /// Phrases about missing images and replaced classes.
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
