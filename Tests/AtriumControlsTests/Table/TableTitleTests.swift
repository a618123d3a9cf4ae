import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Headers and footers that the delegate makes and the table reuses.
@MainActor
struct TableTitleTests {
  final class Title: TableViewHeaderFooterView {
    let bar = View()
    var reuseCount = 0

    init(reuse identifier: String) {
      super.init(reuseIdentifier: identifier)
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bar)
      LayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        contentView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 4),
        bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 52),
      ])
    }

    override init?(coder: any NibDecoding) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuseCount += 1
    }
  }

  /// Twenty sections of five rows of 40 points.
  final class Sections: TableViewDataSource, TableViewDelegate {
    var made: [Title] = []

    func numberOfSections(in tableView: TableView) -> Int { 20 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 40 }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 300))
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  private let sections = Sections()

  private func show() {
    let sections = sections
    table.register(forHeaderFooterViewReuseIdentifier: "title") {
      let title = Title(reuse: "title")
      sections.made.append(title)
      return title
    }
    let root = ViewController()
    table.estimatedRowHeight = 40
    table.dataSource = sections
    table.delegate = sections
    root.view.addSubview(table)
    stage.window.rootViewController = root
    stage.turn()
  }

  @Test(
    "headers are as high as their constraints determine, and few of them are made for many sections"
  )
  func reuse() throws {
    show()
    #expect(table.contentSize.height == 20 * (60 + 5 * 40))
    let first = try #require(table.headerView(forSection: 0) as? Title)
    #expect(first.frame == Rect(x: 0, y: 0, width: 300, height: 60))
    #expect(first.contentView.frame.height == 60 && first.bar.frame.height == 52)
    for step in 1...80 {
      table.contentOffset.y = Double(step) * 60
      stage.turn()
    }
    #expect(table.headerView(forSection: 19) is Title)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(sections.made.count <= 4)
    #expect(sections.made.allSatisfy { $0.reuseCount > 0 })
  }

  @Test("an identifier without a closure has no header, and a background replaces the default one")
  func background() throws {
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    show()
    let title = try #require(table.headerView(forSection: 0) as? Title)
    let ground = View()
    title.backgroundView = ground
    stage.turn()
    #expect(ground.frame == title.bounds)
    #expect(title.subviews.first === ground)
    title.backgroundView = nil
    #expect(ground.superview == nil)
  }

  @Test("a closure that makes a header with another identifier traps")
  func wrongIdentifier() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = TableView(frame: .zero)
        table.register(forHeaderFooterViewReuseIdentifier: "a") {
          TableViewHeaderFooterView(reuseIdentifier: "b")
        }
        _ = table.dequeueReusableHeaderFooterView(withIdentifier: "a")
      }
    }
  }
}
