/// Removes `override` from members that UIKit's classes have and the toolkit's classes do not have.
///
/// Most of these members concern the status bar and other system features that a desktop does not have. The program's
/// own member is kept.
struct OverrideRule {
  private static let members: Set<String> = [
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "childForStatusBarStyle", "childForStatusBarHidden", "childViewControllerForStatusBarStyle",
    "childViewControllerForStatusBarHidden", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childForScreenEdgesDeferringSystemGestures", "preferredInterfaceOrientationForPresentation",
    "description", "debugDescription", "alignmentRectInsets", "alignmentRect",
    "prepareForInterfaceBuilder", "scrollsToTop", "separatorStyle", "awakeFromNib",
    "accessibilityPerformEscape", "accessibilityPerformMagicTap", "accessibilityScroll",
    "accessibilityElementCount", "accessibilityElement", "index", "accessibilityPath",
    "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus",
    "encodeRestorableState", "decodeRestorableState", "applicationFinishedRestoringState",
    "disablesAutomaticKeyboardDismissal", "adaptivePresentationStyle", "targetViewController",
    "forFirstBaselineLayout", "forLastBaselineLayout", "touchesEstimatedPropertiesUpdated",
  ]
  /// The members that the superclass does not have under any name, so that calls of `super` are removed too.
  private static let withoutSuper: Set<String> = [
    "prepareForInterfaceBuilder", "awakeFromNib", "encodeRestorableState",
    "decodeRestorableState", "applicationFinishedRestoringState",
    "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus",
  ]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    for member in file.declarations
    where member.modifiers.contains("override") && members.contains(member.name) {
      if let type = index.classes[member.container]?.declaration {
        guard overridesToolkit(member.name, in: type, index) else { continue }
        if member.name == "description", describesConstraint(type, index) {
          changes.edits += describingEdits(member, in: file)
          changes.notes.append(file.note(member.keywordIndex, "description uses the main actor"))
          continue
        }
      } else {
        // Programs also override these members in extensions of UIKit's classes.
        guard member.containerKind == .extension,
          ["UI", "NS", "CA"].contains(where: member.container.hasPrefix)
        else { continue }
      }
      for place in member.start..<member.keywordIndex where file.isToken(place, "override") {
        changes.edits.append(file.padding(from: place, to: place, with: ""))
        changes.notes.append(file.note(place, "override was removed from \(member.name)"))
      }
      if withoutSuper.contains(member.name), let body = member.body {
        removeCallsOfSuper(to: member.name, in: body, of: file, &changes)
      }
    }
    return changes
  }

  private static func describesConstraint(_ type: Declaration, _ index: ModuleIndex) -> Bool {
    index.ancestry(of: type).last?.inherited.first == "NSLayoutConstraint"
  }

  /// Returns edits that let a constraint's `description`, a nonisolated property, use the main actor.
  private static func describingEdits(_ member: Declaration, in file: SourceFile) -> [Edit] {
    guard let body = member.body else { return [] }
    let start = file.tokens[member.start].range.lowerBound
    let open = file.tokens[body.lowerBound].range.upperBound
    let close = file.tokens[body.upperBound].range.lowerBound
    return [
      Edit(range: start..<start, text: "nonisolated "),
      Edit(range: open..<open, text: " MainActor.assumeIsolated {"),
      Edit(range: close..<close, text: "} "),
    ]
  }

  /// Removes the calls `super.name(…)` in a body, since the superclass does not have the method.
  private static func removeCallsOfSuper(
    to name: String, in body: ClosedRange<Int>, of file: SourceFile, _ changes: inout Changes
  ) {
    let call = ["super", ".", name, "("]
    for place in body where call.indices.allSatisfy({ file.isToken(place + $0, call[$0]) }) {
      guard let close = file.closing(place + 3) else { continue }
      // The empty tuple keeps a semicolon after the call correct.
      changes.edits.append(file.padding(from: place, to: close, with: "()"))
      changes.notes.append(file.note(place, "super.\(name)() was removed"))
    }
  }

  /// Returns whether the nearest superclass that declares the member is a UIKit class.
  private static func overridesToolkit(
    _ name: String, in type: Declaration, _ index: ModuleIndex
  ) -> Bool {
    var current = type
    for _ in 0..<32 {
      guard let superclass = current.inherited.first else { return false }
      guard let next = index.classes[superclass]?.declaration else {
        // `NSObject` has `awakeFromNib` on iOS only. The toolkit's responders have it, so their subclasses keep
        // `override`.
        return name == "awakeFromNib"
          ? superclass == "NSObject"
          : superclass.hasPrefix("UI") || superclass == "NSLayoutConstraint"
      }
      if index.members[next.path]?.contains(name) ?? false { return false }
      current = next
    }
    return false
  }
}
