import PortedSyntax
import Testing

/// The rewriting of code whose types differ between UIKit and the toolkit.
struct PropertyTypeTests {
  /// Returns the lines of a rewritten file, without the directive before them and the part after them.
  private func lines(_ source: String) -> [String] {
    let text = PortedModule(files: [("a.swift", source)]).texts[0]
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return all.prefix(count).map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test("an override of a text or a colour has the toolkit's type, in the classes that have it")
  func overrides() {
    let source = """
      import UIKit
      class A: UILabel { override var text: String? { didSet {} } }
      class B: UITextView { override open var font: UIFont! { didSet {} } }
      class C: UIView { override var tintColor: UIColor! { didSet {} }; override var text: String? { nil } }
      class D: NSObject { override var text: String? { nil }; var font: UIFont! }
      """
    #expect(
      lines(source) == [
        "import AtriumControls; import AtriumKit; import class FoundationNames.Timer; import UIKit",
        "class A: UILabel { @_disfavoredOverload override var text: String  { didSet {} } }",
        "class B: UITextView { @_disfavoredOverload override open var font: UIFont  { didSet {} } }",
        "class C: UIView { @_disfavoredOverload override var tintColor: UIColor  { didSet {} }; "
          + "override var text: String? { nil } }",
        "class D: NSObject { override var text: String? { nil }; var font: UIFont! }",
      ])
  }

  @Test("layout attributes are copied without a zone")
  func attributes() {
    let source = """
      class A: UICollectionViewLayoutAttributes {
        override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) as! A }
      }
      class B: NSObject { override func copy(with zone: NSZone?) -> Any { self } }
      """
    #expect(
      lines(source) == [
        "class A: UICollectionViewLayoutAttributes {",
        "  override func copy() -> UICollectionViewLayoutAttributes { super.copy()           as! A }",
        "}", "class B: NSObject { override func copy(with zone: NSZone?) -> Any { self } }",
      ])
  }
}
