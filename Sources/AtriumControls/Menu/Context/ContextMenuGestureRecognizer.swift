import AtriumGeometry
import AtriumKit

/// Recognises the press that opens a context menu, and moves the highlight in the menu while the press continues.
///
/// The right button of the pointer opens the menu when it goes down. A finger opens the menu after it has rested
/// on the view.
final class ContextMenuGestureRecognizer: GestureRecognizer {
  /// The time for which a finger rests before the menu opens, in seconds.
  private static let restTime = 0.5

  /// The interaction; weak, because a method of its delegate may remove and release it.
  private weak var interaction: ContextMenuInteraction?
  private var start = Point.zero
  private weak var menu: MenuController?

  init(_ interaction: ContextMenuInteraction) {
    self.interaction = interaction
    super.init()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard numberOfTouches == 1, let touch = touches.first else { return state = .failed }
    start = touch.location(in: nil)
    guard touch.type == .direct else {
      guard event.buttonMask == [.secondary] else { return state = .failed }
      return open()
    }
    scheduleTimer(withTimeInterval: ContextMenuGestureRecognizer.restTime) { [weak self] in
      self?.open()
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let point = touches.first?.location(in: nil) else { return }
    guard state == .possible else {
      menu?.pressDidMove(to: point)
      return state = .changed
    }
    // A finger that moves before the rest time has passed does not open the menu.
    if point.distance(to: start) > GestureConstants.panTravel { state = .failed }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard state != .possible else { return state = .failed }
    if let point = touches.first?.location(in: nil) { menu?.pressDidEnd(at: point) }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    menu = nil
  }

  private func open() {
    guard let interaction, let view = interaction.view else { return state = .failed }
    let location = view.convert(start, from: nil)
    guard let configuration = interaction.configuration(at: location) else {
      return state = .failed
    }
    state = .began
    // Another recogniser may have prevented this one.
    guard state == .began else { return }
    menu = interaction.open(configuration, at: location, startsAtItem: false)
    menu?.pressDidBegin(at: start)
  }
}
