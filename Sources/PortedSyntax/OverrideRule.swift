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
    "accessibilityPerformEscape", "accessibilityPerformMagicTap",
  ]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    for member in file.declarations
    where member.modifiers.contains("override") && members.contains(member.name) {
      guard let type = index.classes[member.container]?.declaration,
        overridesToolkit(member.name, in: type, index)
      else { continue }
      for place in member.start..<member.keywordIndex where file.isToken(place, "override") {
        changes.edits.append(file.padding(from: place, to: place, with: ""))
        changes.notes.append(file.note(place, "override was removed from \(member.name)"))
      }
      if member.name == "prepareForInterfaceBuilder" || member.name == "awakeFromNib",
        let body = member.body
      {
        removeCallsOfSuper(to: member.name, in: body, of: file, &changes)
      }
    }
    return changes
  }

  /// Removes the calls `super.name()` in a body, since the superclass does not have the method.
  private static func removeCallsOfSuper(
    to name: String, in body: ClosedRange<Int>, of file: SourceFile, _ changes: inout Changes
  ) {
    let call = ["super", ".", name, "(", ")"]
    for place in body where call.indices.allSatisfy({ file.isToken(place + $0, call[$0]) }) {
      // The empty tuple keeps a semicolon after the call correct.
      changes.edits.append(file.padding(from: place, to: place + call.count - 1, with: "()"))
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
        // `NSObject` has this method on iOS only, and the toolkit's responders have it too.
        return name == "awakeFromNib" ? superclass == "NSObject" : superclass.hasPrefix("UI")
      }
      if index.members[next.path]?.contains(name) ?? false { return false }
      current = next
    }
    return false
  }
}
