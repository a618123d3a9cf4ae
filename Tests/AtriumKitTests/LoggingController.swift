import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A controller that logs the calls that golden logs show in brackets: traits, layout, alongside, completion.
///
/// The values that its overrides return can be set.
class LoggingController: ViewController {
  weak var recorder: LifecycleRecorder?
  private(set) var lastDuration = -1.0
  private(set) var lastTransform = AffineTransform.identity
  /// Whether rotation calls are logged with size and orientation.
  var logsState = false
  var orientations = InterfaceOrientationMask.all {
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }
  var autorotates = true
  var forwardsRotations = true
  var forwardsSizes = true
  var childSize: Size?
  /// Called with the name of each logged call, and of each call that reports a size.
  var onCall: ((String) -> Void)?

  init(_ name: String) {
    super.init()
    title = name
  }

  func note(_ event: String) {
    recorder?.note("\(title ?? "?").\(event)")
    onCall?(event)
  }

  private var state: String {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return "\(Int(size.width))x\(Int(size.height)) \(interfaceOrientation.name)"
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { orientations }
  override var shouldAutorotate: Bool { autorotates }
  override var shouldAutomaticallyForwardRotationMethods: Bool { forwardsRotations }

  override func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    childSize ?? parentSize
  }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    lastDuration = coordinator.transitionDuration
    lastTransform = coordinator.targetTransform
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.note("al") },
      completion: { [weak self] _ in self?.note("co") })
    onCall?("sz")
    if forwardsSizes { super.viewWillTransition(to: size, with: coordinator) }
  }

  override func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    if forwardsSizes { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("td")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("ly")
  }

  override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    lastDuration = duration
    if logsState { note("at wr: \(state)") }
    onCall?("wr")
  }

  override func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    if logsState { note("at war: \(state)") }
    onCall?("war")
  }

  override func didRotate(from orientation: InterfaceOrientation) {
    if logsState { note("at dr: \(state)") }
    onCall?("dr")
  }
}
