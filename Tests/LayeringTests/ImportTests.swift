import Testing

/// Reading `import` lines, which the layering tests rely on.
struct ImportTests {
  @Test(
    "the module of every kind of import line is read",
    arguments: [
      ("import CX11", "CX11"),
      ("  internal import Glibc", "Glibc"),
      ("@_exported public import AtriumKit", "AtriumKit"),
      ("@preconcurrency import Dispatch", "Dispatch"),
      ("private import struct AtriumGeometry.Point", "AtriumGeometry"),
      ("import Foundation.NSURL", "Foundation"),
      ("import Logging;", "Logging"),
    ])
  func modules(line: String, module: String) {
    #expect(Import(line: line)?.module == module)
  }

  @Test(
    "other lines that contain the word are not import lines",
    arguments: ["let import = 1", "func import(file: String)", "import", "", "important()"])
  func others(line: String) {
    #expect(Import(line: line) == nil)
  }

  @Test("public and privileged imports are distinguished from plain ones")
  func visibility() {
    #expect(Import(line: "import A")?.isPublic == false)
    #expect(Import(line: "public import A")?.isPublic == true)
    #expect(Import(line: "@_exported import A")?.isPublic == true)
    #expect(Import(line: "public import A")?.isPrivileged == false)
    #expect(Import(line: "@testable import A")?.isPrivileged == true)
    #expect(Import(line: "@_spi(Tests) import A")?.isPrivileged == true)
  }
}
