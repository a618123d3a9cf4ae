import AtriumControls
import AtriumKit

/// Updates the clock every second while the clock is visible.
final class ClockController: RoomController {
  private let clock = ClockView()
  private var timer: Timer?
  private var isShown = false

  init() { super.init(title: String(localized: "Clock")) }

  // MARK: The guide

  override var tries: [RoomTry] { [.leaveAndReturn, .turn, .sheet] }

  override var sourceFile: String? { "Sources/DemoScreens/Clock/ClockController.swift" }
  override var excerptName: String { "viewIsAppearing" }

  // MARK: The view

  override func makeRoom() -> RoomView { RoomView(nil, stage: clock, extent: .window) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
  }

  /// Starts the clock.
  ///
  /// The window provides the time of day, and the view has no window before this call. The window may receive the time
  /// of day later, and again when the system clock is changed.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.observeTimeOfDay(owner: self) { [weak self] in
      if let self, isShown { tick() }
    }
    tick()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if timer == nil { tick() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    timer?.invalidate()
    timer = nil
  }

  /// Displays the current second and schedules the next one.
  ///
  /// A new timer for each second is aligned to the clock, so that the display does not drift, even when the system
  /// clock is changed. In an invisible window the timer does not fire.
  private func tick() {
    timer?.invalidate()
    timer = nil
    guard let window = view.window, let seconds = window.secondsSinceMidnight else {
      clock.time = .shopWindow
      return
    }
    clock.time = ClockTime(secondsSinceMidnight: seconds)
    guard isShown else { return }
    timer = window.scheduleTimer(
      withTimeInterval: ClockTime.delay(untilSecondAfter: seconds), onlyWhileVisible: true
    ) { [weak self] _ in
      self?.tick()
    }
  }
}
