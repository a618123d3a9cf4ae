import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Shows one of three controllers, or none, in each of two places, and keeps those that are not shown.
final class PlaceholderRoomController: ViewController {
  private lazy var page = PlaceholderRoomView()
  private lazy var places = PlacesController(
    titles: InsetController.Kind.allCases.map(\.title) + ["None"],
    transitions: [.coverFromBottom, .flipVertically])
  /// The controllers of each place, kept while they are not shown.
  private lazy var insets = [makeInsets(0, \.clay), makeInsets(1, \.sea)]
  private lazy var turner = WindowTurner(self)
  /// Whether both insets are swapped when the window turns.
  private var isSwapPending = false

  init() {
    super.init()
    title = "Placeholder"
  }

  override func loadView() {
    view = page
    page.turnButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.turnAndSwap() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    places.delegate = self
    for (index, column) in places.columns.enumerated() {
      column.chosen = index
      places.setInset(insets[index][index], at: index, transition: column.choice.chosen)
      column.inset.control.addAction(for: .valueChanged) { [weak self, weak column] in
        if let self, let column { choose(column.chosen, at: index) }
      }
    }
    addChild(places)
    places.view.frame = page.content.bounds
    places.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.content.addSubview(places.view)
    places.didMove(toParent: self)
  }

  private func makeInsets(_ place: Int, _ color: KeyPath<Palette, Color>) -> [InsetController] {
    InsetController.Kind.allCases.map {
      InsetController($0, color: color, place: PlacesController.names[place])
    }
  }

  /// Shows the controller of a number in a place; the last number stands for none.
  private func choose(_ number: Int, at index: Int) {
    let column = places.columns[index]
    column.chosen = number
    // A choice during a transition ends it.
    if places.isPerformingTransition(at: index) { places.finishTransitions() }
    places.setInset(
      number < insets[index].count ? insets[index][number] : nil, at: index,
      transition: column.choice.chosen)
  }

  /// Shows the next controller in both places.
  private func swap() {
    isSwapPending = false
    for (index, column) in places.columns.enumerated() {
      choose((column.chosen + 1) % insets[index].count, at: index)
    }
  }

  // MARK: Turning

  private func turnAndSwap() {
    isSwapPending = true
    turner.turn { [weak self] reason in
      guard let self, isSwapPending else { return }
      (ringMenuController as? HouseController)?.say("\(reason) The insets change nevertheless.")
      swap()
    }
  }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    turner.forget()
    if isSwapPending { swap() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    turner.forget()
    isSwapPending = false
  }
}

extension PlaceholderRoomController: PlaceholderControllerDelegate {
  private func print(_ call: String, _ controller: ViewController, _ index: Int) {
    page.log.append("\(PlacesController.names[index]) - \(call) \(controller.title ?? "")")
  }

  func placeholderController(
    _ placeholderController: PlaceholderController, willShow viewController: ViewController,
    at index: Int, animated: Bool
  ) {
    print("willShow", viewController, index)
  }

  func placeholderController(
    _ placeholderController: PlaceholderController, didShow viewController: ViewController,
    at index: Int, animated: Bool
  ) {
    print("didShow", viewController, index)
  }

  func placeholderController(
    _ placeholderController: PlaceholderController, willHide viewController: ViewController,
    at index: Int, animated: Bool
  ) {
    print("willHide", viewController, index)
  }

  func placeholderController(
    _ placeholderController: PlaceholderController, didHide viewController: ViewController,
    at index: Int, animated: Bool
  ) {
    print("didHide", viewController, index)
  }
}
