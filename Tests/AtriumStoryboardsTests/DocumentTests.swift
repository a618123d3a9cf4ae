import AtriumGeometry
import AtriumKit
import AtriumStoryboards
import Testing

/// Files that cannot be read, and their errors and warnings.
@MainActor
struct DocumentTests {
  private func error(
    _ text: String, named name: String = "Test.storyboard"
  ) throws -> InterfaceError? {
    let file = try TemporaryFile(text, named: name)
    do throws(InterfaceError) {
      _ = try Storyboard(contentsOf: file.path)
      return nil
    } catch { return error }
  }

  @Test(
    "SB-1, X-4: every document of the tests is read without a warning", arguments: Documents.names)
  func documents(name: String) throws {
    let path = Documents.folder + "/" + name
    if name.hasSuffix(".xib") {
      let nib = try Nib(contentsOf: path)
      #expect(nib.warnings == [])
    } else {
      let storyboard = try Storyboard(contentsOf: path)
      #expect(storyboard.warnings == [])
      #expect(
        !storyboard.identifiers.isEmpty || name.hasPrefix("PrototypeTable")
          || name.hasPrefix("SizeClasses") || name.hasPrefix("References"))
    }
  }

  @Test("SB-2: a truncated file causes an error with file, line and column")
  func truncated() throws {
    let error = try #require(try error("<?xml version=\"1.0\"?>\n<document>\n  <scenes>"))
    #expect(error.line == 3 && error.column == 11)
    #expect(error.reason == .malformed("no element found"))
    #expect(
      error.description.hasSuffix("Test.storyboard:3:11: is no complete XML: no element found"))
  }

  @Test("SB-2: a wrong end tag causes an error with its position")
  func wrongEnd() throws {
    let error = try #require(try error("<document>\n<scenes></document>"))
    #expect(error.line == 2 && error.reason == .malformed("mismatched tag"))
  }

  @Test("SB-3, X-1: compiled files, the format before Xcode 4.5 and other documents are refused")
  func refusals() throws {
    #expect(try error("NIBArchive\u{1}\u{0}")?.reason == .compiled)
    #expect(try error("bplist00\u{1}")?.reason == .compiled)
    #expect(
      try error("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>")?
        .reason == .oldFormat)
    #expect(
      try error("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")?.reason
        == .notAnInterface("its type is \"com.apple.InterfaceBuilder3.Cocoa.XIB\""))
    #expect(try error("<html/>")?.reason == .notAnInterface("its root is <html>"))
    #expect(try error("")?.reason == .malformed("no element found"))
  }

  @Test("SB-3: a missing file, and a compiled folder, cause specific errors")
  func missing() throws {
    #expect(throws: InterfaceError.self) { try Storyboard(contentsOf: "/nowhere/A.storyboard") }
    let folder = Documents.folder
    do throws(InterfaceError) {
      _ = try Storyboard(contentsOf: folder)
      Issue.record("a folder was read")
    } catch {
      #expect(error.reason == .compiled)
    }
  }

  @Test("SB-4: 10,000 nested elements are an error")
  func deep() throws {
    let text = String(repeating: "<view>", count: 10_000)
    let error = try #require(try error("<document>\n" + text))
    #expect(error.reason == .tooDeep && error.line == 2)
  }

  @Test("SB-4: a file of 50 MB is refused before it is read")
  func large() throws {
    let file = try TemporaryFile([UInt8](repeating: 32, count: 50 << 20))
    do throws(InterfaceError) {
      _ = try Storyboard(contentsOf: file.path)
      Issue.record("it was read")
    } catch {
      #expect(error.reason == .tooLarge)
    }
  }

  @Test("SB-4: more than 300,000 elements are an error")
  func many() throws {
    let text = "<document>" + String(repeating: "<a/>", count: 300_001)
    #expect(try error(text)?.reason == .tooManyElements)
  }

  @Test("SB-5: entities are not expanded, and no other file is read")
  func entities() throws {
    let laughs = """
      <!DOCTYPE document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    #expect(try error(laughs)?.reason == .entities)
    let external = """
      <!DOCTYPE document [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
      <document>&secret;</document>
      """
    #expect(try error(external)?.reason == .entities)
  }

  @Test("SB-6, X-7: two elements with the same id cause a warning, and the first is used")
  func duplicates() throws {
    let file = try TemporaryFile(
      storyboardText(
        views: """
          <label id="a" text="1"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
          <label id="a" text="2"/>
          """))
    let storyboard = try Storyboard(contentsOf: file.path)
    #expect(
      storyboard.warnings.map(\.message) == [
        "The id \"a\" is the one of <label> in line 8 too; references mean that one."
      ])
    #expect(storyboard.warnings.map(\.line) == [9])
  }

  @Test("SB-7: an unknown attribute, element and value cause one warning each, with the line")
  func unknown() throws {
    let file = try TemporaryFile(
      storyboardText(
        views: """
          <label id="a" shimmer="YES" text="1" hidden="perhaps"/>
          <label id="b" shimmer="YES" text="2"/>
          <hologram id="h"/>
          <label id="d" text="3"><sparkles key="trail"/></label>
          """))
    let storyboard = try Storyboard(contentsOf: file.path)
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.view.subviews.count == 4)
    #expect(
      storyboard.warnings.map { "\($0.line) \($0.message)" } == [
        "8 hidden=\"perhaps\" of <label> is not YES or NO; it is left out.",
        "10 <hologram> is not known; a stand-in is used.",
        "8 <label> has the attribute shimmer, which is not known; it has no effect.",
        "11 <sparkles key=\"trail\"> in <label> is not known; it has no effect.",
      ])
  }

  @Test("SB-8: frames that are not finite numbers count as 0")
  func frames() throws {
    let file = try TemporaryFile(
      storyboardText(
        views: """
          <view id="a"><rect key="frame" x="nan" y="inf" width="-5" height="1e300"/></view>
          """))
    let storyboard = try Storyboard(contentsOf: file.path)
    let view = try #require(storyboard.instantiateInitialViewController()?.view.subviews.first)
    #expect(view.frame == .zero)
    #expect(storyboard.warnings.count == 3)
  }
}
