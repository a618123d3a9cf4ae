import AtriumGeometry
import AtriumKit

/// A controller that records the names of its calls, also of calls that are no life-cycle events.
class Probe: ViewController {
  var calls: [String] = []

  init(_ name: String) {
    super.init()
    title = name
  }

  /// Returns the recorded calls and removes them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    calls.append("willMove")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    calls.append("didMove")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    calls.append("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("viewDidDisappear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if calls.last != "layout" { calls.append("layout") }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    calls.append("didReceiveMemoryWarning")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls.append("traitCollectionDidChange")
  }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("viewWillTransition")
  }

  override func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    calls.append("willTransition")
  }

  override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    super.willRotate(to: orientation, duration: duration)
    calls.append("willRotate")
  }

  override func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    super.willAnimateRotation(to: orientation, duration: duration)
    calls.append("willAnimateRotation")
  }

  override func didRotate(from orientation: InterfaceOrientation) {
    super.didRotate(from: orientation)
    calls.append("didRotate")
  }

  override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    calls.append("preferredContentSizeDidChange \(child.title ?? "")")
  }
}
