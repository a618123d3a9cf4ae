import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Foundation
import Testing

/// The panel in which the viewer's user chooses another file, and the colours of scenes.
@MainActor
struct StoryboardPanelTests {
  private func text(_ title: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" title="\(title)" sceneMemberID="viewController"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="320" height="480"/>
    <subviews><label id="l" text="\(title) scene"><rect key="frame" x="20" y="100" width="200" height="30"/>
    </label></subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  @Test("SB-76: the panel opens a file of the folder, of a subfolder, or of the parent folder")
  func open() throws {
    let folder = try StoryboardFolder()
    let first = try folder.write(text("First"), to: "App/First.storyboard")
    _ = try folder.write(text("Second"), to: "App/Views/Second.storyboard")
    _ = try folder.write(text("Third"), to: "Third.storyboard")
    _ = try folder.write("a note", to: "App/note.txt")
    let viewer = try Viewer(path: first)
    viewer.stage.window.title = "First.storyboard"
    viewer.click("Open…")
    try #require(viewer.rows(of: "App") == ["Views / ", "First.storyboard / "])
    viewer.click("Views")
    viewer.click("Second.storyboard")
    try #require(viewer.title == "Second" && viewer.shows("Second scene"))
    #expect(viewer.shows("Second.storyboard"))
    #expect(viewer.stage.window.title == "Second.storyboard")
    viewer.stage.window.title = "Rooms"
    viewer.click("Open…")
    viewer.key("Escape")
    #expect(viewer.title == "Second")
    viewer.click("Open…")
    viewer.click("Back to App")
    viewer.click("First.storyboard")
    #expect(viewer.title == "First" && viewer.shows("First scene"))
    #expect(viewer.stage.window.title == "Rooms")
  }

  @Test("SB-76: a file that cannot be read leaves the current file on screen")
  func unreadable() throws {
    let folder = try StoryboardFolder()
    let first = try folder.write(text("First"), to: "First.storyboard")
    _ = try folder.write("<document", to: "Broken.xib")
    let viewer = try Viewer(path: first)
    viewer.click("Open…")
    viewer.click("Broken.xib")
    #expect(viewer.shows("The file cannot be read"))
    viewer.click("OK")
    #expect(viewer.title == "First" && viewer.shows("First scene"))
  }

  @Test("SB-75: scenes have the colours of iOS, or those of the theme")
  func palette() throws {
    let folder = try StoryboardFolder()
    let viewer = try Viewer(path: try folder.write(text("First")))
    func background() -> Color? {
      viewer.views(Label.self).first { $0.text == "First scene" }?.superview?.backgroundColor
    }
    #expect(background() == .white)
    viewer.click("Screen")
    viewer.click("Colours of the theme")
    #expect(background() == Theme.light.background)
    viewer.click("Screen")
    viewer.click("Colours of iOS")
    #expect(background() == .white)
  }
}
