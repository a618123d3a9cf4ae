import AtriumKit

/// A controller that does something when it is told that it will appear or disappear.
final class Restless: ViewController {
  var onWillAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onWillDisappear?()
  }
}
