import PortedSyntax
import Testing

/// Rewriting of classes whose members Objective-C would find at run time.
struct ClassRuleTests {
  private func module(_ source: String) -> PortedModule {
    PortedModule(files: [("a.swift", source)])
  }

  /// Returns the lines of a rewritten file, without the directive before them and the part after them.
  private func lines(_ source: String) -> [String] {
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
    return module(source).texts[0].split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().prefix(count).map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test("self in the initial value of a stored property becomes nil, but not in lazy properties")
  func initialSelf() {
    let source = """
      class A: UIViewController {
        let a: UIButton = {
          let a = UIButton()
          a.addTarget(self, action: tap, for: .touchUpInside)
          return a
        }()
        let b = UIBarButtonItem(title: "b", style: .plain, target: self, action: tap)
        lazy var c = Tap(target: self, action: tap)
        static let d = Tap(target: self, action: tap)
        let e = A.self, f = 1
        func g() { add(self) }
      }
      """
    #expect(
      lines("import UIKit\n" + source).dropFirst() == [
        "class A: UIViewController {", "  let a: UIButton = {", "    let a = UIButton()",
        "    a.addTarget(nil , action: tap, for: .touchUpInside)", "    return a", "  }()",
        "  let b = UIBarButtonItem(title: \"b\", style: .plain, target: nil , action: tap)",
        "  lazy var c = Tap(target: self, action: tap)",
        "  static let d = Tap(target: self, action: tap)", "  let e = A.self, f = 1",
        "  func g() { add(self) }", "}",
      ])
  }

  @Test("implementations of a member of an extension get names, and a new member chooses one")
  func dispatch() {
    let source = """
      import UIKit
      extension UIView {
        @objc func save(_ a: Int, in b: inout String) throws -> Int { 1 }
      }
      extension UIControl {
        override func save(_ a: Int, in b: inout String) throws -> Int { try super.save(a, in: &b) }
      }
      class Pill: UIButton {
        override func save(_ a: Int, in b: inout String) throws -> Int { try super.save(a, in: &b) }
      }
      extension UILabel { @objc func other() {} }
      """
    let text = module(source).texts[0]
    #expect(
      lines(source) == [
        "import UIKit", "extension UIView {",
        "        func save_UIView(_ a: Int, in b: inout String) throws -> Int { 1 }", "}",
        "extension UIControl {",
        "           func save_UIControl(_ a: Int, in b: inout String) throws -> Int { try self.save_UIView(a, in: &b) }",
        "}", "class Pill: UIButton {",
        "           func save_Pill(_ a: Int, in b: inout String) throws -> Int { try self.save_UIControl(a, in: &b) }",
        "}", "extension UILabel {       func other() {} }",
      ])
    #expect(
      text.contains(
        """
        extension UIView {
          func save(_ a: Int, in b: inout String) throws -> Int {
            if let object = self as? Pill { return try object.save_Pill(a, in: &b) }
            if let object = self as? UIControl { return try object.save_UIControl(a, in: &b) }
            return try self.save_UIView(a, in: &b)
          }
        }
        """))
  }

  @Test("classes that override init(frame:) get the toolkit's other designated initialisers")
  func convenience() {
    let source = """
      import UIKit
      public class A: UIStackView {
        public override init(frame: CGRect) { super.init(frame: frame) }
      }
      class B: UIStackView { init(x: Int) { super.init(frame: .zero) } }
      class C: UILabel { override init(frame: CGRect) { super.init(frame: frame) } }
      class D: UIBarButtonItem { override init() { super.init() } }
      class E: UIBarButtonItem { init(x: Int) { super.init() } }
      """
    let text = module(source).texts[0]
    #expect(text.contains("convenience override init?(coder: any NibDecoding) { self.init() }"))
    #expect(
      text.hasPrefix(
        "#sourceLocation(file: \"a.swift\", line: 1)\nimport protocol AtriumKit.NibDecoding; import UIKit\n"
      ))
    #expect(
      text.contains(
        """
          public override init(frame: CGRect = .zero) { super.init(frame: frame) }

        #sourceLocation()
        public convenience override init(coder: any NibDecoding) { self.init(frame: .zero) }
        #sourceLocation(file: "a.swift", line: 4)
        }
        class B: UIStackView { init(x: Int) { super.init(frame: .zero) } }
        """))
    #expect(text.components(of: "convenience override") == 2)
  }

  @Test("overridden initialisers with styles get defaults")
  func styles() {
    let source = """
      import UIKit
      class A: UITableViewController { override init(style: UITableView.Style) { super.init(style: style) } }
      class B: UITableView { override init(frame: CGRect, style: UITableView.Style) {} }
      class C: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {} }
      class D: UIActivityIndicatorView { override init(style: Style) {} }
      """
    #expect(
      lines(source) == [
        "import UIKit",
        "class A: UITableViewController { override init(style: UITableView.Style = .plain) { super.init(style: style) } }",
        "class B: UITableView { override init(frame: CGRect = .zero, style: UITableView.Style = .plain) {} }",
        "class C: UITableViewCell { override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {} }",
        "class D: UIActivityIndicatorView { override init(style: Style) {} }",
      ])
  }

  @Test("dynamic properties notify their observers, and observers conform to a protocol")
  func observation() {
    let source = """
      import UIKit
      class A: NSObject {
        @objc dynamic var a = [1, 2]
        dynamic var b: [String: Int]?
        dynamic var c: Int = 1 { didSet { note() } }
        dynamic var d: Int = 1 { willSet { note() } }
        dynamic var e: Int { 1 }
        var f = 1
        override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {
          super.observeValue(forKeyPath: k, of: o, change: change, context: context)
        }
      }
      """
    let call = "notifyKeyValueObservers(of: self)"
    #expect(
      lines(source) == [
        "import UIKit", "class A: NSObject {",
        "        dynamic var a = [1, 2] { didSet { \(call) } }",
        "  dynamic var b: [String: Int]? { didSet { \(call) } }",
        "  dynamic var c: Int = 1 { didSet { \(call);  note() } }",
        "  dynamic var d: Int = 1 { didSet { \(call) };  willSet { note() } }",
        "  dynamic var e: Int { 1 }", "  var f = 1",
        "           func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {",
        "    ()", "  }", "}",
      ])
    #expect(module(source).texts[0].hasSuffix("extension A: KeyValueObserver {}\n"))
  }

  @Test("the layout of layers is a part of the layout of views")
  func layerLayout() {
    let source = """
      import UIKit
      class A: UIView {
        override func layoutSublayers(of layer: CALayer) {
          super.layoutSublayers(of: layer)
          b.frame = layer.bounds
        }
      }
      class C: UIView {
        override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer); d() }
        override func layoutSubviews() { super.layoutSubviews() }
      }
      """
    #expect(
      lines(source) == [
        "import UIKit", "class A: UIView {",
        "  override func layoutSubviews() { let layer = self.layer; _ = layer;",
        "    super.layoutSubviews()", "    b.frame = layer.bounds", "  }", "}", "class C: UIView {",
        "           func layoutSublayers(of layer: CALayer) { (); d() }",
        "  override func layoutSubviews() { super.layoutSubviews() ; layoutSublayers(of: layer) }",
        "}",
      ])
  }

  @Test("overrides of members that the toolkit does not have stay as the program's members")
  func removedOverrides() {
    let source = """
      import UIKit
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      class A: UIViewController {
        override func encodeRestorableState(with c: NSCoder) {
          super.encodeRestorableState(with: c)
        }
      }
      class B: UIView {
        override var accessibilityElements: [Any]? { get { [a] } set { b = newValue } }
      }
      let all = view.constraints.filter { $0.firstItem as? NSObject == view }
      var c: [NSAttributedString.Key: AnyObject] = [:]
      typealias Tint = UIColor
      extension Tint { convenience init(a: Int) {} }
      """
    #expect(
      lines(source) == [
        "import class AtriumKit.AccessibleObject; import UIKit",
        "extension UINavigationController {",
        "  open          var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }", "}",
        "class A: UIViewController {", "           func encodeRestorableState(with c: NSCoder) {",
        "    ()", "  }", "}", "class B: UIView {",
        "           var untypedAccessibilityElements: [Any]? { get { [a] } set { b = newValue } }; "
          + "override var accessibilityElements: [AccessibleObject]? { get { "
          + "untypedAccessibilityElements?.compactMap { $0 as? AccessibleObject } } set { "
          + "untypedAccessibilityElements = newValue } }", "}",
        "let all = view.constraints.filter { $0.firstItem as? (any NSObjectProtocol) == view }",
        "var c: [NSAttributedString.Key: Any      ] = [:]", "typealias Tint = UIColor",
        "extension Tint {             init(a: Int) {} }",
      ])
  }

  @Test("the module lists the cells that a table can make from their classes")
  func makers() {
    let source = """
      import UIKit
      class A: UITableViewCell {}
      class B: A { init(x: Int) { super.init(style: .default, reuseIdentifier: nil) } }
      class C: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { nil }
      }
      class D: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
      func f<T: UITableViewCell>(_ t: UITableView) { t.register(T.self, forCellReuseIdentifier: "a") }
      """
    let result = module(source)
    #expect(
      lines(source).last?.hasSuffix("t.register(T.self, forCellReuseIdentifier: \"a\") }") == true)
    #expect(
      result.texts[0].contains(
        """
        extension PortedMakers {
          static var file0: [ObjectMaker] {
            [
              ObjectMaker(A.self) { identifier in A(style: .default, reuseIdentifier: identifier) },
              ObjectMaker(C.self) { identifier in C(reuseIdentifier: identifier) },
            ]
          }
        }
        """))
    #expect(result.registry.contains("    let parts: [[ObjectMaker]] = [file0]\n"))
  }
}

extension String {
  /// Returns the number of occurrences of a text.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
