import AtriumGeometry
import AtriumKit

/// The gestures of a sliding menu.
///
/// They are a drag with a finger or a mouse, a scroll with two fingers on a touchpad, and a tap on the front that
/// closes the menu.
@MainActor
final class SlidingMenuDrag {
  /// The fraction of a drag beyond the menu's width by which the front moves, in a style without overdraw.
  private static let resistance = 0.1
  /// The velocity of a quick release by touch if the style defines none, in menu widths a second.
  private static let usualFlick = 0.3
  /// The velocity of a quick release on a touchpad if the style defines none, in menu widths a second.
  private static let usualTouchpadFlick = 0.6

  private unowned let controller: SlidingMenuController
  private let pan = PanGestureRecognizer()
  private let tap = TapGestureRecognizer()
  /// The offset of the front at the start of the drag.
  private var base = 0.0
  private var origin = SlidingMenuController.Position.closed
  private var isOnTouchpad = false
  /// Whether a drag is in progress.
  private(set) var isDragging = false

  init(_ controller: SlidingMenuController) {
    self.controller = controller
    pan.allowedScrollTypesMask = .continuous
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.follow() }
    tap.addAction { [weak self] _ in self?.controller.closeForUser() }
  }

  func install(in view: View, shade: View) {
    view.addGestureRecognizer(pan)
    shade.addGestureRecognizer(tap)
  }

  private var panels: SlidingMenuPanels { controller.panels }
  private var style: SlidingMenuController.Style { controller.style }

  /// The translation of the drag, in points; positive towards the trailing edge.
  private var travel: Double { panels.direction * pan.translation(in: controller.view).x }

  /// The velocity of the drag, in points a second; positive towards the trailing edge.
  private var velocity: Double { panels.direction * pan.velocity(in: controller.view).x }

  private func follow() {
    switch pan.state {
    case .began:
      isDragging = true
      isOnTouchpad = pan.numberOfTouches == 0
      origin = controller.position
      controller.dragWillBegin()
      base = panels.offset
      controller.delegate?.slidingMenuControllerDidBeginDragging(controller)
      move()
    case .changed: move()
    case .ended: end(velocity: velocity)
    case .cancelled, .failed: cancel()
    case .possible: break
    }
  }

  private func move() {
    guard isDragging else { return }
    panels.motion.jump(to: place(base + travel))
    let side: SlidingMenuSide = panels.offset < 0 ? .trailing : .leading
    let width = max(1, panels.width(side))
    let over = abs(panels.offset) - width
    controller.delegate?.slidingMenuController(
      controller, didDragTo: panels.offset / width,
      overProgress: style.overdraw > 0 ? min(1, max(0, over / style.overdraw)) : 0)
  }

  /// Returns the offset at which the front is shown when it is dragged to the given offset.
  ///
  /// Beyond the menu's width, the style limits the movement of the front. Without a menu on that side, the front stays
  /// closed.
  private func place(_ wish: Double) -> Double {
    guard wish != 0, wish.isFinite else { return 0 }
    let side: SlidingMenuSide = wish > 0 ? .leading : .trailing
    guard controller.menu(at: side) != nil else { return 0 }
    let width = panels.width(side)
    let beyond = abs(wish) - width
    guard beyond > 0 else { return wish }
    let overdraw = style.overdraw.orZero
    guard overdraw > 0 else { return side.sign * (width + beyond * SlidingMenuDrag.resistance) }
    let isFree = !style.bouncesBackOnOverdraw || style.restsInOverdraw || origin == side.most
    return side.sign * (width + min(overdraw, isFree ? beyond : beyond / 2))
  }

  private func cancel() {
    guard isDragging else { return }
    finish(at: origin, velocity: 0)
  }

  private func end(velocity: Double) {
    guard isDragging else { return }
    move()
    guard isDragging else { return }
    finish(at: target(velocity: velocity), velocity: velocity)
  }

  private func finish(at position: SlidingMenuController.Position, velocity: Double) {
    isDragging = false
    controller.delegate?.slidingMenuControllerDidEndDragging(controller)
    controller.settle(at: position, velocity: velocity)
  }

  /// Returns the position to which a released front moves (SW-G5, SW-G6, JP-8).
  private func target(velocity: Double) -> SlidingMenuController.Position {
    let offset = panels.offset
    let side: SlidingMenuSide =
      offset != 0 ? (offset > 0 ? .leading : .trailing) : origin.side ?? .leading
    let width = max(1, panels.width(side))
    let outwards = side.sign * velocity
    let isBeyond = abs(offset) > width
    let usual = isOnTouchpad ? SlidingMenuDrag.usualTouchpadFlick : SlidingMenuDrag.usualFlick
    let flick = style.flickVelocity ?? width * usual
    if abs(velocity) > flick {
      guard outwards > 0 else { return .closed }
      let rests = !style.bouncesBackOnOverdraw && style.restsInOverdraw && isBeyond
      return rests ? side.most : side.open
    }
    if isBeyond, style.overdraw > 0 {
      if style.bouncesBackOnOverdraw { return .closed }
      let isFar = abs(offset) > width + style.overdraw / 2
      return style.restsInOverdraw && isFar ? side.most : side.open
    }
    switch style.release {
    case .place(let part): return abs(offset) > width * part ? side.open : .closed
    case .travel(let part):
      let way = side.sign * (offset - panels.offset(of: origin))
      let isEnough = abs(way) >= (controller.view.bounds.width * part).rounded(.down)
      guard isEnough else { return origin.side == side ? origin : .closed }
      return way > 0 ? side.open : .closed
    }
  }

  /// Ends a drag because the container disappears.
  func giveUp() {
    guard isDragging else { return }
    isDragging = false
    controller.delegate?.slidingMenuControllerDidEndDragging(controller)
  }
}

extension SlidingMenuDrag: GestureRecognizerDelegate {
  /// If ``SlidingMenuController/Style/dragStrip`` is set, a closed menu accepts only touches near an edge with a menu.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard let strip = style.dragStrip, controller.position == .closed,
      !panels.motion.isRunning
    else { return true }
    let x = touch.location(in: controller.view).x
    let (leading, trailing) = (x, controller.view.bounds.width - x)
    let isMirrored = panels.direction < 0
    let near: [SlidingMenuSide] = [
      (isMirrored ? trailing : leading) < strip ? .leading : nil,
      (isMirrored ? leading : trailing) < strip ? .trailing : nil,
    ].compactMap { $0 }
    return near.contains { controller.menu(at: $0) != nil }
  }

  /// Lets a drag begin if it moves horizontally towards a menu and the container's delegate allows it (SW-G1, SW-G2).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let way = pan.translation(in: controller.view)
    guard !isDragging, controller.canDrag, way.x != 0,
      abs(way.x) >= SwipeRelease.directness * abs(way.y)
    else { return false }
    if panels.offset == 0, controller.position == .closed {
      let side: SlidingMenuSide = panels.direction * way.x > 0 ? .leading : .trailing
      guard controller.menu(at: side) != nil, !controller.isBehindNavigationRoot else {
        return false
      }
    }
    return controller.delegate?.slidingMenuControllerShouldBeginDragging(controller) ?? true
  }
}
