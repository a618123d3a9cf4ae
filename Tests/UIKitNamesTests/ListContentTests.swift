import AtriumHarness
import Testing
import UIKit

/// Content configurations of cells, and search bars.
@MainActor
struct ListContentTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200))
  private let root = UIViewController()

  init() { stage.window.rootViewController = root }

  private final class Listener: UISearchBarDelegate {
    var calls: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append(searchText)
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
  }

  @Test(
    "a cell shows the texts and the image of its content, and replaces the values of the same kind")
  func content() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 72)
    root.view.addSubview(cell)
    var content = cell.defaultContentConfiguration()
    content.text = "First"
    content.secondaryText = "Second"
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 160)).image { _ in }
    cell.contentConfiguration = content
    stage.settle()
    let view = try #require(cell.contentView.subviews.last as? UIListContentView)
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
    func images(in view: UIView) -> [UIImageView] {
      view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? images(in: $0) }
    }
    #expect(labels(in: view).map(\.text) == ["First", "Second"])
    #expect(view.frame == cell.contentView.bounds)
    #expect(images(in: view).map(\.bounds.size) == [CGSize(width: 20, height: 40)])
    let frames = labels(in: view).map { view.convert($0.bounds, from: $0) }
    #expect(frames[0].minX == 48 && frames[1].minY > frames[0].minY)
    content.text = "Third"
    content.secondaryText = nil
    cell.contentConfiguration = content
    stage.settle()
    #expect(cell.contentView.subviews.last === view && labels(in: view).first?.text == "Third")
    #expect(labels(in: view).last?.isHidden == true)
    cell.contentConfiguration = nil
    #expect(view.superview == nil && cell.contentConfiguration == nil)
  }

  @Test("a search bar notifies its delegate of the text, the Return key and the cancel button")
  func search() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 52))
    let listener = Listener()
    bar.delegate = listener
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    root.view.addSubview(bar)
    stage.settle()
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    stage.type("ab")
    stage.key("Return")
    stage.click(on: "Cancel")
    stage.settle()
    #expect(bar.text == "ab" && bar.searchTextField.placeholder == "Find")
    #expect(listener.calls.filter { $0 != "end" } == ["begin", "a", "ab", "search", "cancel"])
    bar.resignFirstResponder()
    #expect(listener.calls.contains("end") && !bar.isFirstResponder)
  }
}
