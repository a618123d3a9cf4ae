/// Data that a container stores in the controllers inside it, such as the item of a tab bar or a ring.
///
/// A container declares a class, accesses it by ``ViewController/attachment(_:)``, and offers it to client code as
/// a property.
@MainActor
public protocol ViewControllerAttachment: AnyObject {
  /// Makes the attachment of a controller at the first access.
  ///
  /// - Parameter owner: The controller. The attachment must not retain it.
  init(owner: ViewController)

  /// Called when the controller's title has changed (L-27).
  func ownerTitleDidChange(_ owner: ViewController)

  /// Called when editing of the controller's content has started or ended.
  func ownerEditingDidChange(_ owner: ViewController, animated: Bool)
}

extension ViewControllerAttachment {
  /// The default implementation does nothing.
  public func ownerTitleDidChange(_ owner: ViewController) {}
  /// The default implementation does nothing.
  public func ownerEditingDidChange(_ owner: ViewController, animated: Bool) {}
}

extension ViewController {
  /// Returns the controller's attachment of a type, which is created at the first access.
  ///
  /// Traps if the attachment's own initialiser calls this method for the same attachment.
  public func attachment<Attachment: ViewControllerAttachment>(
    _ type: Attachment.Type
  ) -> Attachment {
    if let present = attachmentIfPresent(type) { return present }
    if ViewController.attachmentsBeingMade.contains(where: { $0.owner === self && $0.type == type })
    {
      programmerError(
        "\(type).init(owner:) asks \(debugName) for its \(type), which is being made; use `self` "
          + "there.")
    }
    ViewController.attachmentsBeingMade.append((self, type))
    let made = Attachment(owner: self)
    ViewController.attachmentsBeingMade.removeLast()
    attachments[ObjectIdentifier(type)] = made
    return made
  }

  /// The attachments that are being initialised, with the innermost last.
  private static var attachmentsBeingMade: [(owner: ViewController, type: Any.Type)] = []

  /// Returns the controller's attachment of a type; nil if it has not been created.
  public func attachmentIfPresent<Attachment: ViewControllerAttachment>(
    _ type: Attachment.Type
  ) -> Attachment? {
    attachments[ObjectIdentifier(type)] as? Attachment
  }
}
