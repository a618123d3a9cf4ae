import AtriumControls
import AtriumStoryboards

/// The warnings about a file, in words.
struct WarningReport {
  /// The warnings about contents of the file that were not understood, ordered by line.
  let places: [InterfaceWarning]
  /// The warnings about missing images, ordered by line.
  let images: [InterfaceWarning]
  /// The warnings about the program's classes for which standard classes are used, ordered by line.
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
      case 0: String(localized: "Everything was understood.")
      case 1: String(localized: "One place was not understood.")
      default: String(localized: "%@ places were not understood.", "\(places.count)")
      }
    return ([understood] + notes.map { $0 + "." }).joined(separator: " ")
  }

  /// A summary of a few words for a row.
  var shortSummary: String {
    if places.count == 1 { return String(localized: "1 place in the file") }
    if !places.isEmpty { return String(localized: "%@ places in the file", "\(places.count)") }
    return notes.first ?? String(localized: "Everything in the file")
  }

  /// Phrases about missing images and replaced classes.
  private var notes: [String] {
    var notes: [String] = []
    if !images.isEmpty {
      notes.append(
        images.count == 1
          ? String(localized: "1 picture is missing")
          : String(localized: "%@ pictures are missing", "\(images.count)"))
    }
    if !classes.isEmpty {
      notes.append(
        classes.count == 1
          ? String(localized: "1 class replaced")
          : String(localized: "%@ classes replaced", "\(classes.count)"))
    }
    return notes
  }
}
