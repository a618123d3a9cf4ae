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

  /// The view is in its window now, which knows the time.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
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

  /// A host may tell the time only after the first picture.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isShown, timer == nil { tick() }
  }

  /// Shows the present second and waits for the next: one timer at a time, aligned anew each time,
  /// so that it neither drifts nor runs ahead when the system's clock is set.
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
      withTimeInterval: ClockTime.delay(untilSecondAfter: seconds)
    ) { [weak self] _ in
      self?.tick()
    }
  }
}
