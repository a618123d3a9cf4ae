/// What a container stores on the controllers inside it: a tab's item, a navigation bar's, a ring's.
///
/// The kit knows none of them. A container declares a class, reads it by
/// ``ViewController/attachment(_:)``, and offers it to users under a name of its own.
@MainActor
public protocol ViewControllerAttachment: AnyObject {
  /// Makes the attachment of a controller, when somebody first asks for it.
  ///
  /// - Parameter owner: The controller; not to be kept strongly.
  init(owner: ViewController)

  /// Tells that the controller's title changed (L-27).
  func ownerTitleDidChange(_ owner: ViewController)
}

extension ViewControllerAttachment {
  /// Does nothing.
  public func ownerTitleDidChange(_ owner: ViewController) {}
}

extension ViewController {
  /// The attachment of a type, made if it is not there.
  ///
  /// Traps if making it asks for it.
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

  /// The attachments whose initialisers run now, innermost last.
  private static var attachmentsBeingMade: [(owner: ViewController, type: Any.Type)] = []

  /// The attachment of a type, if somebody has asked for it before.
  public func attachmentIfPresent<Attachment: ViewControllerAttachment>(
    _ type: Attachment.Type
  ) -> Attachment? {
    attachments[ObjectIdentifier(type)] as? Attachment
  }
}
