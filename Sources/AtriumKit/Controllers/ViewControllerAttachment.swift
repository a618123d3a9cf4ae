/// Data that a container stores on the controllers inside it, such as the item of a tab bar or a
/// ring.
///
/// The kit itself has none. A container declares a class, reads it by
/// ``ViewController/attachment(_:)``, and offers it to users under its own name.
@MainActor
public protocol ViewControllerAttachment: AnyObject {
  /// Makes the attachment of a controller, at the first access.
  ///
  /// - Parameter owner: The controller; do not hold it strongly.
  init(owner: ViewController)

  /// Called when the controller's title changed (L-27).
  func ownerTitleDidChange(_ owner: ViewController)

  /// Called when the controller began to be edited, or is edited no more.
  func ownerEditingDidChange(_ owner: ViewController, animated: Bool)
}

extension ViewControllerAttachment {
  /// Does nothing.
  public func ownerTitleDidChange(_ owner: ViewController) {}
  /// Does nothing.
  public func ownerEditingDidChange(_ owner: ViewController, animated: Bool) {}
}

extension ViewController {
  /// The attachment of a type, made at the first access.
  ///
  /// Traps if the attachment's initialiser asks for it.
  public func attachment<Attachment: ViewControllerAttachment>(
    _ type: Attachment.Type
  ) -> Attachment {
    if let present = attachmentIfPresent(type) { return present }
    if ViewController.attachmentsBeingMade.contains(where: { $0.owner === self && $0.type == type })
    {
      programmerError(
        "\(type).init(owner:) asks \(debugName) for its \(type), which is just being made; use `self` "
          + "there.")
    }
    ViewController.attachmentsBeingMade.append((self, type))
    let made = Attachment(owner: self)
    ViewController.attachmentsBeingMade.removeLast()
    attachments[ObjectIdentifier(type)] = made
    return made
  }

  /// The attachments that are being initialised, innermost last.
  private static var attachmentsBeingMade: [(owner: ViewController, type: Any.Type)] = []

  /// The attachment of a type, if it has been made.
  public func attachmentIfPresent<Attachment: ViewControllerAttachment>(
    _ type: Attachment.Type
  ) -> Attachment? {
    attachments[ObjectIdentifier(type)] as? Attachment
  }
}
