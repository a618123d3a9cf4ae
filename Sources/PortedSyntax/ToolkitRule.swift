/// Adapts expressions to the toolkit's initialisers and properties that differ from UIKit's.
struct ToolkitRule {
  let file: SourceFile
  let index: ModuleIndex
  private var changes = Changes()

  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var rule = ToolkitRule(file: file, index: index)
    for place in file.tokens.indices {
      switch file.tokens[place].text {
      case "register": rule.registerCell(place)
      case "textLabel": rule.unwrapLabel(place)
      case "init": rule.addDefaultFrame(place)
      default: break
      }
    }
    return rule.changes
  }

  private init(file: SourceFile, index: ModuleIndex) { (self.file, self.index) = (file, index) }

  /// Replaces the class of table cells by a closure, since only a closure can make an object of any class.
  private mutating func registerCell(_ place: Int) {
    guard file.isToken(place - 1, "."), file.isToken(place + 1, "("),
      let close = file.closing(place + 1),
      let comma = (place..<close).first(where: { file.isToken($0, ",") }),
      file.isToken(comma + 1, "forCellReuseIdentifier"), file.isToken(comma - 1, "self"),
      comma - 3 > place + 1
    else { return }
    let type = file.source(from: place + 2, to: comma - 3)
    changes.edits.append(
      file.replacing(
        from: place + 2, to: comma - 1, with: "{ \(type)(style: .default, reuseIdentifier: $0) }"))
    changes.notes.append(file.note(place, "\(type).self became a closure that makes a cell"))
  }

  /// Removes the mark after a cell's label, which is not optional here, unlike its second label.
  private mutating func unwrapLabel(_ place: Int) {
    guard file.isToken(place - 1, "."),
      file.isToken(place + 1, "?") || file.isToken(place + 1, "!"),
      file.isToken(place + 2, "."), file.tokens[place + 1].touches(file.tokens[place])
    else { return }
    changes.edits.append(Edit(range: file.tokens[place + 1].range, text: ""))
    changes.notes.append(
      file.note(
        place,
        "\(file.tokens[place].text)\(file.tokens[place + 1].text) became \(file.tokens[place].text)"
      ))
  }

  /// Gives `override init(frame:)` a default, so that the class can be made without a frame, as on iOS.
  private mutating func addDefaultFrame(_ place: Int) {
    guard file.isToken(place + 1, "("), file.isToken(place + 2, "frame"),
      let close = file.closing(place + 1),
      file.isToken(close - 1, "CGRect"), file.isToken(close + 1, "{"),
      !(place + 2..<close).contains(where: { file.isToken($0, ",") }), isOverride(place),
      let type = file.type(around: place), type.kind == .type, !hasEmptyInitializer(type)
    else { return }
    let end = file.tokens[close - 1].range.upperBound
    changes.edits.append(Edit(range: end..<end, text: " = .zero"))
    changes.notes.append(file.note(place, "init(frame:) got a default"))
  }

  private func isOverride(_ place: Int) -> Bool {
    var index = place - 1
    while index >= 0,
      ["public", "open", "override", "required", "internal"].contains(file.tokens[index].text)
    {
      if file.isToken(index, "override") { return true }
      index -= 1
    }
    return false
  }

  /// Whether a class can be made without arguments already.
  private func hasEmptyInitializer(_ type: Declaration) -> Bool {
    guard let body = type.body else { return false }
    return body.contains {
      file.isToken($0, "init") && file.isToken($0 + 1, "(") && file.isToken($0 + 2, ")")
        && !file.isToken($0 - 1, ".")
    }
  }
}
