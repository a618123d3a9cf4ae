import AtriumKit

/// Lets the clock tick while it is on screen.
final class ClockController: ViewController {
  private let clock = ClockView()
  private var timer: Timer?
  private var isShown = false

  override init() {
    super.init()
    title = "Clock"
  }

  override func loadView() {
    view = clock
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
  }

  /// The view is in its window now, which knows the time, or hears it later, and anew when the user's
  /// clock jumps.
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

  /// Shows the present second and waits for the next.
  ///
  /// There is one timer at a time, aligned anew each time, so that it neither drifts nor runs ahead
  /// when the system's clock is set. Nothing ticks in a window that nobody can see.
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
