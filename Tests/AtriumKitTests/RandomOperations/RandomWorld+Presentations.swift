import AtriumKit
import TestSupport

/// Controllers that are presented over the tree, and their expected effects on the controllers below them.
extension RandomWorld {
  func presentOne() {
    guard
      let requester = generator.element(
        of: controllers.filter { $0.viewIfLoaded?.window != nil || $0.isPresented })
    else { return }
    let free = controllers.filter { $0.isFree(in: self) }
    let modal =
      free.isEmpty || generator.oneIn(2)
      ? makeController(addsChildOnLoad: true) : generator.element(of: free)
    guard let modal, modal !== requester else { return }
    changeCount += 1
    modal.modalPresentationStyle = anyStyle(for: requester)
    modal.modalTransitionStyle = anyTransitionStyle(with: modal.modalPresentationStyle)
    modal.popoverPresentationController?.sourceView = requester.viewIfLoaded
    log("\(requester.name) presents \(modal.name), \(modal.modalPresentationStyle)")
    let presented = modal
    requester.present(modal, animated: generator.oneIn(2)) { [weak self, weak presented] in
      guard let self, let presented else { return }
      runArmed(.completion, presented)
    }
  }

  func dismissOne() {
    guard
      let requester = generator.element(
        of: controllers.filter { $0.isPresented || $0.presentedViewController != nil })
    else { return }
    changeCount += 1
    log("\(requester.name) dismisses")
    requester.dismiss(animated: generator.oneIn(2)) { [weak self, weak requester] in
      guard let self, let requester else { return }
      runArmed(.completion, requester)
    }
  }

  private func anyStyle(for requester: RandomController) -> ModalPresentationStyle {
    var styles: [ModalPresentationStyle] = [
      .fullScreen, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .custom,
    ]
    // A container that forwards manually would also have to send the calls for a child that a presentation
    // covers.
    if requester.isForwarded { styles += [.currentContext, .overCurrentContext] }
    return styles[generator.below(styles.count)]
  }

  private func anyTransitionStyle(with style: ModalPresentationStyle) -> ModalTransitionStyle {
    var styles: [ModalTransitionStyle] = [.coverVertical, .crossDissolve, .flipHorizontal]
    if style == .fullScreen { styles.append(.partialCurl) }
    return styles[generator.below(styles.count)]
  }

  /// Whether the window's tree contains a presented controller.
  var hasPresentations: Bool { controllers.contains(where: \.isPresented) }

  /// Dismisses all presented controllers.
  func dismissAll() {
    for controller in controllers where controller.parent == nil {
      controller.dismiss(animated: false)
    }
    for controller in controllers where controller.presentedViewController != nil {
      controller.dismiss(animated: false)
    }
  }
}

extension RandomController {
  /// Whether the controller itself is presented, and not merely one of its containers.
  var isPresented: Bool { parent == nil && presentingViewController != nil }

  /// Returns whether the controller may become a child, a root, or a modal.
  func isFree(in world: RandomWorld) -> Bool {
    parent == nil && self !== world.root && !isPlaced && !isPresented
  }

  /// The controller that this controller presents; nil if only one of its containers presents a controller.
  var ownPresented: RandomController? {
    guard let modal = presentedViewController as? RandomController,
      modal.presentingViewController === self
    else { return nil }
    return modal
  }

  /// Whether all containers of this controller forward automatically.
  var isForwarded: Bool {
    var current = self
    while let container = current.parent as? RandomController {
      if container.traits.forwardsByHand { return false }
      current = container
    }
    return true
  }

  /// Whether the controller or one of its containers is a popover, or is presented over a controller in a
  /// popover.
  var isInPopover: Bool {
    var outer: ViewController? = self
    while let controller = outer {
      if controller.parent == nil, controller.presentingViewController != nil,
        controller.modalPresentationStyle == .popover
      {
        return true
      }
      outer = controller.parent ?? controller.presentingViewController
    }
    return false
  }

  /// Whether this controller, or a controller inside it, presents another controller in its own context.
  var holdsContext: Bool {
    if let ownPresented, ownPresented.modalPresentationStyle.isContextual { return true }
    return randomChildren.contains(where: \.holdsContext)
  }

  /// Whether a presentation in a context covers the view of this controller, or of one of its containers.
  var isCoveredInContext: Bool {
    var current = self
    while true {
      if current.ownPresented?.modalPresentationStyle == .currentContext { return true }
      // A controller that is presented in a context is not covered by its own presentation, so the search continues
      // above that context.
      while let context = current.contextInPlace { current = context }
      guard let container = current.parent as? RandomController else { return false }
      current = container
    }
  }

  /// The presenting controller, if its view contains the view of this presented controller; otherwise nil.
  var contextInPlace: RandomController? {
    guard isPresented, let context = presentingViewController as? RandomController,
      let view = viewIfLoaded, let place = context.viewIfLoaded, view.isDescendant(of: place)
    else { return nil }
    return context
  }
}

extension ModalPresentationStyle {
  fileprivate var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
}
