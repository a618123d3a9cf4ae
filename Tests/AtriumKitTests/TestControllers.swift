import AtriumKit

/// A controller that runs a closure of the test in each of its overrides.
final class ScriptedController: ViewController {
  var onLoad: (() -> Void)?
  var onWillAppear: (() -> Void)?
  var onIsAppearing: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var onWillMove: ((ViewController?) -> Void)?
  var onDidMove: ((ViewController?) -> Void)?
  var forwards = true

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onIsAppearing?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDidDisappear?()
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    onWillMove?(parent)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    onDidMove?(parent)
  }
}
