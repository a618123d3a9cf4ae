import AtriumContainers
import AtriumKit

/// A custom container with a `ContainerStack`, which makes all three behaviours available.
final class StackHostController: ViewController {
  private(set) lazy var containerStack = ContainerStack(
    container: self, behavior: behavior, capacity: capacity)
  private let behavior: ContainerStack.Behavior
  private let capacity: Int

  /// Makes the container.
  ///
  /// - Parameters:
  ///   - layers: The first controllers, with the lowest one first.
  ///   - title: The title in lists of calls.
  ///   - behavior: What happens to controllers that are deeper in the stack than the capacity.
  ///   - capacity: The maximum number of child views that stay in the view tree.
  init(
    _ layers: [StackLayerController], title: String, behavior: ContainerStack.Behavior,
    capacity: Int
  ) {
    self.behavior = behavior
    self.capacity = capacity
    super.init()
    self.title = title
    for layer in layers { insert(layer, at: containerStack.count, animated: false) }
  }

  /// The controllers, with the lowest one first.
  var layers: [StackLayerController] {
    containerStack.viewControllers.compactMap { $0 as? StackLayerController }
  }

  /// Inserts a controller with the controller's own transition; at the end of the stack, this is a push.
  func insert(_ layer: StackLayerController, at index: Int, animated: Bool) {
    containerStack.insert(
      layer, at: index, transition: layer.transition, duration: layer.duration, animated: animated)
  }

  /// Removes and returns all controllers; the container must not be on screen.
  func empty() -> [StackLayerController] {
    let layers = layers
    StackHostController.takeOut(layers)
    return layers
  }

  /// Removes controllers from their container, which must not be on screen.
  static func takeOut(_ layers: [StackLayerController]) {
    for layer in layers.reversed() {
      layer.willMove(toParent: nil)
      layer.viewIfLoaded?.removeFromSuperview()
      layer.removeFromParent()
    }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    containerStack.containerView = view
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerStack.containerWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    containerStack.containerDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    containerStack.containerWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    containerStack.containerDidDisappear(animated)
  }
}
