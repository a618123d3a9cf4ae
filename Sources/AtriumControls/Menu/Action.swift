public import AtriumGraphics

/// A closure that performs an action, with the action as its argument.
public typealias ActionHandler = @MainActor (Action) -> Void

/// An action of a menu, a control or a bar item: a title, an image, and a closure.
open class Action: MenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name that identifies the action.
    public var rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var count = 0

  /// The title of the action.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of the action; nil if there is none.
  open override var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The identity of the action.
  ///
  /// For each event, a control has at most one action with a given identifier.
  public let identifier: Identifier
  /// A longer title that explains the action, for the accessibility hint of its menu item; nil for no hint.
  open var discoverabilityTitle: String?
  /// The properties of the action in a menu.
  open var attributes: Attributes
  /// The state of the action, shown as a mark before its title.
  open var state: State
  /// The control or bar button item that performs the action; nil in a context menu, and outside the handler.
  open private(set) var sender: Any?

  private let handler: ActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title.
  ///   - image: The image before the title.
  ///   - identifier: The identity; nil makes a unique identifier.
  ///   - discoverabilityTitle: A longer title that explains the action.
  ///   - attributes: The properties in a menu.
  ///   - state: The mark before the title.
  ///   - handler: Called with the action when it is performed.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping ActionHandler
  ) {
    Action.count += 1
    self.identifier = identifier ?? Identifier("atrium.action.\(Action.count)")
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler, even if the action is disabled.
  ///
  /// - Parameters:
  ///   - sender: The value of ``sender`` while the handler runs.
  ///   - target: Not used; UIKit's signature has it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }
}
