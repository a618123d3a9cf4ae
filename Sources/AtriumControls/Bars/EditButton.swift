public import AtriumKit

/// The button by which the user begins and ends to edit a controller's contents.
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
    item.title = owner.isEditing ? "Done" : "Edit"
    item.style = owner.isEditing ? .prominent : .plain
  }
}

extension ViewController {
  /// A button *Edit*, which is *Done* while ``AtriumKit/ViewController/isEditing`` is true; made on first
  /// access.
  ///
  /// It calls ``AtriumKit/ViewController/setEditing(_:animated:)`` with animation. Put it into the
  /// ``navigationItem`` or a toolbar.
  public var editButtonItem: BarButtonItem { attachment(EditButton.self).item }
}
