import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit

/// Shows one of three controllers, or none, in each of one to four placeholders.
///
/// The room keeps the controllers that are not shown. In its second mode, it shows a stack with another placeholder
/// controller inside. The containers and their children come from two storyboards.
final class PlaceholderRoomController: RoomController {
  /// The storyboard identifiers of the insets, which are also their titles in English.
  private static let kinds = ["Counter", "Slider", "Lantern"]

  private let environment: DemoEnvironment
  private let place = PlacesScrollView()
  private let modes = SegmentedControl(titles: [
    String(localized: "Places"), String(localized: "In a stack"),
  ])
  private let count = Stepper(value: Double(PlacesController.countInFile), in: 1...4)
  private lazy var panel = PlaceholderPanel(count: count, turnButton)
  private var log: PrintedLinesView { panel.log }
  private lazy var turnButton = RoomAction.button(String(localized: "Turn and swap")) {
    [weak self] in
    self?.turnAndSwap()
  }
  /// The placeholder controller; nil if the storyboard cannot be used.
  private var places: PlacesController?
  /// The stack that contains a placeholder controller; nil in the other mode.
  private var stack: ViewController?
  /// The controllers of each placeholder, including those that are not shown.
  private var insets: [[InsetController]] = []
  private lazy var turner = WindowTurner(self)
  private var names = ControllerNames()
  /// Whether each placeholder will show its next controller when the window rotates.
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
        String(localized: "Cover a placeholder controller in a stack, and reveal it"),
        choosing(String(localized: "In a stack")) + [
          RoomTry.click(String(localized: "Push")), "wait 0.6",
          RoomTry.click(String(localized: "Back")),
        ], call: "viewDidAppear"),
    ]
  }

  override func makeSettings() -> [RoomSetting] {
    [
      RoomSetting(
        modes, lines: ["placeholders.setInset(inset, at: 0)", "stack.push(placeholders)"]),
      RoomSetting(count) { "placeholders.placeholderViews // \(Int($0))" },
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    modes.selectedSegmentIndex = 0
    modes.accessibilityLabel = String(localized: "Container")
    return RoomView(
      .init(
        sentence: String(
          localized:
            "Each place shows one child: the owner keeps the children that are not shown."),
        byHand:
          String(
            localized:
              "Each place has insets and transitions of its own. An inset that comes back is as you left it, "
              + "since its owner keeps it. In a stack, the places are covered and revealed together."
          ),
        source: "Sources/DemoScreens/Placeholder/PlaceholderRoomController.swift"),
      modes: modes, stage: place,
      side: RoomSide(panel, name: "delegate's calls", width: 240, share: 0.34))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    explainCalls(of: log)
    modes.addAction(for: .valueChanged) { [weak self] in self?.chooseMode() }
    count.addAction(for: .valueChanged) { [weak self] in self?.chooseCount() }
    do throws(InterfaceFailure) {
      show(try makePlaces())
    } catch {
      show(error, in: place)
      for control in [turnButton, modes, count] as [Control] { control.isEnabled = false }
    }
  }

  /// Makes the placeholder controller, and the inset controllers for up to four placeholders.
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
      addChoices(to: column, at: index, transition: first?.transition ?? .none)
      column.chosen = insets[index].firstIndex { $0 === first } ?? 0
    }
    place.show(places.view)
    embed(places, in: place)
  }

  private func addChoices(to column: PlaceColumn, at index: Int, transition: StepTransition) {
    column.addChoices(
      titles: (PlaceholderRoomController.kinds + ["None"]).map { String(localized: $0) },
      transition: transition)
    column.inset.control.addAction(for: .valueChanged) { [weak self, weak column] in
      if let self, let column { choose(column.chosen, at: index) }
    }
  }

  // MARK: Choices

  /// Adds or removes placeholders until their number is the chosen one; a new placeholder shows an inset immediately.
  private func chooseCount() {
    guard let places else { return }
    let wish = Int(count.value)
    while places.columns.count > wish { places.removePlace() }
    let transitions: [StepTransition] = [
      .coverFromBottom, .flipVertically, .pushFromRight, .emergeFromCenter,
    ]
    while places.columns.count < wish, let column = places.addPlace() {
      let index = places.columns.count - 1
      addChoices(to: column, at: index, transition: transitions[index])
      choose(index % insets[index].count, at: index)
    }
    panel.showCount()
    place.setNeedsLayout()
    places.view.setNeedsLayout()
  }

  /// Shows the placeholder controller alone, or a stack with another placeholder controller in it.
  private func chooseMode() {
    guard let places else { return }
    let isInStack = modes.selectedSegmentIndex == 1
    for control in [turnButton, count] as [Control] { control.isEnabled = !isInStack }
    takeOut(stack ?? places)
    log.clear()
    let new = isInStack ? makeStack() : places
    stack = isInStack ? new : nil
    place.show(new.view)
    embed(new, in: place)
  }

  private func makeStack() -> ViewController {
    do throws(InterfaceFailure) {
      let stack = try StackedPlacesController.makeStack(environment.interfaces)
      stack.addLifecycleObserver(self)
      return stack
    } catch {
      return InterfaceFailureController("stack", error)
    }
  }

  /// Shows a controller in a placeholder, or removes the placeholder's controller.
  ///
  /// - Parameters:
  ///   - number: The index of the controller among the controllers of the placeholder; an index after the last one
  ///     removes the controller.
  ///   - index: The index of the placeholder.
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

  /// Shows the next controller in each placeholder.
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

extension PlaceholderRoomController: LifecycleObserver {
  /// Prints the `will` and `did` appearance calls of the stack's children and their insets.
  func observe(_ event: LifecycleEvent) {
    let call = event.kind.name
    guard event.controller !== stack, call.hasSuffix("ppear") else { return }
    log.append(
      "\(event.controller.title ?? "") - \(call)", call: RoomCall(event, &names))
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
