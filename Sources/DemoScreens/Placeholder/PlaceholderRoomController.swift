import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Shows one of three controllers, or none, in each of two placeholders, and keeps the controllers that are not shown.
///
/// The placeholders and their controllers come from a storyboard.
final class PlaceholderRoomController: RoomController {
  /// The storyboard identifiers of the insets, which are also their titles in English.
  private static let kinds = ["Counter", "Slider", "Lantern"]

  private let environment: DemoEnvironment
  private let place = View()
  private let log = PrintedLinesView()
  private lazy var turnButton = RoomAction.button(String(localized: "Turn and swap")) {
    [weak self] in
    self?.turnAndSwap()
  }
  /// The placeholder controller; nil if the storyboard cannot be used.
  private var places: PlacesController?
  /// The controllers of each placeholder, including those that are not shown.
  private var insets: [[InsetController]] = []
  private lazy var turner = WindowTurner(self)
  /// Whether both insets will be exchanged when the window rotates.
  private var isSwapPending = false

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init(title: String(localized: "Placeholder"))
  }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Show another child in the first place"),
        [RoomTry.click(String(localized: "%@ inset", String(localized: "First")))],
        call: "viewDidAppear"),
      RoomTry(
        String(localized: "Show another child in the second place"),
        [RoomTry.click(String(localized: "%@ inset", String(localized: "Second")))],
        call: "viewDidAppear"),
      RoomTry(
        String(localized: "Turn the window, and replace both children"),
        [RoomTry.click(String(localized: "Turn and swap"))], call: "viewDidAppear"),
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        sentence: String(
          localized:
            "Two places with one child each: the owner keeps the children that are not shown."),
        byHand:
          String(
            localized:
              "Each place has insets and transitions of its own. An inset that comes back is as you left it, "
              + "since its owner keeps it."),
        source: "Sources/DemoScreens/Placeholder/PlaceholderRoomController.swift"),
      modes: turnButton, stage: place, side: RoomSide(log, name: "delegate's calls", width: 240))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    do throws(InterfaceFailure) {
      show(try makePlaces())
    } catch {
      show(error, in: place)
      turnButton.isEnabled = false
    }
  }

  /// Makes the placeholder controller, and the inset controllers for both placeholders.
  private func makePlaces() throws(InterfaceFailure) -> PlacesController {
    let interfaces = environment.interfaces
    let storyboard = try interfaces.storyboard(named: "PlaceholderStoryboard")
    let places = try interfaces.controller(nil, of: storyboard, as: PlacesController.self)
    places.loadViewIfNeeded()
    guard places.isComplete else {
      throw interfaces.missing("two places with insets", in: storyboard)
    }
    var insets: [[InsetController]] = []
    for index in PlacesController.names.indices {
      var list: [InsetController] = []
      for kind in PlaceholderRoomController.kinds {
        // Segues have already set the first insets.
        let present = places.inset(at: index) as? InsetController
        let inset =
          if let present, present.kind == kind { present } else {
            try interfaces.controller(kind, of: storyboard, as: InsetController.self)
          }
        inset.place = index
        list.append(inset)
      }
      insets.append(list)
    }
    self.insets = insets
    return places
  }

  private func show(_ places: PlacesController) {
    self.places = places
    places.delegate = self
    for (index, column) in places.columns.enumerated() {
      let first = places.inset(at: index) as? InsetController
      column.addChoices(
        titles: (PlaceholderRoomController.kinds + ["None"]).map { String(localized: $0) },
        transition: first?.transition ?? .none)
      column.chosen = insets[index].firstIndex { $0 === first } ?? 0
      column.inset.control.addAction(for: .valueChanged) { [weak self, weak column] in
        if let self, let column { choose(column.chosen, at: index) }
      }
    }
    embed(places, in: place)
  }

  /// Shows the controller with the given number in the placeholder at an index; the last number removes the controller.
  private func choose(_ number: Int, at index: Int) {
    guard let places else { return }
    let column = places.columns[index]
    column.chosen = number
    // A choice during a transition finishes the transition.
    if places.isPerformingTransition(at: index) { places.finishTransitions() }
    places.setInset(
      number < insets[index].count ? insets[index][number] : nil, at: index,
      transition: column.choice.chosen)
  }

  /// Shows the next controller in both placeholders.
  private func swap() {
    isSwapPending = false
    for (index, column) in (places?.columns ?? []).enumerated() {
      choose((column.chosen + 1) % insets[index].count, at: index)
    }
  }

  // MARK: Turning

  private func turnAndSwap() {
    isSwapPending = true
    turner.turn { [weak self] reason in
      guard let self, isSwapPending else { return }
      say(String(localized: "%@ The insets change nevertheless.", reason))
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
    log.append("\(PlacesController.names[index]) - \(call) \(controller.title ?? "")")
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
