import AtriumGeometry
import AtriumKit

/// Translates the key presses in an open ring into actions.
///
/// The translation has a state, because some results depend on earlier keys: two arrow keys within 120 ms select a
/// diagonal, and letters within a second form the first letters of a title.
struct RingMenuKeys {
  /// The time within which a second arrow key selects a diagonal, in seconds.
  private static let diagonalTime = 0.12

  /// The effect of a key press.
  enum Action: Equatable {
    /// Highlights a wedge.
    case highlight(Int?)
    /// Highlights an item, which may be on another page of the level.
    case show(item: Int)
    /// Chooses a wedge.
    case choose(Int)
    /// Goes back one level, or closes the menu.
    case back
    /// Closes the menu.
    case cancel
    /// Turns the pages of the level by a number of pages.
    case turnPage(Int)
    /// The key belongs to the menu, but has no effect now.
    case none
  }

  private var lastArrow: (angle: Double, time: Double)?
  private var typeAhead = RingMenuTypeAhead()

  /// Translates a key.
  ///
  /// - Parameters:
  ///   - press: The key press.
  ///   - time: The time, in seconds.
  ///   - levels: The current level.
  ///   - highlighted: The highlighted wedge.
  ///   - marked: The wedge from which Tab moves on if no wedge is highlighted.
  ///   - items: The items of the level.
  /// - Returns: The effect; nil if the key does not belong to the menu.
  @MainActor
  mutating func action(
    for press: Press, at time: Double, levels: RingMenuLevels, highlighted: Int?, marked: Int?,
    items: [RingMenuItem]
  ) -> Action? {
    let code = press.key.keyCode
    let wedges = levels.wedges
    let targets = wedges.contents.indices.filter { wedges.contents[$0] != .gap }
    if let digit = code.digit { return digitAction(digit, press, levels) }
    if let angle = code.arrowAngle {
      return .highlight(arrow(angle, at: time, wedges, highlighted))
    }
    if let pad = code.padDirection {
      guard !press.isRepeat else { return Action.none }
      guard let angle = pad else { return .back }
      return wedges.nearest(to: angle, within: .pi / 4).map(Action.choose) ?? Action.none
    }
    switch code {
    case .keyboardEscape:
      if press.isRepeat { return Action.none }
      return press.key.modifierFlags.contains(.shift) ? .cancel : .back
    case .keyboardDeleteOrBackspace:
      return press.isRepeat || levels.isFirst ? Action.none : .back
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      // If no wedge is highlighted, the key has no effect and the menu stays open.
      return press.isRepeat ? Action.none : highlighted.map(Action.choose) ?? Action.none
    case .keyboardTab:
      let step = press.key.modifierFlags.contains(.shift) ? -1 : 1
      return .highlight(RingMenuKeys.step(step, from: highlighted ?? marked, in: targets))
    case .keyboardHome: return .highlight(targets.first)
    case .keyboardEnd: return .highlight(targets.last)
    case .keyboardPageUp: return levels.pageCount > 1 ? .turnPage(-1) : Action.none
    case .keyboardPageDown: return levels.pageCount > 1 ? .turnPage(1) : Action.none
    default: return letterAction(press, at: time, levels, highlighted, items)
    }
  }

  private func digitAction(_ digit: Int, _ press: Press, _ levels: RingMenuLevels) -> Action {
    guard !press.isRepeat, let item = levels.item(atPlace: digit),
      let wedge = levels.wedges.wedge(of: .item(item))
    else { return .none }
    return .choose(wedge)
  }

  @MainActor
  private mutating func letterAction(
    _ press: Press, at time: Double, _ levels: RingMenuLevels, _ highlighted: Int?,
    _ items: [RingMenuItem]
  ) -> Action? {
    let blocking: KeyModifierFlags = [.control, .alternate, .command]
    guard press.key.modifierFlags.isDisjoint(with: blocking),
      let letter = press.key.characters.first, letter.isLetter || letter.isNumber
    else { return nil }
    let keys = items.enumerated().map { index, item in
      levels.node(index).isTarget ? item.accessKey : nil
    }
    if let index = RingMenuTypeAhead.index(of: letter, in: keys) {
      if press.isRepeat { return Action.none }
      guard let wedge = levels.wedges.wedge(of: .item(index)) else { return .show(item: index) }
      return .choose(wedge)
    }
    var current: Int?
    if let highlighted, case .item(let item) = levels.wedges.contents[highlighted] {
      current = item
    }
    let names = items.enumerated().map { index, item in
      levels.node(index).isTarget ? item.shownTitle : nil
    }
    let found = typeAhead.type(String(letter), at: time, names: names, current: current)
    return found.map(Action.show) ?? Action.none
  }

  /// Returns the wedge that an arrow key highlights.
  ///
  /// The first arrow key highlights the item nearest to its direction. Further arrow keys move the highlight in their
  /// direction by one item. If the direction is opposite to the highlighted item (within 20°), the highlight jumps to
  /// the item in that direction.
  private mutating func arrow(
    _ direction: Double, at time: Double, _ wedges: RingMenuWedges, _ current: Int?
  ) -> Int? {
    let last = lastArrow
    lastArrow = (direction, time)
    if let last, time - last.time <= RingMenuKeys.diagonalTime + 1e-9 {
      let turn = RingMenuWedges.turn(from: last.angle, to: direction)
      if abs(abs(turn) - .pi / 2) < 1e-9,
        let between = wedges.nearest(to: last.angle + turn / 2, within: .pi / 4)
      {
        return between
      }
    }
    guard let nearest = wedges.nearest(to: direction, within: .pi / 4) else {
      return toward(direction, wedges, current)
    }
    guard let current, nearest != current else { return nearest }
    return toward(direction, wedges, current)
  }

  private func toward(_ direction: Double, _ wedges: RingMenuWedges, _ current: Int?) -> Int? {
    let targets = wedges.contents.indices.filter { wedges.contents[$0] != .gap }
    guard let current else { return wedges.nearest(to: direction, within: .pi) }
    let turn = RingMenuWedges.turn(from: wedges.angle(of: current), to: direction)
    if abs(turn) >= .pi - .pi / 9 {
      return wedges.nearest(to: direction, within: .pi / 4) ?? current
    }
    guard abs(turn) > 1e-9 else { return current }
    return RingMenuKeys.step(turn > 0 ? 1 : -1, from: current, in: targets)
  }

  private static func step(_ distance: Int, from current: Int?, in targets: [Int]) -> Int? {
    guard let current, let place = targets.firstIndex(of: current) else {
      return distance > 0 ? targets.first : targets.last
    }
    return targets[(place + distance + targets.count) % targets.count]
  }
}

extension KeyboardHIDUsage {
  /// The position of the item for a digit key: from 0 for the key 1 to 9 for the key 0; nil for other keys.
  fileprivate var digit: Int? {
    let offset = Int(rawValue) - Int(KeyboardHIDUsage.keyboard1.rawValue)
    return (0...9).contains(offset) ? offset : nil
  }

  /// The direction of an arrow key, in radians; nil for other keys.
  fileprivate var arrowAngle: Double? {
    switch self {
    case .keyboardRightArrow: 0
    case .keyboardDownArrow: .pi / 2
    case .keyboardLeftArrow: .pi
    case .keyboardUpArrow: -.pi / 2
    default: nil
    }
  }

  /// The direction of a key of the numeric keypad as seen from the key 5.
  ///
  /// The inner optional is nil for the key 5. The outer optional is nil for keys outside the keypad.
  fileprivate var padDirection: Double?? {
    let number = Int(rawValue) - Int(KeyboardHIDUsage.keypad1.rawValue) + 1
    guard (1...9).contains(number) else { return nil }
    guard number != 5 else { return .some(nil) }
    let (column, row) = (Double((number - 1) % 3 - 1), Double(1 - (number - 1) / 3))
    return Point(x: column, y: row).angle
  }
}
