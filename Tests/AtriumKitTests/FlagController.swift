import AtriumKit

/// A controller that logs the flags `isMovingToParent`, `isBeingPresented` and so on in its appearance
/// calls.
final class FlagController: ViewController {
  var seen: [String] = []

  private func note(_ call: String) {
    var line = call
    if isBeingPresented { line += " presented" }
    if isBeingDismissed { line += " dismissed" }
    if isMovingToParent { line += " to" }
    if isMovingFromParent { line += " from" }
    seen.append(line)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("wa")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("ia")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("da")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("wd")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("dd")
  }
}
