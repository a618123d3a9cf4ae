import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards
import Foundation
import Testing

/// The documents of these tests.
enum Documents {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Documents").path(percentEncoded: false)

  static let names =
    [
      "Badge.xib", "Embed.storyboard", "Navigation.storyboard", "Placeholder.storyboard",
      "ProfileView.xib", "PrototypeTable.storyboard", "References.storyboard",
      "SizeClasses.storyboard", "SlidingMenu.storyboard", "Stack.storyboard",
      "StaticTable.storyboard", "Tabs.storyboard", "Xcode45.storyboard",
    ] + ofDemo.map { "Old/\($0)" } + ofDemo.map { "../../../assets/storyboards/\($0)" }

  /// The documents of the demo, each of which has a twin in an old format.
  static let ofDemo = [
    "DropDownMenu.xib", "NavStoryboard.storyboard", "PlaceholderStoryboard.storyboard",
    "StackStoryboard.storyboard", "TabStoryboard.storyboard",
  ]

  @MainActor
  static func storyboard(
    _ name: String, registering register: (InterfaceRegistry) -> Void = { _ in }
  ) throws -> Storyboard {
    let registry = InterfaceRegistry()
    TestClasses.register(in: registry)
    register(registry)
    return try Storyboard(
      name: name, in: ResourceBundle(path: folder), registry: registry)
  }
}

/// The files of documents, some of which are in a language's folder.
enum InterfaceFiles {
  static func path(of name: String) -> String {
    let path = Documents.folder + "/" + name
    return FileManager.default.fileExists(atPath: path)
      ? path : Documents.folder + "/Base.lproj/" + name
  }
}

/// A test's file, which is deleted with its folder when this object is released.
final class TemporaryFile {
  let path: String
  private let folder: String

  convenience init(_ text: String, named name: String = "Test.storyboard") throws {
    try self.init(Array(text.utf8), named: name)
  }

  init(_ bytes: [UInt8], named name: String = "Test.storyboard") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = folder + "/" + name
    try Data(bytes).write(to: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}

/// Returns a storyboard around a scene's objects.
func storyboardText(_ objects: String, resources: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
  <scenes>
  <scene sceneID="s"><objects>
  \(objects)
  </objects></scene>
  </scenes>
  \(resources)
  </document>
  """
}

/// Returns a storyboard whose initial controller has the views.
func storyboardText(views: String, resources: String = "") -> String {
  storyboardText(
    """
    <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="400" height="800"/>
    <subviews>
    \(views)
    </subviews></view></viewController>
    """, resources: resources)
}

/// The calls of a test's controllers, in order.
///
/// Tests on the main actor do not overlap. A test that reads the lines clears them first.
@MainActor
final class Journal {
  var lines: [String] = []
  static let current = Journal()
  static func note(_ line: String) { current.lines.append(line) }
  static func name(_ controller: ViewController?) -> String {
    controller.map { $0.title ?? "\(type(of: $0))" } ?? "nil"
  }
}

/// A controller that logs the calls around segues.
class NotingController: ViewController {
  override init?(coder: any NibDecoding) {
    super.init(coder: coder)
    Journal.note("\(Journal.name(self)).init storyboard \(storyboard == nil ? "nil" : "set")")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    Journal.note("\(Journal.name(self)).awakeFromNib parent \(Journal.name(parent))")
  }
  override func loadView() {
    Journal.note("\(Journal.name(self)).loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    Journal.note("\(Journal.name(self)).viewDidLoad \(children.count)")
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    Journal.note("\(Journal.name(self)).willMove \(Journal.name(parent))")
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    Journal.note("\(Journal.name(self)).didMove \(Journal.name(parent))")
  }
  var allowsSegues = true
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Journal.note("\(Journal.name(self)).shouldPerform \(identifier) \(kind(sender))")
    return allowsSegues
  }
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    let isLoaded = segue.destination.isViewLoaded ? "loaded" : "unloaded"
    Journal.note(
      "\(Journal.name(self)).prepare \(segue.identifier ?? "-") \(type(of: segue)) to "
        + "\(Journal.name(segue.destination)) \(isLoaded) \(kind(sender))")
  }
  override func canPerformUnwindSegueAction(
    _ action: ResponderAction, from source: ViewController, sender: Any?
  ) -> Bool {
    let can =
      super.canPerformUnwindSegueAction(action, from: source, sender: sender) && mayBeTarget
    Journal.note("\(Journal.name(self)).canPerform \(can)")
    return can
  }
  var mayBeTarget: Bool { true }
  private func kind(_ sender: Any?) -> String {
    sender.map { "\(type(of: $0))" } ?? "nil"
  }
}

final class ListController: NotingController {
  var heading: Label?
  var buttonHeight: LayoutConstraint?
  var presses = 0

  static let interface = InterfaceClass(ListController.self) { ListController(coder: $0) }
    .outlet("heading", \.heading)
    .outlet("buttonHeight", \.buttonHeight)
    .action("count:") { list, _ in list.presses += 1 }
    .unwindAction("unwindToList:") { list, segue in
      Journal.note(
        "\(Journal.name(list)).unwindToList from \(Journal.name(segue.source)) to "
          + Journal.name(segue.destination))
    }
}

final class LetterController: NotingController {
  static let interface = InterfaceClass(LetterController.self) { LetterController(coder: $0) }
}

final class TabPage: NotingController {
  static let interface = InterfaceClass(TabPage.self) { TabPage(coder: $0) }
    .unwindAction("unwindHome:") { page, _ in Journal.note("\(Journal.name(page)).unwindHome") }

  // Only the root of the first tab is a target.
  override var mayBeTarget: Bool { title == "First" }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Journal.note("\(Journal.name(self)).dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

final class EmbedParent: NotingController {
  var panel: View?
  static let interface = InterfaceClass(EmbedParent.self) { EmbedParent(coder: $0) }
    .outlet("panel", \.panel)
}

final class EmbedChild: NotingController {
  static let interface = InterfaceClass(EmbedChild.self) { EmbedChild(coder: $0) }
}

final class StackPage: ViewController {
  static let interface = InterfaceClass(StackPage.self) { StackPage(coder: $0) }
}

final class StackListener: StackControllerDelegate {
  var lines: [String] = []
  static let interface = InterfaceClass(StackListener.self) { _ in StackListener() }

  func stackController(
    _ stackController: StackController, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) {
    Journal.note("didPush \(Journal.name(pushed)) on \(Journal.name(covered))")
  }
}

final class BadgeView: View {
  var count: Label?
  var boxes: [View] = []
  var level = 0
  var isUrgent = false
  var note: String?
  var taps = 0
  private(set) var atInit = ""
  private(set) var atAwake = ""

  override init?(coder: any NibDecoding) {
    super.init(coder: coder)
    atInit = "\(frame.width) level \(level) count \(count == nil ? "nil" : "set")"
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    atAwake = "\(frame.width) level \(level) count \(count == nil ? "nil" : "set")"
  }

  static let interface = InterfaceClass(BadgeView.self) { BadgeView(coder: $0) }
    .outlet("count", \.count)
    .outletCollection("boxes", \.boxes)
    .attribute("level", \.level)
    .attribute("isUrgent", \.isUrgent)
    .attribute("note", \.note)
    .action("tapped:") { badge, _ in badge.taps += 1 }
}

@MainActor
final class BadgeOwner {
  var badge: BadgeView?
  var heightConstraint: LayoutConstraint?
  static let interface = InterfaceClass(BadgeOwner.self) { _ in BadgeOwner() }
    .outlet("badge", \.badge)
    .outlet("heightConstraint", \.heightConstraint)
}

final class ProfileViewController: ViewController {
  var name: Label?
  static let interface = InterfaceClass(ProfileViewController.self) { _ in ProfileViewController() }
    .outlet("name", \.name)
}

final class NameCell: TableViewCell {
  var nameLabel: Label?
  static let interface = InterfaceClass(NameCell.self) {
    NameCell(style: .default, reuseIdentifier: $0.reuseIdentifier)
  }
  .outlet("nameLabel", \.nameLabel)
}

final class NamesController: TableViewController {
  static let interface = InterfaceClass(NamesController.self) { NamesController(coder: $0) }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: AtriumControls.IndexPath
  ) -> TableViewCell {
    // A damaged file may have lost the prototype.
    let cell = tableView.dequeueReusableCell(withIdentifier: "name") ?? TableViewCell()
    (cell as? NameCell)?.nameLabel?.text = ["Ada", "Grace"][indexPath.row]
    return cell
  }
}

@MainActor
enum TestClasses {
  static func register(in registry: InterfaceRegistry) {
    registry.register(ListController.interface)
    registry.register(LetterController.interface)
    registry.register(TabPage.interface)
    registry.register(EmbedParent.interface)
    registry.register(EmbedChild.interface)
    registry.register(StackPage.interface)
    registry.register(StackListener.interface)
    registry.register(BadgeView.interface)
    registry.register(BadgeOwner.interface)
    registry.register(ProfileViewController.interface)
    registry.register(NameCell.interface)
    registry.register(NamesController.interface)
  }
}
