import AtriumHarness
import Testing
import UIKit

/// Content configurations that follow the state of their cell.
@MainActor
@Suite(.ownWindows)
struct ContentUpdateTests {
  private struct Content: UIContentConfiguration {
    var text = ""

    func makeContentView() -> any UIView & UIContentView { ContentView(self) }

    func updated(for state: any UIConfigurationState) -> Content {
      guard let state = state as? UICellConfigurationState else { return self }
      var copy = self
      copy.text = state.isSelected ? "selected" : "plain"
      return copy
    }
  }

  private final class ContentView: UILabel, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { text = (configuration as? Content)?.text }
    }

    init(_ content: Content) {
      configuration = content
      super.init(frame: .zero)
      text = content.text
    }
  }

  private func texts(of cell: UICollectionViewCell) -> [String?] {
    cell.contentView.subviews.compactMap { $0 as? UILabel }.map(\.text)
  }

  @Test(
    "a content configuration is updated when its cell is selected, unless the program does that")
  func selected() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    stage.window.addSubview(cell)
    stage.settle()
    cell.contentConfiguration = Content()
    cell.isSelected = true
    #expect(texts(of: cell) == ["selected"])
    cell.isSelected = false
    #expect(texts(of: cell) == ["plain"])
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = true
    #expect(texts(of: cell) == ["plain"])
  }
}
