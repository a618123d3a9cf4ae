import AtriumContainers
import AtriumControls
import AtriumKit
import AtriumStoryboards

/// Pushes, pops, inserts and removes coloured controllers with any transition, and lists the stack.
///
/// The first controllers, and the scene for further controllers, come from a storyboard. A change during a running
/// change first finishes the running change immediately.
final class StackRoomController: RoomController {
  private static var behaviors: [(title: String, behavior: ContainerStack.Behavior)] {
    [
      (String(localized: "Keep all"), .default), (String(localized: "Drop lowest"), .removing),
      (String(localized: "Keep root"), .fixedRoot),
    ]
  }
  /// The identifier of the storyboard's segues to the next controller.
  private static let next = "next"
  /// The identifier of the storyboard's scene for the controllers that the user pushes.
  private static let layer = "Layer"

  private lazy var duration = Slider(value: 0, in: 0...3, step: 0.1)
  private lazy var capacity = Stepper(value: 1, in: 1...6)
  private lazy var animated = Switch(isOn: true)
  private lazy var wrappers = Switch()
  private lazy var modes = SegmentedControl(titles: StackRoomController.behaviors.map(\.title))
  private lazy var page = StackStageView(
    duration: duration, capacity: capacity, animated: animated, wrappers: wrappers)
  private let inspector = StackRowsView()
  private let environment: DemoEnvironment
  /// The storyboard; nil if it cannot be used.
  private var source: Storyboard?
  private var host: StackHostController?
  private var count = 0

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init(title: String(localized: "Stack"))
  }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Push a controller"),
        [RoomTry.click(String(localized: "Push"))], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Pop the top controller"),
        [RoomTry.click(String(localized: "Pop"))], call: "viewDidDisappear"),
      RoomTry(
        String(localized: "Push twice, and keep only the root below"),
        choosing(String(localized: "Keep root")) + [
          RoomTry.click(String(localized: "Push")), RoomTry.click(String(localized: "Push")),
        ], call: "viewDidAppear"),
    ]
  }

  override func makeSettings() -> [RoomSetting] {
    let names = [".default", ".removing", ".fixedRoot"]
    return [
      RoomSetting(modes, lines: names.map { "ContainerStack(behavior: \($0))" }),
      RoomSetting(capacity) { "containerStack.capacity = \(Int($0))" },
      RoomSetting(animated) { "containerStack.pop(animated: \($0))" },
      RoomSetting(duration) { [weak self] _ in
        let duration = self?.chosenDuration.map { "\(Int(($0 * 1000).rounded())) / 1000" }
        return "duration = \(duration ?? "nil")"
      },
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    modes.selectedSegmentIndex = 0
    modes.accessibilityLabel = String(localized: "Behaviour")
    modes.addAction(for: .valueChanged) { [weak self] in self?.chooseBehavior() }
    page.pushButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.push() }
    page.popButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.pop() }
    inspector.pop = { [weak self] in self?.pop(to: $0) }
    inspector.insert = { [weak self] in self?.insert(at: $0) }
    inspector.remove = { [weak self] in self?.remove(at: $0) }
    page.choice.didChange = { [weak self] in self?.showDuration() }
    duration.addAction(for: .valueChanged) { [weak self] in self?.showDuration() }
    capacity.addAction(for: .valueChanged) { [weak self] in self?.chooseCapacity() }
    wrappers.addAction(for: .valueChanged) { [weak self] in self?.chooseWrappers() }
    page.outlines.isMoving = { [weak self] in
      self?.host?.containerStack.isPerformingTransition ?? false
    }
    showDuration()
    return RoomView(
      .init(
        sentence: String(
          localized: "A stack keeps all its controllers, but only as many views as its capacity."),
        byHand:
          String(
            localized:
              "A row pops to its controller, + inserts below it, × removes it. The card shows as many edges "
              + "as the capacity keeps views. Wrapper views outlines the views that a transition moves."
          ),
        source: "Sources/DemoScreens/Stack/StackRoomController.swift"),
      modes: modes, stage: page, side: RoomSide(inspector, name: "stack", width: 320, share: 0.4))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    do throws(InterfaceFailure) {
      show(try makeFirstLayers(), behavior: .default)
    } catch {
      show(error, in: page.content)
      for button in [page.pushButton, page.popButton] { button.isEnabled = false }
    }
  }

  /// Makes the first controllers from the storyboard, and takes them out of the storyboard's own stack.
  ///
  /// The root of the storyboard's stack is fixed, but the stack of this room can have any behaviour.
  private func makeFirstLayers() throws(InterfaceFailure) -> [StackLayerController] {
    let interfaces = environment.interfaces
    let storyboard = try interfaces.storyboard(named: "StackStoryboard")
    let stack = try interfaces.controller(nil, of: storyboard, as: StackController.self)
    _ = try interfaces.controller(
      StackRoomController.layer, of: storyboard, as: StackLayerController.self)
    let next = StackRoomController.next
    while let top = stack.topViewController, top.segueIdentifiers.contains(next), stack.count < 20 {
      top.performSegue(withIdentifier: next, sender: nil)
      if stack.topViewController === top { break }
    }
    let layers = stack.viewControllers.compactMap { $0 as? StackLayerController }
    guard layers.count == stack.count else {
      throw interfaces.missing("root of the class StackLayerController", in: storyboard)
    }
    StackHostController.takeOut(layers)
    capacity.value = Double(stack.capacity)
    page.capacity.value = StackRoomController.text(ofCapacity: Int(capacity.value))
    (source, count) = (storyboard, layers.count)
    return layers
  }

  private func makeLayer(_ transition: StepTransition, duration: Double?) -> StackLayerController? {
    guard let source,
      let layer = source.instantiateViewController(withIdentifier: StackRoomController.layer)
        as? StackLayerController
    else { return nil }
    (layer.number, layer.transition, layer.duration) = (count, transition, duration)
    count += 1
    return layer
  }

  /// Shows a new container with the given controllers in the card.
  private func show(_ layers: [StackLayerController], behavior: ContainerStack.Behavior) {
    let host = StackHostController(
      layers, title: containerTitle, behavior: behavior, capacity: Int(capacity.value))
    self.host = host
    host.containerStack.delegate = self
    host.addLifecycleObserver(self)
    host.view.backgroundColor = page.theme.surface
    embed(host, in: page.content)
    if wrappers.isOn { page.outlines.container = host.view }
    showStack()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    host?.viewIfLoaded?.backgroundColor = page.theme.surface
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    host?.view.backgroundColor = page.theme.surface
  }

  // MARK: Choices

  private func chooseBehavior() {
    let behaviors = StackRoomController.behaviors
    let index = modes.selectedSegmentIndex
    guard let old = host, behaviors.indices.contains(index) else { return }
    // A stack cannot change its behaviour, so the controllers move to another container.
    old.finishTransitions()
    takeOut(old)
    show(old.empty(), behavior: behaviors[index].behavior)
  }

  private func chooseCapacity() {
    let wish = Int(capacity.value)
    page.capacity.value = StackRoomController.text(ofCapacity: wish)
    host?.finishTransitions()
    host?.containerStack.capacity = wish
    showStack()
  }

  private static func text(ofCapacity capacity: Int) -> String {
    capacity == 1 ? String(localized: "1 view") : String(localized: "%@ views", "\(capacity)")
  }

  private func showDuration() {
    let own = page.choice.chosen.defaultDuration
    page.duration.value =
      chosenDuration.map { StackRoomController.seconds($0) }
      ?? String(localized: "its own, %@", StackRoomController.seconds(own))
  }

  private static func seconds(_ value: Double) -> String {
    String(localizedNumber: value, decimals: 2) + " s"
  }

  /// The chosen duration in seconds; nil for the transition's default duration, which is the start of the slider.
  private var chosenDuration: Double? { duration.value < 0.05 ? nil : duration.value }

  /// Shows or hides outlines around the wrapper views; showing them sets the duration to at least two seconds.
  private func chooseWrappers() {
    page.outlines.container = wrappers.isOn ? host?.view : nil
    guard wrappers.isOn, duration.value < 2 else { return }
    duration.value = 2
    showDuration()
  }

  // MARK: Changes

  private func push() {
    insert(at: host?.containerStack.count ?? 0)
  }

  private func insert(at index: Int) {
    change { host in
      guard let layer = makeLayer(page.choice.chosen, duration: chosenDuration) else { return }
      layer.depth = index
      host.insert(layer, at: index, animated: animated.isOn)
    }
  }

  private func pop() {
    change { $0.containerStack.pop(animated: animated.isOn) }
  }

  private func pop(to index: Int) {
    change { host in
      guard index < host.containerStack.count - 1 else { return }
      host.containerStack.pop(toIndex: index, animated: animated.isOn)
    }
  }

  private func remove(at index: Int) {
    change { host in
      guard index < host.containerStack.count else { return }
      host.containerStack.remove(at: index, animated: animated.isOn)
    }
  }

  private func change(_ change: (StackHostController) -> Void) {
    guard let host else { return }
    host.finishTransitions()
    change(host)
    showStack()
  }

  // MARK: The inspector

  private func showStack() {
    guard let host, isViewLoaded else { return }
    let layers = host.layers
    let isFixed = host.containerStack.behavior == .fixedRoot
    page.popButton.isEnabled = layers.count > (isFixed ? 1 : 0)
    for (index, layer) in layers.enumerated() { layer.depth = index }
    inspector.show(
      layers.map { layer in
        let isInTree = layer.viewIfLoaded?.superview != nil
        let place =
          isInTree
          ? String(localized: "in the tree")
          : layer.isViewLoaded ? String(localized: "loaded") : String(localized: "not loaded")
        return StackRow.Content(
          title: layer.title ?? "",
          state: "\(place) · \(String(localized: "\(layer.appearancePhase)"))",
          isInTree: isInTree, isTop: layer === layers.last)
      }, isFixed: isFixed)
    page.outlines.follow()
  }

  /// Updates the list, which shows for each controller whether its view is in the view tree.
  ///
  /// The update in the last life-cycle call of a change is too early, because views leave the tree after that call.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showStack()
  }
}

extension StackRoomController: ContainerStackDelegate {
  func containerStack(
    _ containerStack: ContainerStack, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) {
    view.setNeedsLayout()
  }

  func containerStack(
    _ containerStack: ContainerStack, didPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) {
    view.setNeedsLayout()
  }
}

extension StackRoomController: LifecycleObserver {
  func observe(_ event: LifecycleEvent) {
    if isViewLoaded, event.controller !== self { showStack() }
  }
}
