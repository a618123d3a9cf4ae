import AtriumControls
import AtriumGeometry
import AtriumKit

/// A pager with three pages side by side, which reports the drags.
final class PagerController: ViewController, ScrollViewDelegate {
  private let say: (String) -> Void
  private let pager = ScrollView()
  private let pages: [ContentView]

  init(title: String, say: @escaping (String) -> Void) {
    self.say = say
    pages = (0..<3).map { _ in ContentView(say: say) }
    super.init()
    self.title = title
  }

  override func loadView() {
    pager.isPagingEnabled = true
    // The pages get touches at once, so a drag must cancel them.
    pager.delaysContentTouches = false
    pager.delegate = self
    pages.forEach { pager.addSubview($0) }
    view = pager
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = pager.bounds.size
    pager.contentSize = Size(width: size.width * Double(pages.count), height: size.height)
    for (index, page) in pages.enumerated() {
      page.frame = Rect(
        x: Double(index) * size.width, y: 0, width: size.width, height: size.height)
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    say("pager dragged")
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    say("pager let go")
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    rest()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    rest()
  }

  private func rest() {
    say("pager rests at \(Int(pager.contentOffset.x.rounded()))")
  }
}
