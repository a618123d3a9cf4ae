import Foundation
import Testing

/// The borders between the targets, checked in the sources.
struct LayeringTests {
  private let files: [SourceFile]

  init() throws {
    files = try SourceFile.all()
    // A wrong root would make every test here pass.
    try #require(files.contains { $0.path == "Sources/AtriumGeometry/Point.swift" })
  }

  @Test("the table of layers has exactly the existing targets")
  func targetsAreKnown() {
    #expect(Set(files.map(\.target)) == Set(Layers.table.keys))
  }

  @Test("the table of layers allows each target exactly the libraries that it imports")
  func librariesAreUsed() {
    for (target, allowance) in Layers.table {
      let imports = files.filter { $0.target == target }.flatMap(\.imports).map(\.module)
      let libraries = Set(imports).subtracting(Layers.table.keys).subtracting(Layers.everywhere)
      #expect(libraries == allowance.external, "\(target)")
    }
  }

  @Test("a target imports only what its layer allows")
  func importsStayInLayer() {
    for file in files {
      for imported in file.imports {
        let isAllowed = Layers.table[file.target]?.allows(imported.module) ?? false
        #expect(isAllowed, "\(file.path) imports \(imported.module)")
      }
    }
  }

  @Test("no C type is in a public signature, since no C module is imported publicly")
  func systemLibrariesStayInside() {
    for file in files {
      for imported in file.imports where Layers.systemLibraries.contains(imported.module) {
        #expect(!imported.isPublic, "\(file.path) imports \(imported.module) publicly")
      }
    }
  }

  // Swift 6.3.1 lays out the methods of such a class for client modules as if the superclasses were unknown,
  // and clients call the wrong methods.
  @Test("a public class imports the modules of its superclasses publicly where clients need them")
  func superclassesAreImportedPublicly() throws {
    let classes = try Self.publicClasses(in: files)
    try #require(classes["ViewController"]?.file.target == "AtriumKit")
    try #require(classes["Button"]?.superclass == "Control")
    for (name, declared) in classes {
      var ancestor = declared.superclass.flatMap { classes[$0] }
      while let current = ancestor {
        let home = current.file.target
        let lines = declared.file.imports.filter { $0.module == home }
        #expect(
          lines.isEmpty || lines.contains(where: \.isPublic),
          "\(declared.file.path): \(name) needs `public import \(home)`")
        ancestor = current.superclass.flatMap { classes[$0] }
      }
    }
  }

  private typealias PublicClass = (file: SourceFile, superclass: Substring?)

  private static func publicClasses(
    in files: [SourceFile]
  ) throws -> [Substring: PublicClass] {
    let declaration = try Regex(
      #"^(?:public|open) (?:final )?class (\w+)(?:<[^>]*>)?(?:: *(\w+))?"#,
      as: (Substring, Substring, Substring?).self)
    var classes: [Substring: PublicClass] = [:]
    for file in files {
      for line in file.lines {
        guard let match = try declaration.firstMatch(in: line) else { continue }
        classes[match.output.1] = (file, match.output.2)
      }
    }
    return classes
  }

  @Test("no target uses non-public interfaces of another, and no test does")
  func noPrivilegedImports() throws {
    let tests = try SourceFile.all(under: "Tests")
    try #require(tests.contains { $0.path == "Tests/LayeringTests/LayeringTests.swift" })
    for file in files + tests {
      for imported in file.imports {
        #expect(!imported.isPrivileged, "\(file.path): \(imported.module)")
      }
    }
  }

  @Test("the harness names no container")
  func harnessKnowsNoContainer() throws {
    let containers = try Self.publicClasses(in: files)
      .filter { $0.value.file.target == "AtriumContainers" }.keys
    try #require(!containers.isEmpty)
    let ring = try Regex(#"\b[rR]ing([A-Z]\w*|s)?\b"#)
    for file in files where file.target == "AtriumHarness" {
      for line in file.lines {
        let isFree = !line.contains(ring) && !containers.contains { line.contains($0) }
        #expect(isFree, "\(file.path): \(line)")
      }
    }
  }

  @Test("no source uses Dispatch's global pool, whose monitor would wake up once a second for ever")
  func globalPoolStaysUnused() throws {
    let pool = try Regex(#"Task\.(detached|sleep)\b|DispatchQueue\.global\b|@concurrent\b"#)
    for file in files {
      for line in file.lines {
        #expect(!line.contains(pool), "\(file.path): \(line)")
      }
    }
  }

  @Test("no type has the name of its module, where a qualified name would find the type")
  func typesAreNotNamedLikeModules() throws {
    for file in files {
      let module = file.target.replacing("-", with: "_")
      let declaration = try Regex(
        #"\b(class|struct|enum|actor|protocol|typealias)\s+\#(module)\b"#)
      for line in file.lines {
        #expect(!line.contains(declaration), "\(file.path): \(line)")
      }
    }
  }

  @Test("a system library consists of a module map and a shim header")
  func systemLibrariesHoldNoCode() throws {
    for library in Layers.systemLibraries {
      let folder = SourceFile.root.appending(path: library).path(percentEncoded: false)
      let contents = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(contents.sorted() == ["module.modulemap", "shim.h"], "\(library)")
    }
  }
}
