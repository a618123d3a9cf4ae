import PortedSyntax
import Testing

/// Text that is not code is left unchanged: strings, comments and regular expressions.
struct LexerTests {
  @Test(
    "an attribute or a selector inside of a string, a comment or a regular expression is not changed",
    arguments: [
      #"let a = "@objc #selector(b)""#,
      ##"let a = #"@objc " #selector(b)"#"##,
      "let a = \"\"\"\n  @objc \"x\" #selector(b)\n  \"\"\"",
      "// @objc #selector(b)",
      "/* @objc /* #selector(b) */ @IBAction */",
      "let a = /[\"@objc]+/",
      "let a = #/ @objc \" /#",
      "let a = b / c // @objc",
      "let `class` = 1 // #selector(b)",
      #"let a = "\\" + "@objc""#,
      "let a = \"\"\"\n  \"\" \\\"\"\" @objc\n  \"\"\"",
      "/* /* */ // @objc */ /* \" */",
      "let a = ##\"\"# @objc \"##",
      "let a = #\"\"\"\n @objc \"\"\" \\(#selector(b))\n\"\"\"#",
      "let a = b / c / d; let e = f/g // \"@objc",
      "let a = x.map { /[/\"]@objc/ }",
      "func / (a: A, b: A) -> A { a } // @objc",
      "#warning(\"@objc\")",
      "\u{FEFF}let a = 1",
    ])
  func untouched(source: String) {
    let module = PortedModule(files: [("a.swift", source)])
    #expect(module.texts == ["#sourceLocation(file: \"a.swift\", line: 1)\n" + source])
    #expect(module.notes == [])
  }

  @Test(
    "a file with a byte order mark, or with carriage returns at the ends of lines, is rewritten"
  )
  func bytes() {
    let marked = PortedModule(files: [("a.swift", "\u{FEFF}import QuartzCore")])
    #expect(marked.texts[0].hasSuffix("\u{FEFF}import UIKit     "))
    let returns = PortedModule(files: [
      ("a.swift", "@objc\r\nclass A {\r\n  @objc func b() {}\r\n}")
    ])
    #expect(returns.notes.map(\.line) == [1, 3])
    #expect(returns.texts[0].contains("     \r\nclass A {\r\n        func b() {}\r\n}"))
  }

  @Test(
    "code after a regular expression or a division in the same line is rewritten",
    arguments: ["let a = /[\"']/", "let a = /[/\"]/", "let a = b/c; let e = f(1)/g[0]/2"])
  func after(source: String) {
    let module = PortedModule(files: [("a.swift", source + "; class A { @objc func d() {} } // /")])
    #expect(module.notes.map(\.message) == ["@objc was removed"])
  }

  @Test("the code in nested interpolations is rewritten, in long and in raw strings too")
  func nested() {
    let source = """
      let a = "\\(g("\\(h(#selector(C.m(_:))))")) #selector(no)"
      let b = #"\\#(g(#selector(C.m(_:)))) \\(#selector(no))"#
      let c = \"\"\"
        "quoted" \\(g(#selector(C.m(_:)), \"\"\"
          \\(#selector(C.n)) @objc
          \"\"\")) @objc
        \"\"\"
      """
    let expected = """
      let a = "\\(g("\\(h(Selector(C.m(_:), "m:")))")) #selector(no)"
      let b = #"\\#(g(Selector(C.m(_:), "m:"))) \\(#selector(no))"#
      let c = \"\"\"
        "quoted" \\(g(Selector(C.m(_:), "m:"), \"\"\"
          \\(Selector(C.n, "n")) @objc
          \"\"\")) @objc
        \"\"\"
      """
    let module = PortedModule(files: [("a.swift", source)])
    #expect(module.texts == ["#sourceLocation(file: \"a.swift\", line: 1)\n" + expected])
  }

  @Test("the code in an interpolation is rewritten, with strings and parentheses inside of it")
  func interpolation() {
    let source = #"let a = "\(f(")", #selector(C.m(_:)))) @objc""#
    let module = PortedModule(files: [("a.swift", source)])
    let expected = #"let a = "\(f(")", Selector(C.m(_:), "m:"))) @objc""#
    #expect(module.texts == ["#sourceLocation(file: \"a.swift\", line: 1)\n" + expected])
  }
}
