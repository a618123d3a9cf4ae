import AtriumKit

/// A controller that does something when it is told that it will appear.
final class Restless: ViewController {
  var onWillAppear: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?()
  }
}
