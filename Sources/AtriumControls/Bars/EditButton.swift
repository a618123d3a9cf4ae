public import AtriumKit

/// A bar button item that turns a controller's editing mode on and off.
@MainActor
private final class EditButton: ViewControllerAttachment {
  let item: BarButtonItem

  init(owner: ViewController) {
    item = BarButtonItem { [weak owner] in
      if let owner { owner.setEditing(!owner.isEditing, animated: true) }
    }
    ownerEditingDidChange(owner, animated: false)
  }

  func ownerEditingDidChange(_ owner: ViewController, animated: Bool) {
    item.title = String(localized: owner.isEditing ? "Done" : "Edit")
    item.style = owner.isEditing ? .prominent : .plain
  }
}

extension ViewController {
  /// A button titled *Edit*, or *Done* while ``AtriumKit/ViewController/isEditing`` is true.
  ///
  /// The first access makes the button. Pressing the button calls
  /// ``AtriumKit/ViewController/setEditing(_:animated:)`` with animation. Put the button into the
  /// ``navigationItem`` or a toolbar.
  public var editButtonItem: BarButtonItem { attachment(EditButton.self).item }
}
