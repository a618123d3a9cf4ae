import AtriumHarness
import Foundation
import Testing
import UIKit

/// The picker of pictures, and small services of applications.
@MainActor
@Suite(.ownWindows, .serialized)
struct ImagePickerTests {
  /// A controller that presents a picker.
  private final class Host: UIViewController, UINavigationControllerDelegate,
    UIImagePickerControllerDelegate
  {
    var info: [UIImagePickerController.InfoKey: Any] = [:]
    var wasCancelled = false

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      self.info = info
      picker.dismiss(animated: false)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      wasCancelled = true
      picker.dismiss(animated: false)
    }
  }

  /// Makes a folder with a subfolder, two pictures and other files, and shows a picker.
  private func picker(_ host: UIViewController) throws -> (
    stage: Stage, picker: UIImagePickerController, folder: URL
  ) {
    let folder = URL(filePath: NSTemporaryDirectory() + "atrium-pictures-\(UUID().uuidString)")
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder.appending(path: "Summer"), withIntermediateDirectories: true)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let data = try #require(picture.pngData())
    for (name, age) in [("old.png", 100.0), ("new.PNG", 0), (".hidden.png", 0)] {
      let file = folder.appending(path: name)
      try data.write(to: file)
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSinceReferenceDate: 1000 - age)],
        ofItemAtPath: file.path)
    }
    try Data("no picture".utf8).write(to: folder.appending(path: "broken.png"))
    try manager.setAttributes(
      [.modificationDate: Date(timeIntervalSinceReferenceDate: 1)],
      ofItemAtPath: folder.appending(path: "broken.png").path)
    try Data().write(to: folder.appending(path: "notes.txt"))
    let stage = Stage(size: CGSize(width: 400, height: 600))
    stage.window.rootViewController = host
    UIImagePickerController.picturesFolder = folder
    let picker = UIImagePickerController()
    picker.delegate = host as? UINavigationControllerDelegate
    host.present(picker, animated: false)
    stage.settle()
    return (stage, picker, folder)
  }

  private func table(_ picker: UIImagePickerController) throws -> UITableView {
    try #require((picker.topViewController as? UITableViewController)?.tableView)
  }

  private func rows(_ picker: UIImagePickerController) throws -> [String] {
    try table(picker).visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test("a picker lists folders and then pictures, the newest first, and returns the chosen one")
  func choice() throws {
    let host = Host()
    let (stage, picker, folder) = try picker(host)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try rows(picker) == ["Summer", "new.PNG", "old.png", "broken.png"])
    stage.click(on: "broken.png")
    stage.settle()
    #expect(host.info.isEmpty)
    stage.click(on: "new.PNG")
    stage.settle()
    #expect((host.info[.originalImage] as? UIImage)?.size == CGSize(width: 30, height: 20))
    #expect((host.info[.imageURL] as? URL)?.lastPathComponent == "new.PNG")
    #expect(host.info[.editedImage] == nil && host.presentedViewController == nil)
  }

  @Test("a subfolder is a page of the picker, and Cancel notifies the delegate")
  func folders() throws {
    let host = Host()
    let (stage, picker, folder) = try picker(host)
    defer { try? FileManager.default.removeItem(at: folder) }
    stage.click(on: "Summer")
    stage.settle()
    #expect(picker.viewControllers.count == 2 && picker.topViewController?.title == "Summer")
    #expect(try rows(picker) == [])
    stage.click(on: "Cancel")
    stage.settle()
    #expect(host.wasCancelled && host.presentedViewController == nil)
  }

  @Test("a delegate of the form before Swift 4.2 gets strings as keys")
  func olderForm() throws {
    final class Older: UIViewController, UINavigationControllerDelegate,
      UIImagePickerControllerDelegate
    {
      var keys: [String] = []
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
      ) {
        keys = info.keys.sorted()
        #expect(info[UIImagePickerControllerOriginalImage] is UIImage)
      }
    }
    let host = Older()
    let (stage, picker, folder) = try picker(host)
    defer { try? FileManager.default.removeItem(at: folder) }
    picker.allowsEditing = true
    stage.click(on: "old.png")
    stage.settle()
    #expect(
      host.keys == [
        "UIImagePickerControllerEditedImage", "UIImagePickerControllerImageURL",
        "UIImagePickerControllerMediaType", "UIImagePickerControllerOriginalImage",
      ])
  }

  @Test("there is no camera")
  func camera() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }

  @Test("an indexed list has the letters as sections, by the first letter without its accents")
  func collation() {
    final class Person: NSObject, @unchecked Sendable {
      let name: String
      init(_ name: String) { self.name = name }
    }
    let name = Selector(Person.self, "name") { $0.name }
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
    func section(_ text: String) -> String {
      let index = collation.section(for: Person(text), collationStringSelector: name)
      return collation.sectionTitles[index]
    }
    #expect(["bob", "Émile", "Öl", "7up", "", "Ж"].map(section) == ["B", "E", "O", "#", "#", "#"])
    let sorted = collation.sortedArray(
      from: ["b", "C", "a"].map(Person.init), collationStringSelector: name)
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["a", "b", "C"])
    #expect(collation.section(forSectionIndexTitle: 99) == 26)
  }

  @Test("a background task has an identifier, and its time is not limited")
  func backgroundTask() {
    let application = UIApplication.shared
    let first = application.beginBackgroundTask { Issue.record("never called") }
    let second = application.beginBackgroundTask(withName: "save")
    #expect(first != .invalid && first != second)
    #expect(application.backgroundTimeRemaining > 1e9)
    application.endBackgroundTask(first)
  }
}
