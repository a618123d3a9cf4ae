import AtriumContainers
import AtriumGeometry
import AtriumKit

/// A container that shows one of its controllers, selected in code, by a drag or by the arrow keys.
final class CarouselController: ViewController, SelectingContainer, ContainerDriverDelegate {
  private lazy var driver = ContainerDriver(self, delegate: self, order: .exchange)
  /// The interactor of the current drag, and its direction: 1 towards the next controller, −1 towards the previous one.
  private var drag: (interactor: PercentDrivenInteractiveTransition, step: Int)?

  // MARK: The list and the selection

  /// The controllers; setting this property selects the first controller.
  var viewControllers: [ViewController] {
    get { driver.wanted.members }
    set { driver.set(ContainerContent(members: newValue, selected: newValue.first)) }
  }

  /// The selected controller; nil for an empty list.
  var selectedViewController: ViewController? {
    get { driver.content.selected }
    set { if let newValue { select(newValue, animated: false) } }
  }

  /// Selects a controller of the list; `SelectingContainer` provides the indices and the saved state.
  func select(_ viewController: ViewController, animated: Bool) {
    driver.select(viewController, animated: animated)
  }

  private func move(by step: Int) {
    if let index = driver.wanted.selectedIndex { select(at: index + step, animated: true) }
  }

  // MARK: Frames and transitions

  func childrenView(for driver: ContainerDriver) -> View { view }

  func containerDriver(_ driver: ContainerDriver, frameOf child: ViewController) -> Rect {
    view.bounds.insetBy(dx: 24, dy: 24)
  }

  func containerDriver(
    _ driver: ContainerDriver, lookOf change: ContainerChange
  ) -> ContainerLook {
    guard change.isAnimated, let old = change.former.selectedIndex, let new = selectedIndex else {
      return .atOnce
    }
    let push = Transition.push(from: old < new ? .trailing : .leading)
    return .animator(push.animator(), interactor: drag?.interactor)
  }

  // MARK: The view

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(PanGestureRecognizer { [weak self] in self?.follow($0) })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    driver.containerWillAppear()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    driver.layOut()
  }

  override func viewWillDisappear(_ animated: Bool) {
    driver.containerWillDisappear()
    super.viewWillDisappear(animated)
  }

  // MARK: The drag

  private func follow(_ pan: PanGestureRecognizer) {
    let (way, speed) = (pan.translation(in: view).x, pan.velocity(in: view).x)
    switch pan.state {
    case .began:
      guard !isPerformingTransition else { return }
      drag = (PercentDrivenInteractiveTransition(), way < 0 ? 1 : -1)
      move(by: way < 0 ? 1 : -1)
    case .changed: drag?.interactor.update(part(of: way))
    case .ended where part(of: way + speed / 4) > 0.5: drag?.interactor.finish()
    case .ended, .cancelled, .failed: drag?.interactor.cancel()
    case .possible: break
    }
  }

  /// Returns the fraction of the change for a distance to the right.
  private func part(of way: Double) -> Double {
    -way * Double(drag?.step ?? 1) / max(1, view.bounds.width)
  }

  func containerDriver(
    _ driver: ContainerDriver, didEnd change: ContainerChange, didComplete: Bool
  ) { drag = nil }

  // MARK: Keys

  override var keyCommands: [KeyCommand] {
    super.keyCommands
      + [(KeyCommand.inputLeftArrow, -1), (KeyCommand.inputRightArrow, 1)].map { input, step in
        KeyCommand(title: step < 0 ? "Previous" : "Next", input: input) { [weak self] in
          self?.move(by: step)
        }
      }
  }

  // MARK: Unwinding

  override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { driver.membersForUnwinding(from: source) }

  override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    driver.reveal(subsequent)
  }
}
