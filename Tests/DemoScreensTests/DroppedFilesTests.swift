import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Foundation
import Testing

/// Files that are dropped on the demo's window.
@MainActor
struct DroppedFilesTests {
  @Test(
    "XD-16: the path of a file is decoded from its URL, and other URLs are refused",
    arguments: [
      ("file:///tmp/a%20b", "/tmp/a b"), ("file:/tmp/a", "/tmp/a"),
      ("file://localhost/tmp/a", "/tmp/a"), ("file://Localhost/a", "/a"),
      ("file://other/tmp/a", nil), ("file://localhost", nil), ("file:///%C3%BC\r\n", "/ü"),
      ("file:///a%2", nil), ("file:///a%zz", nil), ("file:///a%00", nil),
      ("file:///%ff", nil), ("https://example.org/a", nil), ("file:relative", nil), ("", nil),
    ] as [(String, String?)])
  func paths(url: String, path: String?) {
    let file = DroppedFile(itemProviderData: Array(url.utf8), typeIdentifier: "public.file-url")
    #expect(file?.path == path)
  }

  private func provider(_ path: String) -> ItemProvider {
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.file-url") {
      $0(Array("file://\(path)".utf8), nil)
    }
    return provider
  }

  @Test(
    "XD-16: a storyboard that is dropped on the window is opened, and another file is refused with its reason"
  )
  func opened() throws {
    let viewer = try Viewer("Article.storyboard")
    var opened: [String] = []
    let files = DroppedFiles(in: viewer.stage.window) { opened.append($0.name) }
    let center = viewer.stage.window.bounds.center
    #expect(viewer.stage.dragIn([ItemProvider(object: "text")], to: center) == .cancel)
    viewer.stage.dragOut()
    #expect(
      viewer.stage.dragIn([provider(Viewer.documents + "Form.storyboard")], to: center) == .copy)
    viewer.stage.dropIn()
    viewer.stage.settle()
    #expect(opened == ["Form.storyboard"])
    viewer.stage.dragIn([provider(#filePath)], to: center)
    viewer.stage.dropIn()
    viewer.stage.settle()
    #expect(opened == ["Form.storyboard"])
    #expect(viewer.shows("The file cannot be read"))
    withExtendedLifetime(files) {}
  }

  @Test("XD-16: a file of another machine is refused, and a file with the same path is not opened")
  func elsewhere() throws {
    let viewer = try Viewer("Article.storyboard")
    var opened: [String] = []
    let files = DroppedFiles(in: viewer.stage.window) { opened.append($0.name) }
    let path = "other" + Viewer.documents + "Form.storyboard"
    viewer.stage.dragIn([provider(path)], to: viewer.stage.window.bounds.center)
    viewer.stage.dropIn()
    viewer.stage.settle()
    #expect(opened == [] && viewer.shows("It is not a file on this computer."))
    withExtendedLifetime(files) {}
  }

  @Test("XD-16: the refusal of a dropped file is in the language of the demo")
  func german() throws {
    try Demo.inGerman {
      let viewer = try Viewer("Article.storyboard")
      let files = DroppedFiles(in: viewer.stage.window) { _ in }
      viewer.stage.dragIn([provider(#filePath)], to: viewer.stage.window.bounds.center)
      viewer.stage.dropIn()
      viewer.stage.settle()
      #expect(viewer.shows("Die Datei ist nicht lesbar"))
      withExtendedLifetime(files) {}
    }
  }

  @Test(
    "XD-17: the viewer asks the desktop for a file, and shows its panel where the desktop has none")
  func chooser() throws {
    let environment = DemoEnvironment(assetsFolder: nil)
    let desktop = Desktop()
    desktop.choice = .chosen(Viewer.documents + "Form.storyboard")
    environment.chooseFile = { near, answer in
      desktop.asked.append(near)
      answer(desktop.choice)
    }
    let file = try InterfaceFile(contentsOf: Viewer.documents + "Article.storyboard")
    let stage = Stage(size: Size(width: 960, height: 640))
    let root = DemoRoot.make(screen: StoryboardScreen(file), environment: environment)
    stage.window.rootViewController = root
    stage.settle()
    stage.click(on: "Open…")
    stage.settle()
    #expect(desktop.asked == [file.path] && root.presentedViewController == nil)
    #expect(root.title == "Form.storyboard")
    desktop.choice = .cancelled
    stage.click(on: "Open…")
    stage.settle()
    #expect(root.presentedViewController == nil && root.title == "Form.storyboard")
    desktop.choice = .unavailable
    stage.click(on: "Open…")
    stage.settle()
    #expect(root.presentedViewController != nil)
  }
  /// The dialog of a desktop, with its next answer.
  private final class Desktop {
    var asked: [String] = []
    var choice = FileChoice.cancelled
  }
}
