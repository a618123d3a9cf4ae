import PortedSyntax
import Testing

/// Declarations that are hard to find: operators, attributes on other lines, generics, conditions and macros.
struct AwkwardSourceTests {
  /// Returns the entries of the table of selectors for a file.
  private func entries(_ source: String) -> [String] {
    PortedModule(files: [("a.swift", source)]).texts[0].split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("      Selector(") }.map { String($0.dropFirst(6).dropLast()) }
  }

  @Test("a method after operators, accessors and closures is found")
  func operators() {
    let source = """
      class A: UIView {
        static func == (l: A, r: A) -> Bool { l === r }
        static func < <T>(l: A, r: T) -> Bool where T: B { true }
        prefix static func - (a: A) -> A { a }
        subscript(i: Int) -> Int { get { i } set {} }
        lazy var c: UIView = { let v = UIView(); return v }()
        var f: ((Int) -> Void)? = nil
        @objc func found() {}
      }
      """
    #expect(entries(source) == ["Selector(A.self, \"found\") { $0.found() }"])
  }

  @Test("the parts of a declaration may be on lines of their own, with attributes in any order")
  func lines() {
    let source = """
      class A: UIView {
        @objc
        @available(iOS 13, *)
        private
        func apart(
          _ a: UIButton
        )
        {
        }
        @MainActor @objc dynamic func attributed() {}
        @objc func late()
          throws {}
      }
      """
    #expect(entries("class A: B {\r\n  @objc private\r\n  func a() {}\r\n}").count == 1)
    #expect(
      entries(source) == [
        "Selector(A.apart(_:), \"apart:\")",
        "Selector(A.self, \"attributed\") { $0.attributed() }",
      ])
  }

  @Test("the name in an attribute is the name of the selector, in the table and in expressions")
  func names() {
    let source = """
      class A: UIView {
        @objc(doIt:) func named(_ x: Any) {}
        @objc(plain) func other() {}
        @objc(a:b:) func two(_ a: Int, _ b: Int) {}
        func f() { g(#selector(named), #selector(A.other), #selector(two(_:_:))) }
      }
      """
    let listed = [
      "Selector(A.named(_:), \"doIt:\")", "Selector(A.self, \"plain\") { $0.other() }",
      "Selector(A.two(_:_:), \"a:b:\")",
    ]
    #expect(entries(source) == listed)
    let line = PortedModule(files: [("a.swift", source)]).texts[0].split(separator: "\n")[5]
    #expect(line == "  func f() { g(\(listed.joined(separator: ", "))) }")
  }

  @Test("comparisons, generics and closures among the parameters do not hide labels")
  func parameters() {
    let source = """
      class A: UIView {
        @objc func a(x: Bool = 1 < 2, y: Int = 3) {}
        @objc func b(x: [String: Set<Int>], y: Bool = 2 > 1) {}
        @objc func c(_ c: @escaping (Int, Int) -> Void = { _, _ in }, done: ((Bool) -> Void)? = nil) {}
        @objc func `default`(`in` x: Int) {}
        @objc func generic<T: Comparable>(_ a: T) {}
        @objc func throwing() throws {}
      }
      """
    #expect(
      entries(source) == [
        "Selector(A.a(x:y:), \"aWithX:y:\")", "Selector(A.b(x:y:), \"bWithX:y:\")",
        "Selector(A.c(_:done:), \"c:done:\")", "Selector(A.`default`(`in`:), \"defaultIn:\")",
      ])
  }

  @Test("members that exist only under conditions are not listed")
  func conditions() {
    let source = """
      class A: UIView {
        #if os(iOS) && DEBUG
        @objc func a() {}
        #elseif os(macOS)
        @objc func b() {}
        #endif
        @objc func c() {}
      }
      extension A where Self: B { @objc func d() {} }
      extension Array where Element == A { @objc func e() {} }
      extension A { @objc func f() {} }
      class G<T>: UIView { @objc func g() {} }
      """
    #expect(
      entries(source) == [
        "Selector(A.self, \"c\") { $0.c() }", "Selector(A.self, \"f\") { $0.f() }",
      ])
  }

  @Test("keywords that are labels, cases or macros begin no declaration")
  func words() {
    let source = """
      enum E { case `class`, other; func f(class c: Int, protocol p: Int) {} }
      #Preview("p") { class L: UIView { @objc func l() {} } }
      @Observable final class M { var x = A.self.class; var y = a.extension }
      class A: UIView { @objc func a() { _ = B.class; h(class: A.self, extension: 1) }
        @objc func b() {} }
      """
    #expect(
      entries(source) == [
        "Selector(A.self, \"a\") { $0.a() }", "Selector(A.self, \"b\") { $0.b() }",
      ])
  }
}
