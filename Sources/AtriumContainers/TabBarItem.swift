public import AtriumGraphics
public import AtriumKit

/// What a container shows for one of its children: a name and pictures.
@MainActor
public final class TabBarItem: ViewControllerAttachment {
  /// The name; follows the controller's title when that changes (L-27).
  public var title: String?
  /// The picture; its shape is drawn in the container's colours.
  public var image: Image?
  /// The picture of the chosen item; ``image`` if nil.
  public var selectedImage: Image?
  /// Whether the item can be chosen.
  public var isEnabled = true

  /// Makes the item of a controller, named by its title (T-9).
  public init(owner: ViewController) {
    title = owner.title
  }

  /// Takes the new title over.
  public func ownerTitleDidChange(_ owner: ViewController) {
    title = owner.title
  }
}

extension ViewController {
  /// What containers show for this controller; made when first asked for (T-9).
  public var tabBarItem: TabBarItem { attachment(TabBarItem.self) }
}
