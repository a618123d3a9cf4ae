import PortedSyntax
import Testing

/// The rewriting of iOS sources, line by line.
struct RewritingTests {
  /// Returns the lines of a rewritten file, without the directive before them and the part after them.
  private func lines(_ source: String, others: [String] = []) -> [String] {
    let files =
      [("a.swift", source)] + others.enumerated().map { ("b\($0.offset).swift", $0.element) }
    let text = PortedModule(files: files).texts[0]
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(
      String.init)
    return Array(all.prefix(count)).map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test("attributes are replaced by spaces, so that lines and columns do not change")
  func attributes() {
    let source = """
      @objcMembers
      @IBDesignable public class A: UIView {
        @IBOutlet
        weak var b: UIView!
        @objc(doIt:) @IBAction private func c(_ d: Any) {}
        @available(iOS 13, *) @objc func e() {}
      }
      """
    #expect(
      lines(source) == [
        "", "              public class A: UIView {", "", "  weak var b: UIView!",
        "                         private func c(_ d: Any) {}",
        "  @available(iOS 13, *)       func e() {}", "}",
      ])
  }

  @Test(
    "a selector calls the method that its name means in its type",
    arguments: [
      ("#selector(tapped)", "Selector(A.self, \"tapped\") { $0.tapped() }"),
      ("#selector(moved)", "Selector(A.moved(_:), \"moved:\")"),
      ("#selector(self.moved(_:))", "Selector(A.moved(_:), \"moved:\")"),
      ("#selector(Self.moved)", "Selector(A.moved(_:), \"moved:\")"),
      ("#selector(A.show(note:))", "Selector(A.show(note:), \"showWithNote:\")"),
      ("#selector(both as () -> Void)", "Selector(A.self, \"both\") { $0.both() }"),
      ("#selector(both as (Int) -> Void)", "Selector(A.both(_:), \"both:\")"),
      (
        "#selector(UIView.removeFromSuperview)",
        "Selector(UIView.removeFromSuperview, \"removeFromSuperview\")"
      ),
      ("#selector(other?.moved(_:))", "Selector(\"moved:\")"),
      (
        "#selector(getter: UIView.frame)", "Selector(UIView.self, \"frame\") { $0.frame }"
      ),
      ("#selector(getter: other)", "Selector(A.self, \"other\") { $0.other }"),
      ("#selector(getter: self.other)", "Selector(A.self, \"other\") { $0.other }"),
      ("#selector(getter: other.frame)", "Selector(\"frame\")"),
      ("#selector(setter: UIView.frame)", "Selector(\"setFrame:\")"),
      ("#keyPath(UIView.layer.opacity)", "\"layer.opacity\""),
    ])
  func selectors(source: String, replacement: String) {
    let text = """
      class A: UIView {
        let other: A?
        lazy var recognizer = R(target: self, action: \(source))
        @objc func tapped() {}
        @objc func moved(_ sender: R) {}
        @objc func show(note: N) {}
        @objc func both() {}
        @objc func both(_ n: Int) {}
      }
      """
    #expect(lines(text)[2] == "  lazy var recognizer = R(target: self, action: \(replacement))")
  }

  @Test("a selector in an extension, in a nested type and in a closure means the type around it")
  func places() {
    let source = """
      class A { class B: UIView { @objc func b() {}
        func f() { g { h(#selector(b)) } } } }
      extension A.B { func i() { h(#selector(b)) } }
      private extension C { @objc func k() { h(#selector(k), #selector(A.B.b)) } }
      """
    #expect(
      lines(source).suffix(3) == [
        "  func f() { g { h(Selector(B.self, \"b\") { $0.b() }) } } } }",
        "extension A.B { func i() { h(Selector(A.B.self, \"b\") { $0.b() }) } }",
        "private extension C {       func k() { h(Selector(C.self, \"k\") { $0.k() }, "
          + "Selector(A.B.self, \"b\") { $0.b() }) } }",
      ])
  }

  @Test("an optional property of a value whose type is a protocol is nil where it is missing")
  func optionalProperties() {
    let source = """
      @objc protocol D { @objc optional var color: UIColor { get } }
      func f(a: D, b: UIView) {
        if let d = b as? D, let c = d.color, a.color != nil {}
        b.color; self.a.color
      }
      """
    #expect(
      lines(source).dropFirst(2) == [
        "  if let d = b as? D, let c = (try? d.color), (try? a.color) != nil {}",
        "  b.color; self.a.color", "}",
      ])
  }

  @Test("optional members throw by default, and their calls are nil where the member is missing")
  func optionalMembers() {
    let source = """
      @objc protocol D {
        @objc optional func ended(_ a: A)
        @objc optional func may(_ a: A, b: [Int: (Int) -> Void]) -> Bool
        @objc optional var color: UIColor { get }
        func always()
      }
      class A { weak var delegate: D?; var closure: (() -> Void)?
        func f(x: [D]) -> Int {
          delegate?.ended?(self)
          if self.delegate?.may?(self, b: [:]) ?? true, delegate?.may?(self, b: g(1)) == true {}
          x[0].ended?(self); make(1).inner!.ended?(self)
          let c = delegate?.color?.cgColor; closure?()
          return (delegate?.may?(self, b: [:])).hashValue + delegate!.may?(self, b: [:]).hashValue
        }
      }
      """
    #expect(
      lines(source) == [
        "      protocol D: AnyObject {",
        "                 func ended(_ a: A) throws",
        "                 func may(_ a: A, b: [Int: (Int) -> Void]) throws -> Bool",
        "                 var color: UIColor { get throws }",
        "  func always()", "}",
        "class A { weak var delegate: D?; var closure: (() -> Void)?",
        "  func f(x: [D]) -> Int {",
        "    (try? delegate?.ended(self))",
        "    if (try? self.delegate?.may(self, b: [:])) ?? true, (try? delegate?.may(self, b: g(1))) == true {}",
        "    (try? x[0].ended(self)); (try? make(1).inner!.ended(self))",
        "    let c = (try? delegate?.color)?.cgColor; closure?()",
        "    return ((try? delegate?.may(self, b: [:]))).hashValue + (try? delegate!.may(self, b: [:]))?.hashValue",
        "  }", "}",
      ])
    let text = PortedModule(files: [("a.swift", source)]).texts[0]
    let tail = """
      #sourceLocation()
      extension D {
        func ended(_ a: A) throws { throw MissingOptionalMember("ended") }
        func may(_ a: A, b: [Int: (Int) -> Void]) throws -> Bool { throw MissingOptionalMember("may") }
        var color: UIColor { get throws { throw MissingOptionalMember("color") } }
      }

      """
    #expect(text.hasSuffix(tail))
  }

  @Test(
    "an override in an extension moves into its class, in another file too, with its line numbers")
  func extensions() {
    let module = PortedModule(files: [
      ("a.swift", "class A: UIResponder {\n  var x = 1\n}\n"),
      (
        "b.swift",
        """
        public extension A {
          override var y: Int {
            return 1
          }
          func stays() {}
          @objc func overridden() {}
        }
        class C: A {
          override func overridden() {}
        }
        """
      ),
    ])
    #expect(
      module.texts[0] == """
        #sourceLocation(file: "a.swift", line: 1)
        class A: UIResponder {
          var x = 1

        #sourceLocation(file: "b.swift", line: 2)
        public override var y: Int {
            return 1
          }
        #sourceLocation(file: "a.swift", line: 3)

        #sourceLocation(file: "b.swift", line: 6)
        public       func overridden() {}
        #sourceLocation(file: "a.swift", line: 3)
        }

        """)
    let left = module.texts[1].split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    #expect(left[2...6].map { $0.filter { $0 != " " } } == ["", "", "", "funcstays(){}", ""])
    #expect(left[8] == "class C: A {")
  }

  @Test("imports, conditions and the main attribute are adapted to this system")
  func spelling() {
    let source = """
      import UIKit.UIGestureRecognizerSubclass
      import class QuartzCore.CALayer
      import Foundation
      #if os(iOS) || os(tvOS)
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      #endif
      class Scene: UIResponder, UIWindowSceneDelegate {}
      """
    #expect(
      lines(source).prefix(5) == [
        "import UIKit", "import UIKit", "import Foundation", "#if os(Linux) || os(tvOS)", "@main",
      ])
    let text = PortedModule(files: [("a.swift", source)]).texts[0]
    #expect(
      text.contains(
        "  @MainActor static func main() {\n"
          + "    UIApplication.run(AppDelegate(), sceneDelegate: { Scene() })\n  }\n"
      ))
  }

  @Test("a file that imports only Foundation sees UIKit's types, as the files beside it do")
  func foundation() {
    #expect(
      lines("import Foundation\nlet a: CGFloat = 1") == ["import UIKit", "let a: CGFloat = 1"])
    #expect(
      lines("import Foundation\nimport QuartzCore") == ["import Foundation", "import UIKit"])
    #expect(lines("import Dispatch") == ["import Dispatch"])
  }

  @Test("override is removed from members that only UIKit's classes have")
  func systemBars() {
    let source = """
      class A: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class B: A { override var prefersStatusBarHidden: Bool { false } }
      class C: UIView { override var description: String { "C" }; override func layoutSubviews() {} }
      class D: NSObject { override var description: String { "D" } }
      """
    #expect(
      lines(source) == [
        "class A: UIViewController {          var prefersStatusBarHidden: Bool { true } }",
        "class B: A { override var prefersStatusBarHidden: Bool { false } }",
        "class C: UIView {          var description: String { \"C\" }; override func layoutSubviews() {} }",
        "class D: NSObject { override var description: String { \"D\" } }",
      ])
  }

  @Test("a call of super is removed with the override of a method that the toolkit does not have")
  func callOfSuper() {
    let source = """
      class A: UIView { override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder(); f() } }
      class B: A { override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() } }
      """
    #expect(
      lines(source) == [
        "class A: UIView {          func prepareForInterfaceBuilder() { ()                                ; f() } }",
        "class B: A { override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() } }",
      ])
  }

  @Test("each change is noted with its line, and what cannot be changed is a warning")
  func notes() {
    let source =
      "@objc class A {\n  let s = #selector(1 + 2)\n  func f() { if d?.g != nil {} }\n}\n"
    let other = "@objc protocol D: AnyObject { @objc optional func g() }"
    let notes = PortedModule(files: [("a.swift", source), ("b.swift", other)]).notes.map(\.text)
    #expect(
      notes == [
        "a.swift:1: note: @objc was removed",
        "a.swift:2: warning: #selector(1 + 2) cannot be rewritten",
        "a.swift:3: warning: g is never nil: use responds(to:) instead",
        "b.swift:1: note: @objc was removed", "b.swift:1: note: @objc was removed",
        "b.swift:1: note: the optional member g throws by default",
      ])
  }

  @Test("notes are in line order, whichever rule they come from")
  func order() {
    let source = "let s = #selector(A.b)\n@objc class A { func b() {}\n  @objc func c() {} }"
    #expect(PortedModule(files: [("a.swift", source)]).notes.map(\.line) == [1, 2, 3])
  }

  @Test("the table lists the methods that can be named at file level, for their own file")
  func table() {
    let source = """
      private class A: UIResponder { @objc private func a() {}
        @objc func b(_ x: Int, y: Int) {}
        @objc func c(_ x: Int, y: Int, z: Int) {}
        @objc static func d() {}
        @objc func e() throws {}
        private class F { @objc func f() {} }
      }
      class G<T>: UIView { @objc func g() {} }
      func local() { class H { @objc func h() {} } }
      #if DEBUG
      extension A { @objc func i() {} }
      #endif
      @objcMembers class K { func k() {}; private func l() {} }
      """
    let module = PortedModule(
      files: [("a.swift", "let x = 1"), ("b.swift", source)], hasResources: true)
    let tail = """
      #sourceLocation()
      import UIKit
      extension A {
        fileprivate static var portedSelectors1x0: [Selector] {
          [
            Selector(A.self, "a") { $0.a() },
            Selector(A.b(_:y:), "b:y:"),
          ]
        }
      }
      extension K {
        fileprivate static var portedSelectors1x1: [Selector] {
          [
            Selector(K.self, "k") { $0.k() },
          ]
        }
      }
      extension PortedSelectors {
        static var file1: [Selector] { A.portedSelectors1x0 + K.portedSelectors1x1 }
      }

      """
    #expect(module.texts[1].hasSuffix("\n" + tail))
    #expect(module.registry.contains("let parts: [[Selector]] = [file1]\n"))
    #expect(module.registry.contains("static let module: Bundle"))
  }
}
