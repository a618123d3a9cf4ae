import AtriumControls
import AtriumGeometry
import AtriumKit

/// The layers of a sliding menu: the frames of the front and the menus for an offset.
///
/// The offset is the distance of the front from its closed position, or the visible width of a menu above
/// the front: positive for the leading menu, negative for the trailing menu.
@MainActor
final class SlidingMenuPanels {
  private unowned let controller: SlidingMenuController
  let front = SlidingMenuFront()
  private(set) lazy var motion = SlidingMenuMotion(in: controller.view)
  private var panels: [SlidingMenuSide: SlidingMenuPanel] = [:]
  /// Whether the container is wide enough for a menu beside the front, as ``isSideBySide(in:)`` decides.
  private(set) var isSideBySide = false

  init(_ controller: SlidingMenuController) {
    self.controller = controller
  }

  private var style: SlidingMenuController.Style { controller.style }
  private var area: Size { controller.view.bounds.size }

  var offset: Double { motion.place }

  /// 1 if positive offsets move to the right, −1 if they move to the left.
  var direction: Double {
    controller.traitCollection.layoutDirection == .rightToLeft ? -1 : 1
  }

  func install(in view: View) {
    view.addSubview(front)
    motion.onStep = { [weak self] _ in
      self?.layOut()
      self?.deployShown()
    }
  }

  // MARK: Sizes

  /// Returns the width of an open menu, in points.
  func width(_ side: SlidingMenuSide, in container: Double? = nil) -> Double {
    let wish = side == .leading ? style.menuWidth : style.trailingMenuWidth
    return wish.length(in: container ?? area.width)
  }

  func isSideBySide(in width: Double) -> Bool {
    style.sideBySideWidth.map { width >= $0 && width > 0 } ?? false
  }

  /// Returns the offset of a position, in points.
  func offset(of position: SlidingMenuController.Position) -> Double {
    guard let side = position.side else { return 0 }
    let isMost = position == side.most
    return side.sign * min(area.width, width(side) + (isMost ? style.overdraw.orZero : 0))
  }

  /// Returns the frame of the front at an offset, in a container of the given size.
  private func frontFrame(in size: Size, offset: Double, isSideBySide: Bool) -> Rect {
    if isSideBySide {
      let shown = min(abs(offset), size.width)
      let isMenuLeft = (offset > 0) == (direction > 0)
      return Rect(
        x: isMenuLeft ? shown : 0, y: 0, width: size.width - shown, height: size.height)
    }
    guard style.layering == .under else { return Rect(origin: .zero, size: size) }
    let top = min(size.height, style.frontTopInset.orZero)
    return Rect(
      x: direction * offset, y: top, width: size.width, height: size.height - top)
  }

  /// Returns the size of the content at a position, in a container of the given size (DC-38).
  func contentSize(at position: SlidingMenuController.Position, in size: Size) -> Size {
    guard isSideBySide(in: size.width), let side = position.side else {
      return frontFrame(in: size, offset: 0, isSideBySide: false).size
    }
    return Size(width: max(0, size.width - width(side, in: size.width)), height: size.height)
  }

  /// Returns the size of a menu in a container of the given size (DC-38).
  func menuSize(_ side: SlidingMenuSide, in size: Size) -> Size {
    let width = self.width(side, in: size.width)
    if isSideBySide(in: size.width) { return Size(width: width, height: size.height) }
    if style.layering == .under, style.menusFillContainer { return size }
    return Size(width: min(size.width, width + style.overdraw.orZero), height: size.height)
  }

  private func menuFrame(_ side: SlidingMenuSide) -> Rect {
    var size = menuSize(side, in: area)
    let shown = max(0, side.sign * offset)
    // A menu above the front becomes wider if it is dragged beyond its width.
    if style.layering == .over { size.width = max(size.width, shown) }
    var start = 0.0
    if style.layering == .over || isSideBySide {
      start = min(0, shown - size.width)
    } else {
      let width = max(1, self.width(side))
      start = -style.displacement.orZero * (1 - min(1, shown / width))
    }
    let isLeft = (side == .leading) == (direction > 0)
    return Rect(
      x: isLeft ? start : area.width - size.width - start, y: 0, width: size.width,
      height: size.height)
  }

  // MARK: Layers

  /// Returns whether a menu's view is in the view tree.
  func isDeployed(_ side: SlidingMenuSide) -> Bool { panels[side] != nil }

  /// Adds the view of a menu, so that the menu appears; loads the view if necessary (SW-O2, SW-O6).
  func deploy(_ side: SlidingMenuSide) {
    guard panels[side] == nil, let menu = controller.menu(at: side) else { return }
    let panel = SlidingMenuPanel()
    panels[side] = panel
    View.performWithoutAnimation {
      panel.frame = menuFrame(side)
      panel.show(menu.view)
    }
    guard panels[side] === panel else { return }
    if style.layering == .over, !isSideBySide {
      controller.view.insertSubview(panel, aboveSubview: front)
    } else {
      controller.view.insertSubview(panel, at: 0)
    }
    layOut()
  }

  /// Removes the view of a menu, so that the menu disappears.
  func remove(_ side: SlidingMenuSide) {
    guard let panel = panels.removeValue(forKey: side) else { return }
    let menu = controller.menu(at: side)?.viewIfLoaded
    panel.removeFromSuperview()
    if let menu, menu.isDescendant(of: panel) { menu.removeFromSuperview() }
    if style.unloadsCoveredMenus { controller.menu(at: side)?.resetView() }
  }

  /// Whether a part of the leading menu is visible above the top edge of the closed front (SW-P5).
  private var keepsLeadingMenu: Bool {
    style.frontTopInset.orZero > 0 && style.layering == .under && !isSideBySide
  }

  /// Adds the menu that the offset uncovers, and removes the other menu unless it is about to be shown.
  private func deployShown() {
    guard offset != 0 else { return }
    let side: SlidingMenuSide = offset > 0 ? .leading : .trailing
    if controller.position.side != side.other { remove(side.other) }
    deploy(side)
  }

  /// Slides the front out of the view, beyond the trailing edge.
  ///
  /// While the trailing menu is uncovered, the front slides beyond the leading edge instead.
  func slideAway(in duration: Double, completion: @escaping (Bool) -> Void) {
    let sign = offset < 0 ? -1.0 : 1
    motion.move(
      to: { [weak self] in sign * (self?.area.width ?? 0) },
      pace: .init(duration: duration, timing: .curve(.easeInOut)), completion: completion)
  }

  /// Moves the front beyond the trailing edge at once, for the first slide (SL-6).
  func jumpAway() { motion.jump(to: area.width) }

  /// Removes the menus that the front covers after a movement.
  func removeCovered() {
    for side in SlidingMenuSide.allCases where side.sign * offset <= 0 {
      if side == .trailing || offset < 0 || !keepsLeadingMenu { remove(side) }
    }
  }

  /// Updates whether the menu is beside the front, for the current width.
  ///
  /// - Returns: Whether the value has changed.
  func updateSideBySide() -> Bool {
    let new = isSideBySide(in: area.width)
    guard new != isSideBySide else { return false }
    isSideBySide = new
    restack()
    return true
  }

  /// Moves the menus below or above the front.
  func restack() {
    for panel in panels.values {
      if style.layering == .over, !isSideBySide {
        controller.view.insertSubview(panel, aboveSubview: front)
      } else {
        controller.view.sendSubviewToBack(panel)
      }
    }
  }

  /// Sets the frames of all layers for the current offset and size.
  func layOut() {
    if keepsLeadingMenu, offset == 0 { deploy(.leading) }
    View.performWithoutAnimation {
      controller.view.backgroundColor = style.backgroundColor
      (controller.view as? SlidingMenuStage)?.extendsHitArea = style.extendsHitArea
      front.radius = style.cornerRadius.orZero
      front.frame = frontFrame(in: area, offset: offset, isSideBySide: isSideBySide)
      let isOver = style.layering == .over
      for (side, panel) in panels {
        panel.isLineAtMaxX = (side == .leading) == (direction > 0)
        panel.frame = menuFrame(side)
        panel.radius = style.cornerRadius.orZero
        cast(isOver && !isSideBySide, from: panel)
        if let menu = controller.menu(at: side), menu.parent === controller { inset(menu, side) }
      }
      cast(!isOver && !isSideBySide && offset != 0, from: front)
      front.showEdge(
        isLeft: isOver || isSideBySide || offset == 0 ? nil : (offset > 0) == (direction > 0))
      let side: SlidingMenuSide = offset >= 0 ? .leading : .trailing
      let part = min(1, abs(offset) / max(1, width(side)))
      front.shade(
        isSideBySide ? 0 : style.dimming.orZero * part,
        blocks: style.blocksFront && !isSideBySide && controller.position != .closed)
    }
  }

  /// Excludes from a menu's safe area the strip that the front covers.
  ///
  /// SWRevealViewController does not exclude this strip (its issue 393).
  private func inset(_ menu: ViewController, _ side: SlidingMenuSide) {
    let covered = max(0, menuSize(side, in: area).width - width(side))
    let isLeft = (side == .leading) == (direction > 0)
    controller.setSafeAreaInsets(
      EdgeInsets(top: 0, left: isLeft ? 0 : covered, bottom: 0, right: isLeft ? covered : 0),
      forChild: menu)
  }

  private func cast(_ isCasting: Bool, from view: View) {
    view.shadowOffset = Size(width: 0, height: 2.5)
    view.shadowRadius = style.shadowRadius.orZero
    view.shadowOpacity = isCasting ? style.shadowOpacity.orZero : 0
  }
}
