import AtriumControls
import AtriumGeometry
import AtriumKit

/// The swipe between tabs.
extension TabBarController {
  /// Returns the transition of a swipe to a neighbouring tab; nil without such a tab, or if the delegate refuses it.
  func course(of swipe: TransitionSwipe.Beginning) -> TransitionSwipe.Course? {
    // A drag to the left shows the next tab.
    let forwards = traitCollection.layoutDirection == .rightToLeft ? 1.0 : -1
    let step = forwards * swipe.way > 0 ? 1 : -1
    guard let tab = neighbour(step), maySelect(tab) else { return nil }
    return TransitionSwipe.Course(
      direction: forwards * Double(step), length: contentView.bounds.width,
      duration: ViewController.Transition.push(from: .trailing).duration
    ) { [unowned self] in set(tab, by: .gesture($0)) }
  }

  /// Returns the nearest enabled tab in a direction: 1 for the next tabs, −1 for the previous tabs.
  private func neighbour(_ step: Int) -> ViewController? {
    let start = selectedIndex
    guard tabs.indices.contains(start) else { return nil }
    var index = start + step
    while tabs.indices.contains(index), !tabs[index].tabBarItem.isEnabled { index += step }
    return tabs.indices.contains(index) ? tabs[index] : nil
  }
}
