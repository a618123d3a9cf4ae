import AtriumKit

/// Notifies a drop-down menu when the title of one of its controllers has changed.
final class DropDownMenuItem: ViewControllerAttachment {
  weak var menu: DropDownMenuController?

  init(owner: ViewController) {}

  func ownerTitleDidChange(_ owner: ViewController) {
    menu?.titleDidChange(of: owner)
  }
}
