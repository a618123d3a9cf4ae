import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards
import Foundation
import Testing

/// Fonts that a project contains.
@MainActor
struct ProjectFontTests {
  @Test(
    "SB-78: on the canvas, a label has the font of the project with the name or the family of the file"
  )
  func fonts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["App.xcodeproj", "App/Fonts"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try #require(Data(base64Encoded: ProjectFontTests.broad))
      .write(to: folder.appending(path: "App/Fonts/other.ttf"))
    try Data("no font".utf8).write(to: folder.appending(path: "App/Fonts/broken.otf"))
    let file = folder.appending(path: "App/Main.storyboard")
    try storyboardText(
      views: """
        <label id="a" text="AAA"><fontDescription key="fontDescription" \
        name="AtriumBroad-Bold" family="Atrium Broad" pointSize="10"/></label>
        <label id="b" text="AAA"><fontDescription key="fontDescription" \
        name="Unknown-Light" family="Atrium Broad" pointSize="10"/></label>
        <label id="c" text="AAA"><fontDescription key="fontDescription" \
        name="Unknown" family="Unknown" pointSize="10"/></label>
        """
    ).write(to: file, atomically: true, encoding: .utf8)
    for isPreview in [true, false] {
      let registry = InterfaceRegistry()
      registry.isPreview = isPreview
      let storyboard = try Storyboard(
        contentsOf: file.path(percentEncoded: false), registry: registry)
      let controller = try #require(storyboard.instantiateInitialViewController())
      controller.loadViewIfNeeded()
      let labels = controller.view.subviews.compactMap { $0 as? Label }
      #expect(labels.count == 3)
      // The font's letter is twice as wide as the font is high. The widths are rounded up.
      let widths = labels.map { $0.sizeThatFits(.zero).width }
      if isPreview {
        #expect(widths[0] == 60 && widths[1] == 60 && widths[2] < 40)
        #expect(labels[1].font.weight == .bold)
      }
    }
  }

  /// A font of 680 bytes: bold, with the letter A.
  private static let broad = """
    AAEAAAAKAIAAAwAgT1MvMkZNRr8AAAEoAAAAYGNtYXAADACUAAABkAAAADRnbHlmJos9MAAAAcwAAAAYaGVhZDTdwb8AAACsAAAA\
    NmhoZWEKjgdvAAAA5AAAACRobXR4CcQAAAAAAYgAAAAIbG9jYQAMAAAAAAHEAAAABm1heHAABAAGAAABCAAAACBuYW1lCksdhQAA\
    AeQAAACkcG9zdAADAAAAAAKIAAAAIAABAAAAAQAAJLPF518PPPUAAwPoAAAAAOctvJcAAAAA5y3BjAAAAAAHbAK8AAAAAwACAAAA\
    AAAAAAEAAAMg/zgAAAfQAAAAZAdsAAEAAAAAAAAAAAAAAAAAAAACAAEAAAACAAQAAQAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAwTi\
    ArwABQAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAPz8/PwAAAEEAQQMg/zgAAAMgAMgA\
    AAAAAAAAAAAAAAAAAAAgAAAB9AAAB9AAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAIAAAAAQABAABAAAAQf//AAAAQf///8AAAQAA\
    AAAAAAAAAAwAAAABAAAAAAdsArwAAwAAMREhEQdsArz9RAAAAAUAQgADAAEECQABABgAAAADAAEECQACAAgAGAADAAEECQADACAA\
    IAADAAEECQAEACIAQAADAAEECQAGACAAIABBAHQAcgBpAHUAbQAgAEIAcgBvAGEAZABCAG8AbABkAEEAdAByAGkAdQBtAEIAcgBv\
    AGEAZAAtAEIAbwBsAGQAQQB0AHIAaQB1AG0AIABCAHIAbwBhAGQAIABCAG8AbABkAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAA=
    """
}
