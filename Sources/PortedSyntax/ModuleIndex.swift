/// The declarations in a module's files that other files of the module need to know.
struct ModuleIndex {
  /// The functions, by base name.
  private(set) var functions: [String: [Declaration]] = [:]
  /// The base names of optional functions of protocols.
  private(set) var optionalFunctions: Set<String> = []
  /// The names, with labels, of optional functions of protocols.
  private(set) var optionalFullNames: Set<String> = []
  /// The names of optional variables of protocols.
  private(set) var optionalVariables: Set<String> = []
  /// The names of the protocols.
  private(set) var protocols: Set<String> = []
  /// The names of members that some class overrides.
  private(set) var overridden: Set<String> = []
  /// The file and the declaration of each class, by qualified name.
  private(set) var classes: [String: (file: Int, declaration: Declaration)] = [:]
  /// The names of the members of each type.
  private(set) var members: [String: Set<String>] = [:]
  /// The qualified names of the types that code at file level cannot name.
  private(set) var hidden: Set<String> = []

  init(_ files: [SourceFile]) {
    for (number, file) in files.enumerated() {
      for declaration in file.declarations { add(declaration, of: number) }
    }
  }

  private mutating func add(_ declaration: Declaration, of file: Int) {
    let isOptional = declaration.modifiers.contains("optional")
    if declaration.modifiers.contains("override") { overridden.insert(declaration.name) }
    if declaration.kind == .function || declaration.kind == .variable {
      members[declaration.container, default: []].insert(declaration.name)
    }
    switch declaration.kind {
    case .function:
      functions[declaration.name, default: []].append(declaration)
      if isOptional {
        optionalFunctions.insert(declaration.name)
        optionalFullNames.insert(declaration.fullName)
      }
    case .variable:
      if isOptional { optionalVariables.insert(declaration.name) }
    case .protocol:
      protocols.insert(declaration.name)
    case .type:
      if declaration.isHidden { hidden.insert(declaration.path) }
      if declaration.keyword == "class" { classes[declaration.path] = (file, declaration) }
    case .extension:
      break
    }
  }

  /// Returns the Objective-C name that a method of a type declares; nil if the method declares no such name.
  func objcName(of name: String, labels: [String], in type: String) -> String? {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return functions[name]?.first {
      $0.labels == labels && ($0.container == type || $0.container.hasSuffix(last))
    }?.objcName
  }

  /// Returns the labels of the functions with a base name in a type, or in all types if the type has none.
  ///
  /// In both places, functions with a name in Objective-C (`@objc`, `@IBAction`) take precedence.
  ///
  /// - Parameters:
  ///   - name: The base name.
  ///   - type: The type in which the search begins.
  ///   - takesArguments: Whether the function has parameters; nil if that is unknown.
  /// - Returns: The labels; nil if there is no such function, or if the functions have different labels.
  func labels(of name: String, in type: String, takesArguments: Bool?) -> [String]? {
    let all = (functions[name] ?? []).filter {
      $0.containerKind != .protocol && $0.containerKind != .function
        && (takesArguments == nil || takesArguments == !$0.labels.isEmpty)
    }
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let own = all.filter { $0.container == type || $0.container.hasSuffix(last) }
    let selectable = all.filter(\.isNamedForSelectors)
    for group in [own.filter(\.isNamedForSelectors), own, selectable, all] {
      let labels = Set(group.map(\.labels))
      if let first = labels.first { return labels.count == 1 ? first : nil }
    }
    return nil
  }

  /// Returns the classes of the module from which a type inherits, the type itself first.
  func ancestry(of type: Declaration) -> [Declaration] {
    var result = [type]
    // A class that inherits from itself is an error, which the compiler reports.
    while result.count < 16, let name = result.last?.inherited.first, let next = classes[name] {
      result.append(next.declaration)
    }
    return result
  }

  /// Returns whether a type inherits from one of the given classes, or lists one of the given protocols first.
  func inherits(_ type: Declaration, from roots: Set<String>) -> Bool {
    ancestry(of: type).contains { $0.inherited.first.map(roots.contains) ?? false }
  }
}
