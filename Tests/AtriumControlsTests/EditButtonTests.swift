import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Controllers in edit mode, and their edit button.
@MainActor
struct EditButtonTests {
  @Test("L-34: the button's title follows isEditing, and a click sets it with animation")
  func button() {
    let stage = Stage(size: Size(width: 400, height: 300))
    let controller = Editor()
    let bar = Toolbar(items: [controller.editButtonItem])
    bar.frame = Rect(x: 0, y: 0, width: 400, height: 52)
    stage.window.rootViewController = controller
    controller.view.addSubview(bar)
    stage.settle()
    #expect(!controller.isEditing && controller.editButtonItem.title == "Edit")
    stage.click(on: "Edit")
    #expect(controller.isEditing && controller.editButtonItem.title == "Done")
    #expect(controller.editButtonItem.style == .prominent)
    stage.click(on: "Done")
    controller.isEditing = true
    controller.isEditing = true
    #expect(controller.log == ["true true", "false true", "true false", "true false"])
    #expect(controller.editButtonItem.title == "Done")
    #expect(controller.editButtonItem === bar.items?.first)
  }

  @Test("L-34: a button that is made in edit mode has the title Done")
  func late() {
    let controller = Editor()
    controller.setEditing(true, animated: false)
    #expect(controller.editButtonItem.title == "Done")
    controller.setEditing(false, animated: false)
    #expect(controller.editButtonItem.title == "Edit")
  }
}

private final class Editor: ViewController {
  var log: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log.append("\(editing) \(animated)")
  }
}
