/// Adds the delegate methods that the toolkit calls, where the parameters differ between the toolkit and UIKit.
///
/// The toolkit's text delegates receive a text range instead of a UTF-16 range, and its scroll view delegates receive
/// an `inout` point instead of a pointer. The added method calls the method that the file declares.
struct DelegateRule {
  let file: SourceFile
  let index: ModuleIndex

  /// A UIKit delegate method, and the added method that calls it.
  private struct Form {
    let fullName: String
    /// The parameter type by which UIKit's method differs from the toolkit's method.
    let type: String
    /// The added method, without an access modifier.
    let text: String
  }

  private static let forms = [
    Form(
      fullName: "textField(_:shouldChangeCharactersIn:replacementString:)", type: "NSRange",
      text: """
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: UITextRange, \
        replacementString string: String) -> Bool {
            self.textField(textField, shouldChangeCharactersIn: NSRange(range, in: textField), replacementString: string)
          }
        """),
    Form(
      fullName: "textView(_:shouldChangeTextIn:replacementText:)", type: "NSRange",
      text: """
        func textView(_ textView: UITextView, shouldChangeTextIn range: UITextRange, \
        replacementText text: String) -> Bool {
            self.textView(textView, shouldChangeTextIn: NSRange(range, in: textView), replacementText: text)
          }
        """),
    Form(
      fullName: "searchBar(_:shouldChangeTextIn:replacementText:)", type: "NSRange",
      text: """
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: UITextRange, \
        replacementText text: String) -> Bool {
            self.searchBar(
              searchBar, shouldChangeTextIn: NSRange(range, in: searchBar.searchTextField), replacementText: text)
          }
        """),
    Form(
      fullName: "textView(_:shouldInteractWith:in:interaction:)", type: "URL",
      text: """
        func textView(_ textView: UITextView, shouldInteractWith link: Any, in range: UITextRange) -> Bool {
            guard let url = URL(link: link) else { return true }
            return self.textView(
              textView, shouldInteractWith: url, in: NSRange(range, in: textView), interaction: .invokeDefaultAction)
          }
        """),
    Form(
      fullName: "textView(_:shouldInteractWith:in:)", type: "URL",
      text: """
        func textView(_ textView: UITextView, shouldInteractWith link: Any, in range: UITextRange) -> Bool {
            guard let url = URL(link: link) else { return true }
            return self.textView(textView, shouldInteractWith: url, in: NSRange(range, in: textView))
          }
        """),
    Form(
      fullName: "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      type: "UnsafeMutablePointer",
      text: """
        func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, \
        targetContentOffset: inout CGPoint) {
            withUnsafeMutablePointer(to: &targetContentOffset) {
              self.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: $0)
            }
          }
        """),
  ]

  /// Returns the methods to add at the end of a file; empty if there are no such methods.
  static func methods(in file: SourceFile, _ index: ModuleIndex) -> String {
    let rule = DelegateRule(file: file, index: index)
    let lines = rule.found.filter { !$0.isHidden }.map { declaration, form, _ in
      let access =
        declaration.modifiers.contains { $0 == "public" || $0 == "open" } ? "public " : ""
      return "extension \(declaration.container) {\n  \(access)\(form.text)\n}\n"
    }
    return lines.isEmpty ? "" : "import UIKit\n" + lines.joined()
  }

  /// Returns the notes about the added methods of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    let rule = DelegateRule(file: file, index: index)
    return Changes(
      notes: rule.found.map { declaration, form, isHidden in
        let message =
          isHidden
          ? "\(declaration.name) is not called: its type has no name at file level"
          : "\(declaration.name) got a variant without \(form.type)"
        return file.note(declaration.keywordIndex, message, isWarning: isHidden)
      })
  }

  private var found: [(declaration: Declaration, form: Form, isHidden: Bool)] {
    file.declarations.compactMap { declaration in
      guard declaration.kind == .function, !declaration.modifiers.contains("override"),
        declaration.containerKind == .type || declaration.containerKind == .extension,
        let end = declaration.parametersEnd,
        let form = Self.forms.first(where: { $0.fullName == declaration.fullName }),
        (declaration.nameIndex..<end).contains(where: { file.isToken($0, form.type) })
      else { return nil }
      let isHidden = declaration.isHidden || index.hidden.contains(declaration.container)
      return (declaration, form, isHidden || declaration.isConditional)
    }
  }
}
