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
      case "init":
        rule.addDefaultFrame(place)
        rule.addDefaultContainer(place)
        rule.addDefaultNib(place)
      case "keyCommands": rule.unwrapKeyCommands(place)
      case "windowScene": rule.replaceScene(place)
      default: break
      }
    }
    return rule.changes
  }

  private init(file: SourceFile, index: ModuleIndex) { (self.file, self.index) = (file, index) }

  /// Replaces the class in a registration of table cells with a closure, since the toolkit cannot make an object from a
  /// class alone.
  private mutating func registerCell(_ place: Int) {
    guard file.isToken(place - 1, "."), file.isToken(place + 1, "("),
      let close = file.closing(place + 1),
      let comma = (place..<close).first(where: { file.isToken($0, ",") }),
      file.isToken(comma - 1, "self"), comma - 3 > place + 1
    else { return }
    let arguments: String
    if file.isToken(comma + 1, "forCellReuseIdentifier") {
      arguments = "style: .default, reuseIdentifier: $0"
    } else if file.isToken(comma + 1, "forHeaderFooterViewReuseIdentifier") {
      arguments = "reuseIdentifier: $0"
    } else {
      return
    }
    let type = file.source(from: place + 2, to: comma - 3)
    // The class of a generic parameter is known only at run time.
    guard !isGenericParameter(type) else { return }
    changes.edits.append(
      file.replacing(
        from: place + 2, to: comma - 1, with: "{ \(type)(\(arguments)) }"))
    changes.notes.append(file.note(place, "\(type).self became a closure that makes a cell"))
  }

  private func isGenericParameter(_ name: String) -> Bool {
    index.classes[name] == nil
      && file.tokens.indices.contains { place in
        file.isToken(place, name)
          && (file.isToken(place - 1, "<")
            && [":", ">", ","].contains { file.isToken(place + 1, $0) }
            || file.isToken(place - 1, ",") && file.isToken(place + 1, ":"))
      }
  }

  /// Removes the question mark of `override var keyCommands: [UIKeyCommand]?`, whose type is not optional in the
  /// toolkit.
  private mutating func unwrapKeyCommands(_ place: Int) {
    let type = ["var", "keyCommands", ":", "[", "UIKeyCommand", "]", "?"]
    guard
      type.enumerated().allSatisfy({ file.isToken(place - 1 + $0.offset, $0.element) })
    else { return }
    changes.edits.append(file.padding(from: place + 5, to: place + 5, with: ""))
    changes.notes.append(file.note(place, "keyCommands became an array"))
  }

  /// Replaces the scene in `super.init(windowScene:)` with its frame, since the toolkit's window has no such designated
  /// initialiser.
  private mutating func replaceScene(_ place: Int) {
    let call = ["super", ".", "init", "(", "windowScene", ":"]
    guard place >= 4, call.indices.allSatisfy({ file.isToken(place - 4 + $0, call[$0]) }),
      let close = file.closing(place - 1)
    else { return }
    changes.edits.append(
      file.replacing(from: place, to: place + 1, with: "frame: UIWindow.frame(in:"))
    let end = file.tokens[close].range.lowerBound
    changes.edits.append(Edit(range: end..<end, text: ")"))
    changes.notes.append(file.note(place, "init(windowScene:) became init(frame:)"))
  }

  /// Gives the parameters of a text view's `override init(frame:textContainer:)` default values, so that the class
  /// can be made without arguments, as on iOS.
  private mutating func addDefaultContainer(_ place: Int) {
    let container = [",", "textContainer", ":", "NSTextContainer", "?", ")"]
    guard file.isToken(place + 1, "("), file.isToken(place + 2, "frame"),
      let close = file.closing(place + 1), close - 5 > place,
      container.indices.allSatisfy({ file.isToken(close - 5 + $0, container[$0]) }),
      file.isToken(close - 6, "CGRect"), isOverride(place),
      let type = file.type(around: place), type.kind == .type, !hasEmptyInitializer(type)
    else { return }
    for (index, value) in [(close - 6, " = .zero"), (close - 1, " = nil")] {
      let end = file.tokens[index].range.upperBound
      changes.edits.append(Edit(range: end..<end, text: value))
    }
    changes.notes.append(file.note(place, "init(frame:textContainer:) got defaults"))
  }

  /// Gives the parameters of a view controller's `override init(nibName:bundle:)` default values, so that the
  /// controller can be made without arguments, as on iOS.
  private mutating func addDefaultNib(_ place: Int) {
    guard file.isToken(place + 1, "("), file.isToken(place + 2, "nibName"),
      let close = file.closing(place + 1), file.isToken(close - 1, "?"),
      file.isToken(close - 2, "Bundle"),
      let comma = (place..<close).first(where: { file.isToken($0, ",") }),
      file.isToken(comma - 1, "?"), file.isToken(comma + 1, "bundle"), isOverride(place),
      let type = file.type(around: place), type.kind == .type, !hasEmptyInitializer(type)
    else { return }
    for index in [comma - 1, close - 1] {
      let end = file.tokens[index].range.upperBound
      changes.edits.append(Edit(range: end..<end, text: " = nil"))
    }
    changes.notes.append(file.note(place, "init(nibName:bundle:) got defaults"))
  }

  /// Gives the parameter of `override init(frame:)` a default value, so that the class can be made without a frame.
  private mutating func addDefaultFrame(_ place: Int) {
    guard file.isToken(place + 1, "("), file.isToken(place + 2, "frame"),
      let close = file.closing(place + 1),
      file.isToken(close - 1, "CGRect"), file.isToken(close + 1, "{"),
      !(place + 2..<close).contains(where: { file.isToken($0, ",") }), isOverride(place),
      let type = file.type(around: place), type.kind == .type, !hasEmptyInitializer(type)
    else { return }
    requireInitializer(place, of: type)
    let end = file.tokens[close - 1].range.upperBound
    changes.edits.append(Edit(range: end..<end, text: " = .zero"))
    changes.notes.append(file.note(place, "init(frame:) got a default"))
  }

  /// Marks `init(frame:)` of a cell or a bar as required, since collection views and navigation controllers make their
  /// views with this initialiser.
  private mutating func requireInitializer(_ place: Int, of type: Declaration) {
    let first = firstModifier(before: place)
    guard !(first..<place).contains(where: { file.isToken($0, "required") }),
      index.inherits(
        type,
        from: ["UICollectionViewCell", "UICollectionReusableView", "UINavigationBar", "UIToolbar"])
    else { return }
    // `required` replaces `override`: a required initialiser overrides the superclass's required initialiser
    // implicitly.
    let levels = ["public", "open", "internal", "fileprivate", "private", "package"]
    let hasLevel = (first..<place).contains { levels.contains(file.tokens[$0].text) }
    // A required initialiser must be as accessible as its class.
    let access = type.modifiers.contains { $0 == "public" || $0 == "open" } && !hasLevel
    for index in first..<place where file.isToken(index, "override") {
      changes.edits.append(
        access
          ? file.replacing(from: index, to: index, with: "public required")
          : file.padding(from: index, to: index, with: "required"))
    }
    changes.notes.append(file.note(place, "init(frame:) became required"))
  }

  private func firstModifier(before place: Int) -> Int {
    var first = place
    while first > 0, Self.modifiers.contains(file.tokens[first - 1].text) { first -= 1 }
    return first
  }

  private static let modifiers: Set<String> = [
    "public", "open", "override", "required", "internal",
  ]

  private func isOverride(_ place: Int) -> Bool {
    (firstModifier(before: place)..<place).contains { file.isToken($0, "override") }
  }

  /// Returns whether a class already has an initialiser without parameters.
  private func hasEmptyInitializer(_ type: Declaration) -> Bool {
    guard let body = type.body else { return false }
    return body.contains {
      file.isToken($0, "init") && file.isToken($0 + 1, "(") && file.isToken($0 + 2, ")")
        && !file.isToken($0 - 1, ".")
    }
  }
}
