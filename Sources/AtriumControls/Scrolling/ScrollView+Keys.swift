import AtriumGeometry
import AtriumKit

extension ScrollView {
  /// Scrolls for a key press, or moves the focus inside the focus group of the focused descendant.
  ///
  /// Tab stops only once in a group, so the arrow keys first move the focus inside the group, and scroll only at its
  /// end.
  ///
  /// - Returns: Whether the key scrolled the view or moved the focus.
  func scroll(by key: Key) -> Bool {
    guard isScrollEnabled,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    let line = keyboardScrollDistance
    switch key.keyCode {
    case .keyboardUpArrow: return moveFocusInGroup(.up) || scroll(.vertical, by: -line)
    case .keyboardDownArrow: return moveFocusInGroup(.down) || scroll(.vertical, by: line)
    case .keyboardLeftArrow: return moveFocusInGroup(.left) || scroll(.horizontal, by: -line)
    case .keyboardRightArrow: return moveFocusInGroup(.right) || scroll(.horizontal, by: line)
    case .keyboardPageUp: return scrollPage(forward: false)
    case .keyboardPageDown: return scrollPage(forward: true)
    case .keyboardSpacebar: return scrollPage(forward: !key.modifierFlags.contains(.shift))
    case .keyboardHome: return scrollToEnd(forward: false)
    case .keyboardEnd: return scrollToEnd(forward: true)
    default: return false
    }
  }

  /// Moves the focus in a direction if the focused view is a descendant with a focus group inside this view.
  private func moveFocusInGroup(_ heading: FocusHeading) -> Bool {
    guard let window, let focused = window.focusedView, focused !== self,
      focused.isDescendant(of: self)
    else { return false }
    let ancestors = sequence(first: focused) { $0.superview }.prefix { $0 !== self }
    return ancestors.contains { $0.focusGroupIdentifier != nil } && window.moveFocus(heading)
  }

  /// The axis for Page Up, Page Down, Home and End.
  ///
  /// The axis is vertical if the content overflows vertically, and horizontal otherwise.
  private var mainAxis: ScrollAxis { overflows(.vertical) ? .vertical : .horizontal }

  /// Returns whether scrolling forward increases the offset.
  ///
  /// The result is true except for the horizontal axis in a right-to-left layout.
  private func isForward(_ axis: ScrollAxis) -> Bool {
    axis == .vertical || traitCollection.layoutDirection == .leftToRight
  }

  private func scroll(_ axis: ScrollAxis, by distance: Double) -> Bool {
    if isPagingEnabled { return turnPage(axis, by: distance > 0 ? 1 : -1) }
    return step(by: axis == .vertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0))
  }

  private func scrollPage(forward: Bool) -> Bool {
    let axis = mainAxis
    let isForward = forward == isForward(axis)
    if isPagingEnabled { return turnPage(axis, by: isForward ? 1 : -1) }
    let inset = adjustedContentInset[axis]
    let room = bounds.size[axis] - inset.near - inset.far
    // The last line of the previous page stays visible.
    let distance = max(room / 2, room - keyboardScrollDistance)
    return scroll(axis, by: isForward ? distance : -distance)
  }

  private func scrollToEnd(forward: Bool) -> Bool {
    let axis = mainAxis
    let limits = limits(axis)
    return step(
      to: [axis: forward == isForward(axis) ? limits.upperBound : limits.lowerBound])
  }
}
