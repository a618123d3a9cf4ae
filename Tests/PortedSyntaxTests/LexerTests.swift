import PortedSyntax
import Testing

/// What is no code is left alone: strings, comments and regular expressions.
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
    ])
  func untouched(source: String) {
    let module = PortedModule(files: [("a.swift", source)])
    #expect(module.texts == ["#sourceLocation(file: \"a.swift\", line: 1)\n" + source])
    #expect(module.notes == [])
  }

  @Test("the code in an interpolation is rewritten, with strings and parentheses inside of it")
  func interpolation() {
    let source = #"let a = "\(f(")", #selector(C.m(_:)))) @objc""#
    let module = PortedModule(files: [("a.swift", source)])
    let expected = #"let a = "\(f(")", Selector(C.m(_:), "m:"))) @objc""#
    #expect(module.texts == ["#sourceLocation(file: \"a.swift\", line: 1)\n" + expected])
  }
}
