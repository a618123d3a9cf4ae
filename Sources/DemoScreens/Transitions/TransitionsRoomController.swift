import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Shows all step transitions, and one of them on a stage where the user controls the position and speed.
final class TransitionsRoomController: RoomController {
  private lazy var page = TransitionStageView(.flipVertically)
  private let grid = TransitionGridView()
  private lazy var player = TransitionPlayer(view: page)
  /// The position of the transition at which a drag across the stage began.
  private var dragStart = 0.0

  init() { super.init(title: String(localized: "Transitions")) }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Play the transition"),
        [RoomTry.click(String(localized: "Play"))], call: nil),
      RoomTry(
        String(localized: "Play it, and play it back"),
        [RoomTry.click(String(localized: "Play")), RoomTry.click(String(localized: "Reverse"))],
        call: nil),
      RoomTry(
        String(localized: "Play another transition"),
        [RoomTry.click(String(localized: "Cross dissolve"))], call: nil),
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    grid.mark(page.pair.transition)
    return RoomView(
      .init(
        sentence: String(
          localized: "How one child's view replaces another: every transition, at your own speed."),
        byHand:
          String(
            localized:
              "Point at a picture to see it move, and click to bring it on the stage. There the "
              + "transition is under your hand: drag the moment, or the stage itself."),
        source: "Sources/DemoScreens/Transitions/TransitionsRoomController.swift"),
      stage: page, side: RoomSide(grid, name: "transitions", width: 440, share: 0.42))
  }

  /// Plays the transition to a position, and announces the position.
  ///
  /// A screen reader follows neither the motion nor the slider.
  private func play(to position: Double) {
    player.play(to: position)
    Accessibility.post(
      notification: .announcement,
      argument: String(localized: "Plays to %@ %.", "\(Int((position * 100).rounded()))"))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let controls = page.controls
    player.onChange = { [weak self] in self?.update() }
    grid.onChoose = { [weak self] in self?.choose($0) }
    controls.playButton.addAction(for: .primaryActionTriggered) { [weak self] in
      guard let self else { return }
      if player.isPlaying { player.pause() } else { play(to: 1) }
    }
    controls.reverseButton.addAction(for: .primaryActionTriggered) { [weak self] in
      self?.play(to: 0)
    }
    controls.moment.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      player.move(to: page.controls.moment.value)
    }
    controls.duration.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      player.duration = page.controls.duration.value
      update()
    }
    controls.speed.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      let index = max(0, page.controls.speed.selectedSegmentIndex)
      player.speed = TransitionControlsView.speeds[index].value
    }
    page.stage.addGestureRecognizer(
      PanGestureRecognizer { [weak self] in self?.drag($0) })
    player.duration = page.pair.transition.defaultDuration
    update()
  }

  /// Shows a transition on the stage and plays it.
  private func choose(_ transition: StepTransition) {
    player.move(to: 0)
    page.show(transition)
    grid.mark(transition)
    player.duration = transition.defaultDuration
    player.play(to: 1)
  }

  /// Moves the position by the distance of a drag; the stage is as wide as the whole transition.
  private func drag(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      dragStart = player.position
      fallthrough
    case .changed, .ended:
      let isMirrored = traitCollection.layoutDirection == .rightToLeft
      let way = pan.translation(in: page.stage).x / max(1, page.stage.bounds.width)
      player.move(to: min(max(dragStart + (isMirrored ? -way : way), 0), 1))
    default: break
    }
  }

  private func update() {
    page.pair.position = player.position
    page.controls.show(
      position: player.position, duration: player.duration, isPlaying: player.isPlaying)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    player.pause()
  }
}
