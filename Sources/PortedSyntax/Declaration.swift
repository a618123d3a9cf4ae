/// A type, a function or a variable in a source file, with the positions of its tokens.
struct Declaration {
  enum Kind: Equatable {
    /// A class, structure, enumeration or actor.
    case type
    case `extension`
    case `protocol`
    case function
    case variable
  }

  var kind: Kind
  /// The keyword, such as `class`.
  var keyword: String
  /// The name; for an extension, the qualified name of the type, such as `Outer.Inner`.
  var name: String
  /// The qualified name of the type around the declaration; empty at file level.
  var container: String
  /// The kind of the declaration around this one; nil at file level.
  var containerKind: Kind?
  /// The names of the attributes, such as `objc`, without the `@`.
  var attributes: [String] = []
  var modifiers: [String] = []
  /// The names of a type's superclass and protocols, in order.
  var inherited: [String] = []
  /// The name in `@objc(name)`; nil if there is no such name.
  var objcName: String?
  /// The labels of a function's parameters, with `_` for parameters without a label.
  var labels: [String] = []
  /// The index of the first token, which may be an attribute.
  var start: Int
  /// The index of the keyword.
  var keywordIndex: Int
  /// The index of the name's last token.
  var nameIndex: Int
  /// The index of the parenthesis that closes a function's parameters.
  var parametersEnd: Int?
  /// The indices of the opening and closing braces; nil without a body.
  var body: ClosedRange<Int>?
  /// The index of the last token.
  var end: Int
  /// Whether the declaration is inside `#if`.
  var isConditional = false
  /// Whether code at file level cannot name the type, or the type around a member: it is local, private or generic.
  var isHidden = false
  /// Whether a function has effects, so that it cannot be called without `try` or `await`.
  var hasEffects = false

  /// The qualified name of a type.
  var path: String { container.isEmpty || kind == .extension ? name : container + "." + name }

  /// Whether the function is called by its Objective-C name on iOS.
  var isNamedForSelectors: Bool {
    attributes.contains { ["objc", "IBAction", "IBSegueAction"].contains($0) }
  }

  /// The name with its labels, such as `tapped(_:)`.
  var fullName: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }

  /// The Objective-C name, such as `tapped:`.
  var selectorName: String { objcName ?? SelectorName.name(base: name, labels: labels) }
}
