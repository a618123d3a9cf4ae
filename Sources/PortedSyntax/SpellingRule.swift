/// Removes attributes that need Objective-C, and adapts imports and conditions.
struct SpellingRule {
  let file: SourceFile
  private var changes = Changes()
  /// Whether the file imports UIKit, or a module whose import is replaced by an import of UIKit.
  private let importsUIKit: Bool

  /// Returns the changes of a file.
  ///
  /// - Parameters:
  ///   - file: The file to rewrite.
  ///   - importsUIKit: Whether a file of the module imports UIKit.
  /// - Returns: The changes.
  static func changes(in file: SourceFile, ofUIKitModule importsUIKit: Bool) -> Changes {
    var rule = SpellingRule(file: file)
    for index in file.tokens.indices { rule.visit(index) }
    for declaration in file.declarations where declaration.kind == .protocol {
      rule.limitToClasses(declaration)
    }
    if importsUIKit { rule.addImport() }
    return rule.changes
  }

  private init(file: SourceFile) {
    self.file = file
    importsUIKit = file.tokens.indices.dropFirst().contains { index in
      let word = file.tokens[index].text
      return (word == "UIKit" || Self.modules.contains(word))
        && (file.isToken(index - 1, "import") || file.isToken(index - 2, "import"))
    }
  }

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBDesignable", "IBInspectable",
    "IBSegueAction", "GKInspectable",
  ]

  /// Apple's modules whose declarations the toolkit's module `UIKit` contains.
  private static let modules: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreAnimation", "ObjectiveC", "SafariServices", "os", "OSLog",
  ]

  private mutating func visit(_ index: Int) {
    switch file.tokens[index].text {
    case "@": visitAttribute(index)
    case "import" where index == 0 || !file.isToken(index - 1, "."): visitImport(index)
    case "os" where file.isToken(index + 1, "(") && file.isToken(index + 2, "iOS"):
      guard isInCondition(index) else { return }
      changes.edits.append(file.replacing(from: index + 2, to: index + 2, with: "Linux"))
      changes.notes.append(file.note(index, "os(iOS) became os(Linux)"))
    case "#" where file.isToken(index + 1, "keyPath") && file.isToken(index + 2, "("):
      visitKeyPath(index)
    default: break
    }
  }

  private mutating func visitAttribute(_ index: Int) {
    guard file.tokens.indices.contains(index + 1),
      file.tokens[index + 1].touches(file.tokens[index])
    else { return }
    let name = file.tokens[index + 1].text
    if name == "UIApplicationMain" {
      changes.edits.append(file.padding(from: index, to: index + 1, with: "@main"))
      changes.notes.append(file.note(index, "@UIApplicationMain became @main"))
    }
    guard Self.attributes.contains(name) else { return }
    var last = index + 1
    if file.isToken(last + 1, "("), file.tokens[last + 1].touches(file.tokens[last]) {
      last = file.closing(last + 1) ?? last
    }
    changes.edits.append(file.padding(from: index, to: last, with: ""))
    changes.notes.append(file.note(index, "\(file.source(from: index, to: last)) was removed"))
  }

  private mutating func visitImport(_ index: Int) {
    let first = file.tokens[index]
    guard first.beginsLine || file.isToken(index - 2, "@") || file.isToken(index - 1, "public")
    else {
      return
    }
    var last = index + 1
    let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    if file.tokens.indices.contains(last), kinds.contains(file.tokens[last].text) { last += 1 }
    guard file.tokens.indices.contains(last), file.tokens[last].kind == .word else { return }
    let module = file.tokens[last].text
    while file.isToken(last + 1, "."), file.tokens.indices.contains(last + 2) { last += 2 }
    // Foundation's own `CGRect`, `Bundle` and similar types differ from the types in the toolkit's UIKit module.
    let isFoundation = module == "Foundation" && !importsUIKit
    guard isFoundation || Self.modules.contains(module) || (module == "UIKit" && last > index + 1)
    else { return }
    changes.edits.append(file.padding(from: index, to: last, with: "import UIKit"))
    changes.notes.append(
      file.note(index, "\(file.source(from: index, to: last)) became import UIKit"))
  }

  /// Adds an import to a file without imports.
  ///
  /// In an Xcode project, the header of the module or a bridging header imports UIKit for all files.
  private mutating func addImport() {
    guard let first = file.tokens.first, !file.tokens.indices.contains(where: isImport) else {
      return
    }
    changes.edits.append(
      Edit(range: first.range.lowerBound..<first.range.lowerBound, text: "import UIKit; "))
    changes.notes.append(file.note(0, "import UIKit was added to a file without imports"))
  }

  private func isImport(_ index: Int) -> Bool {
    file.isToken(index, "import")
      && (file.tokens[index].beginsLine || file.isToken(index - 2, "@"))
  }

  /// Returns whether a token is in the line of an `#if` or `#elseif`.
  private func isInCondition(_ index: Int) -> Bool {
    var first = index
    while first > 0, !file.tokens[first].beginsLine { first -= 1 }
    return file.isToken(first, "#")
      && (file.isToken(first + 1, "if") || file.isToken(first + 1, "elseif"))
  }

  private mutating func visitKeyPath(_ index: Int) {
    guard let close = file.closing(index + 2) else { return }
    var words = file.tokens[(index + 3)..<close].filter { $0.kind == .word }.map(\.text)
    while words.count > 1, let first = words.first,
      first == "self" || first.first?.isUppercase == true
    {
      words.removeFirst()
    }
    let text = "\"" + words.joined(separator: ".") + "\""
    changes.edits.append(file.replacing(from: index, to: close, with: text))
    changes.notes.append(file.note(index, "\(file.source(from: index, to: close)) became \(text)"))
  }

  /// Adds `AnyObject` to an `@objc` protocol, since only classes can conform to such a protocol.
  private mutating func limitToClasses(_ declaration: Declaration) {
    guard declaration.attributes.contains("objc"), let body = declaration.body else { return }
    let place = file.tokens[declaration.nameIndex].range.upperBound
    let hasList = file.isToken(declaration.nameIndex + 1, ":")
    let inherited = file.tokens[declaration.nameIndex..<body.lowerBound].map(\.text)
    guard !inherited.contains("AnyObject"), !inherited.contains("class") else { return }
    let end = hasList ? file.tokens[declaration.nameIndex + 1].range.upperBound : place
    changes.edits.append(
      Edit(range: end..<end, text: hasList ? " AnyObject," : ": AnyObject"))
    changes.notes.append(
      file.note(declaration.nameIndex, "\(declaration.name) inherits AnyObject"))
  }
}
