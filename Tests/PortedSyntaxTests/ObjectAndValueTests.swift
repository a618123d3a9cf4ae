import PortedSyntax
import Testing

/// Rewriting of code for types that are objects on iOS and values in the toolkit.
struct ObjectAndValueTests {
  /// Returns the lines of a rewritten file, without the directive before them and the part after them.
  private func lines(_ source: String, others: [String] = []) -> [String] {
    let files =
      [("a.swift", source)] + others.enumerated().map { ("b\($0.offset).swift", $0.element) }
    let text = PortedModule(files: files).texts[0]
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix(count)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test("an extension of a structure of the toolkit has static members and no convenience")
  func structures() {
    let source = """
      import UIKit
      extension UIColor {
        class var brand: UIColor { .red }
        public class func shade() -> UIColor { .blue }
        convenience init(hex: Int) { self.init(white: 0, alpha: 1) }
        class Palette { class var first: Int { 1 } }
      }
      extension UIView { class var side: Int { 1 } }
      """
    #expect(
      lines(source) == [
        "import UIKit", "extension UIColor {", "  static var brand: UIColor { .red }",
        "  public static func shade() -> UIColor { .blue }",
        "              init(hex: Int) { self.init(white: 0, alpha: 1) }",
        "  class Palette { class var first: Int { 1 } }", "}",
        "extension UIView { class var side: Int { 1 } }",
      ])
  }

  @Test("a dictionary of text attributes without a type gets one")
  func attributes() {
    let source = """
      import UIKit
      let a = [NSAttributedString.Key.font: f, NSAttributedString.Key.foregroundColor: c]
      let b = [NSAttributedString.Key.font: f] as [NSAttributedString.Key: Any]
      draw(s, attributes: [NSAttributedStringKey.font: f])
      let d = a[NSAttributedString.Key.font]
      """
    let type = " as [NSAttributedString.Key: Any]"
    #expect(
      lines(source) == [
        "import UIKit",
        "let a = [NSAttributedString.Key.font: f, NSAttributedString.Key.foregroundColor: c]"
          + type,
        "let b = [NSAttributedString.Key.font: f]" + type,
        "draw(s, attributes: [NSAttributedStringKey.font: f]" + type + ")",
        "let d = a[NSAttributedString.Key.font]",
      ])
  }

  @Test(
    "of two declarations for Double and CGFloat, the first one is kept, in all files of a module")
  func duplicates() {
    let source = """
      import UIKit
      func =~ (a: Float, b: Float) -> Bool { true }
      func =~ (a: CGFloat, b: CGFloat) -> Bool { true }
      func =~ (c: Double, d: Double) -> Bool { true }
      extension CGFloat {
        var radians: CGFloat { self }
        var other: CGFloat { self }
      }
      """
    let other = """
      import UIKit
      extension Double {
        var radians: Double { self }
      }
      """
    #expect(
      lines(source, others: [other]) == [
        "import UIKit", "func =~ (a: Float, b: Float) -> Bool { true }",
        "func =~ (a: CGFloat, b: CGFloat) -> Bool { true }", "", "extension CGFloat {",
        "  var radians: CGFloat { self }", "  var other: CGFloat { self }", "}",
      ])
    #expect(
      lines(other, others: [source]) == [
        "import UIKit", "extension Double {", "  var radians: Double { self }", "}",
      ])
  }

  @Test("of two functions for Double and CGFloat, the one with a default value is kept")
  func duplicatesWithDefaults() {
    let source = """
      import UIKit
      extension UIView {
        func a(by x: CGFloat) {}
        func a(by x: Double = max(1, 2), f: () -> Void = {}) {}
        func a(by x: Double = max(1, 2)) {}
        func b(x: Double = 0, y: Int) {}
        func b(x: CGFloat, y: Int) {}
      }
      """
    #expect(
      lines(source) == [
        "import UIKit", "extension UIView {", "",
        "  func a(by x: Double = max(1, 2), f: () -> Void = {}) {}",
        "  func a(by x: Double = max(1, 2)) {}", "  func b(x: Double = 0, y: Int) {}", "", "}",
      ])
  }

  @Test("a conformance that Double and CGFloat both declare is kept once, in all files of a module")
  func conformances() {
    let source = """
      import UIKit
      extension Double: A, B {}
      extension CGFloat: B, C { var c: Int { 1 } }
      extension CGFloat: Hashable, D {}
      """
    let other = "import UIKit\nextension Double: C {\n}"
    #expect(
      lines(source, others: [other]) == [
        "import UIKit", "extension Double: A, B {}",
        "extension CGFloat: C    { var c: Int { 1 } }", "extension CGFloat: Hashable, D {}",
      ])
    #expect(lines(other, others: [source]) == ["import UIKit", "extension Double: C {", "}"])
  }

  @Test(
    "an extension of NSObject extends the toolkit's classes too, unless a protocol cannot have its members"
  )
  func objects() {
    let source = """
      extension NSObject: Named, B { class var name: String { "a" }
        @objc class func make() {}; func f() { class C {} } }
      extension NSObject { struct Key {} }
      extension NSObject { static let one = 1 }
      class D: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
      """
    #expect(
      lines(source) == [
        "extension NSObjectProtocol { static var name: String { \"a\" }",
        "        static func make() {}; func f() { class C {} } }",
        "extension NSObject { struct Key {} }",
        "extension NSObject { static let one = 1 }",
        "class D: NSObject {          func awakeFromNib() { ()                   } }",
      ])
    let text = PortedModule(files: [("a.swift", source)]).texts[0]
    for root in ["NSObject", "UIResponder", "CALayer"] {
      #expect(text.contains("\nextension \(root): Named, B {}\n"))
    }
  }

  @Test(
    "a window of a scene is made with the frame of the scene, and the initialisers of bars, text views and controllers are adapted"
  )
  func windowsAndBars() {
    let source = """
      class W: UIWindow { init(s: UIWindowScene) { super.init(windowScene: s.first(1)) } }
      let w = UIWindow(windowScene: s)
      class B: UINavigationBar { override init(frame: CGRect) { super.init(frame: frame) } }
      class T: UITextView { override init(frame: CGRect, textContainer: NSTextContainer?) {} }
      class C: UIViewController { override init(nibName n: String?, bundle b: Bundle?) {} }
      """
    #expect(
      lines(source) == [
        "class W: UIWindow { init(s: UIWindowScene) { super.init(frame: UIWindow.frame(in: s.first(1))) } }",
        "let w = UIWindow(windowScene: s)",
        "class B: UINavigationBar { required init(frame: CGRect = .zero) { super.init(frame: frame) } }",
        "class T: UITextView { override init(frame: CGRect = .zero, textContainer: NSTextContainer? = nil) {} }",
        "class C: UIViewController { override init(nibName n: String? = nil, bundle b: Bundle? = nil) {} }",
      ])
  }

  @Test(
    "a deinitialiser of a class may use the main actor, and an empty or isolated one is unchanged")
  func deinitialisers() {
    let source = """
      import UIKit
      class A {
        deinit { table.delegate = nil }
        class B { deinit {} }
        class C { isolated deinit { stop() } }
      }
      actor D { deinit { stop() } }
      """
    #expect(
      lines(source) == [
        "import UIKit", "class A {", "  deinit { withMainActor { table.delegate = nil }}",
        "  class B { deinit {} }", "  class C { isolated deinit { stop() } }", "}",
        "actor D { deinit { stop() } }",
      ])
  }

  @Test("a class that Foundation archives uses Foundation's coder, and a view the toolkit's")
  func archives() {
    let source = """
      import UIKit
      class Note: NSObject, NSCoding {
        required init?(coder: NSCoder) {}
        func encode(with coder: NSCoder) {}
      }
      class Face: UIView { required init?(coder: NSCoder) {} }
      """
    #expect(
      lines(source) == [
        "import UIKit", "class Note: NSObject, NSCoding {",
        "  required init?(coder: Foundation.NSCoder) {}",
        "  func encode(with coder: Foundation.NSCoder) {}", "}",
        "class Face: UIView { required init?(coder: NSCoder) {} }",
      ])
  }

  @Test("a cast to AnyObject before a number or a rectangle becomes a cast to its class")
  func boxes() {
    let source = """
      import UIKit
      let frame = (info[key]! as AnyObject).cgRectValue
      use((info[key] as AnyObject).doubleValue!)
      let curve = (info[key]! as AnyObject).integerValue!
      let size: CGFloat = (info[key] as AnyObject).count
      """
    #expect(
      lines(source) == [
        "import UIKit", "let frame = (info[key]! as? NSValue)?.cgRectValue",
        "use((info[key] as! NSNumber).doubleValue )",
        "let curve = (info[key]! as! NSNumber).intValue",
        "let size: CGFloat = (info[key] as AnyObject).count",
      ])
  }

  @Test("overrides of layout attributes get the toolkit's types, and a transform needs no NSValue")
  func layoutAttributes() {
    let source = """
      import UIKit
      class A: UICollectionViewLayoutAttributes {
        override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
      }
      class L: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { A.self }
      }
      let values = [NSValue(caTransform3D: CATransform3DIdentity)]
      """
    #expect(
      lines(source) == [
        "import UIKit", "class A: UICollectionViewLayoutAttributes {",
        "  override func isEqual(_ object: UICollectionViewLayoutAttributes) -> Bool { super.isEqual(object) }",
        "}", "class L: UICollectionViewFlowLayout {",
        "  override class var layoutAttributesClass: UICollectionViewLayoutAttributes.Type { A.self }",
        "}", "let values = [(                      CATransform3DIdentity)]",
      ])
  }

  @Test("the initialiser of a public cell is as public as the cell")
  func publicCells() {
    let source = """
      import UIKit
      public class Cell: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
      }
      """
    #expect(
      lines(source)[2]
        == "  public required init(frame: CGRect = .zero) { super.init(frame: frame) }")
  }

  @Test("a function changes the path that its caller passes")
  func paths() {
    let source = """
      import UIKit
      func a(_ x: Int, to path: CGMutablePath) { path.move(to: p) }
      func b(_ path: CGMutablePath) { a(1, to: path) }
      func c() {
        let path = CGMutablePath()
        b(path); a(2, to: path)
        d(path)
      }
      """
    #expect(
      lines(source) == [
        "import UIKit", "func a(_ x: Int, to path: inout CGMutablePath) { path.move(to: p) }",
        "func b(_ path: inout CGMutablePath) { a(1, to: &path) }", "func c() {",
        "  var path = CGMutablePath()", "  b(&path); a(2, to: &path)", "  d(path)", "}",
      ])
  }

  @Test("a data source that moves rows answers that they can be moved, unless it answers itself")
  func movableRows() {
    let source = """
      import UIKit
      class A: NSObject {
        func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
      }
      class B: UITableViewController {
        override func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        override func tableView(_ t: UITableView, canMoveRowAt a: IndexPath) -> Bool { false }
      }
      """
    let text = lines(source).joined(separator: "\n")
    let added =
      "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }; "
    #expect(text.replacing(added, with: "") == source && text != source)
  }
}
