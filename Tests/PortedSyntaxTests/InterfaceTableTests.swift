import PortedSyntax
import Testing

/// The parts that are added to files: classes for Interface Builder, and forms of delegate methods.
struct InterfaceTableTests {
  /// Returns the lines of the part after a rewritten file.
  private func tail(_ files: String...) -> [String] {
    let module = PortedModule(files: files.enumerated().map { ("\($0.offset).swift", $0.element) })
    let lines = module.texts[0].split(separator: "\n").map(String.init)
    let end = lines.firstIndex(of: "#sourceLocation()") ?? lines.count
    return Array(lines.dropFirst(end + 1))
  }

  @Test("a class is declared with its outlets, inspectable properties and actions")
  func classes() {
    let source = """
      class Base: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var views: [UIView]!
        @IBOutlet
        var optional: Outer.View?
        @IBInspectable var width: CGFloat = 1 { didSet {} }
        var plain: UIView!
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
        @IBAction func tap(_ sender: Any) {}
      }
      """
    #expect(
      tail(source).suffix(14)
        == [
          "extension Base {",
          "  fileprivate static var portedInterface0x0: InterfaceEntry {",
          "    InterfaceEntry(",
          "      InterfaceClass(Base.self, named: \"Base\") { Base(coder: $0) }",
          "        .outlet(\"label\") { (object: Base, value: UILabel) in object.label = value }",
          "        .outletCollection(\"views\") { (object: Base, values: [UIView]) in object.views = values }",
          "        .outlet(\"optional\") { (object: Base, value: Outer.View) in object.optional = value }",
          "        .attribute(\"width\", \\Base.width)",
          "        .segueAction(\"make:sender:\") { (object: Base, coder, sender, identifier) in "
            + "object.make(coder, sender: sender) }",
          "        .actions(portedSelectors0x0))", "  }", "}", "extension PortedInterfaces {",
          "  static var file0: [InterfaceEntry] { [Base.portedInterface0x0] }", "}",
        ].suffix(14))
  }

  @Test(
    "subclasses of the module's classes are declared, and classes that a file cannot name are not")
  func kinds() {
    let source = """
      class A: B {}
      class C: NSObject {}
      class D<T>: UIView {}
      private class E: UILabel {}
      class F: UIView {
        init(x: Int) { super.init(frame: .zero) }
        @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
      }
      class G: UIView { required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) } }
      class H: UIStoryboardSegue {}
      class I: UIAlertController {}
      struct J {}
      """
    let lines = tail(source, "class B: UITableViewCell {}")
    let declared = lines.filter { $0.contains("InterfaceClass(") || $0.contains("segue:") }
    #expect(
      declared == [
        "      InterfaceClass(A.self, named: \"A\") { A(coder: $0) })",
        "      InterfaceClass(E.self, named: \"E\") { E(coder: $0) })",
        "      InterfaceClass(G.self, named: \"G\") { G(coder: $0) })",
        "    InterfaceEntry(segue: \"H\") {",
      ])
    let module = PortedModule(files: [("a.swift", source), ("b.swift", "")], hasResources: true)
    #expect(module.registry.contains("let parts: [[InterfaceEntry]] = [file0]\n"))
    #expect(module.registry.contains("  override class var resources: Bundle? { .module }\n}\n"))
  }

  @Test("delegate methods with UIKit's types get a form with the toolkit's types")
  func delegates() {
    let source = """
      public class A: UITextFieldDelegate {
        public func textField(_ t: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool { true }
      }
      extension B: UIScrollViewDelegate {
        func scrollViewWillEndDragging(_ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: UnsafeMutablePointer<CGPoint>) {}
        func textView(_ t: UITextView, shouldChangeTextIn r: UITextRange, replacementText s: String) -> Bool { true }
      }
      class C<T>: UITextViewDelegate {
        func textView(_ t: UITextView, shouldChangeTextIn r: NSRange, replacementText s: String) -> Bool { true }
      }
      class D: E {
        override func textField(_ t: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool { true }
      }
      """
    #expect(
      tail(source) == [
        "import UIKit", "extension A {",
        "  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: UITextRange, "
          + "replacementString string: String) -> Bool {",
        "    self.textField(textField, shouldChangeCharactersIn: NSRange(range, in: textField), "
          + "replacementString: string)", "  }", "}", "extension B {",
        "  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, "
          + "targetContentOffset: inout CGPoint) {",
        "    withUnsafeMutablePointer(to: &targetContentOffset) {",
        "      self.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: $0)",
        "    }", "  }", "}",
      ])
    let notes = PortedModule(files: [("a.swift", source)]).notes.map(\.text)
    #expect(
      notes == [
        "a.swift:2: note: textField got a variant without NSRange",
        "a.swift:5: note: scrollViewWillEndDragging got a variant without UnsafeMutablePointer",
        "a.swift:9: warning: textView is not called: its type has no name at file level",
      ])
  }

  @Test("init(frame:) of a cell is required, and that of a view gets a default only")
  func initializers() {
    let source = """
      class A: UICollectionViewCell {
        override init(frame: CGRect) {}
      }
      class B: A {
        public override init(frame: CGRect) {}
      }
      class C: UIView {
        override init(frame: CGRect) {}
      }
      """
    let lines = PortedModule(files: [("a.swift", source)]).texts[0].split(separator: "\n")
    #expect(
      lines.filter { $0.contains("init(frame") } == [
        "  required init(frame: CGRect = .zero) {}",
        "  public required init(frame: CGRect = .zero) {}",
        "  override init(frame: CGRect = .zero) {}",
      ])
  }

  @Test("a table whose data source commits an edit can be edited by a swipe")
  func editableRows() {
    let source = """
      class A: UIViewController {}
      extension A: UITableViewDataSource {
        @objc func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
      }
      class B: UITableViewController {
        public override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
      }
      class C: UITableViewController {
        override func tableView(_ t: UITableView, canEditRowAt i: IndexPath) -> Bool { false }
      }
      class D: C {
        override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
      }
      class E: UITableViewDiffableDataSource<Int, Int> {
        override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
      }
      """
    let module = PortedModule(files: [("a.swift", source)])
    let lines = module.texts[0].split(separator: "\n")
    let question =
      "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }; "
    #expect(
      lines.filter { $0.contains("canEditRowAt indexPath") } == [
        "\(question)      func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}",
        "  public override \(question)public override func tableView(_ t: UITableView, "
          + "commit s: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}",
      ])
    #expect(
      module.notes.map(\.text) == [
        "a.swift:3: note: @objc was removed",
        "a.swift:3: note: tableView got canEditRowAt, so that a swipe deletes",
        "a.swift:3: note: tableView moved from an extension into A",
        "a.swift:6: note: tableView got canEditRowAt, so that a swipe deletes",
      ])
  }

  @Test("row actions become swipe actions, unless the class has swipe actions too")
  func rowActions() {
    let source = """
      class A: UIViewController, UITableViewDelegate {
        func tableView(_ t: UITableView, editActionsForRowAt i: IndexPath) -> [UITableViewRowAction]? { [] }
      }
      class B: UITableViewController {
        public override func tableView(_ t: UITableView, editActionsForRowAt i: IndexPath) -> [UITableViewRowAction]? { nil }
      }
      class C: B {
        override func tableView(_ t: UITableView, editActionsForRowAt i: IndexPath) -> [UITableViewRowAction]? { [] }
      }
      class D: UIViewController, UITableViewDelegate {
        func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath) -> UISwipeActionsConfiguration? { nil }
      }
      class E: D {
        func tableView(_ t: UITableView, editActionsForRowAt i: IndexPath) -> [UITableViewRowAction]? { [] }
      }
      class F: UITableViewController {
        override func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath) -> UISwipeActionsConfiguration? { nil }
      }
      """
    let module = PortedModule(files: [("a.swift", source)])
    let added =
      "func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) "
      + "-> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(rowActions: "
      + "self.tableView(tableView, editActionsForRowAt: indexPath), at: indexPath) }; "
    let old =
      "func tableView(_ t: UITableView, editActionsForRowAt i: IndexPath) -> [UITableViewRowAction]?"
    #expect(
      module.texts[0].split(separator: "\n").filter { $0.contains("editActionsForRowAt i:") } == [
        "  \(added)\(old) { [] }",
        "  public override \(added)public          \(old) { nil }",
        "  override \(old) { [] }",
        "  \(old) { [] }",
      ])
    #expect(
      module.notes.map(\.text) == [
        "a.swift:2: note: the row actions of tableView became swipe actions",
        "a.swift:5: note: the row actions of tableView became swipe actions",
      ])
  }

  @Test(
    "classes of cells and headers become closures, and the list of key commands is not optional")
  func registrations() {
    let source = """
      class A: UIViewController {
        override var keyCommands: [UIKeyCommand]? { [] }
        func f() {
          table.register(B.self, forCellReuseIdentifier: "b")
          table.register(C.self, forHeaderFooterViewReuseIdentifier: "c")
          list.register(D.self, forCellWithReuseIdentifier: "d")
        }
      }
      """
    let module = PortedModule(files: [("a.swift", source)])
    let lines = module.texts[0].split(separator: "\n")
    #expect(
      lines.filter { $0.contains("register(") || $0.contains("keyCommands") } == [
        "  override var keyCommands: [UIKeyCommand]  { [] }",
        "    table.register({ B(style: .default, reuseIdentifier: $0) }, forCellReuseIdentifier: \"b\")",
        "    table.register({ C(reuseIdentifier: $0) }, forHeaderFooterViewReuseIdentifier: \"c\")",
        "    list.register(D.self, forCellWithReuseIdentifier: \"d\")",
      ])
  }
}
