import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Sections that look like tables, and their cells.
@MainActor
struct ListLayoutTests {
  private final class Row: CollectionViewListCell {
    let label = Label(text: "Row")

    required init(frame: Rect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }
  }

  /// A header or footer whose constraints determine its height.
  private final class Title: CollectionReusableView {
    private let content = View()
    private lazy var height = content.heightAnchor.constraint(equalToConstant: 0)

    required init(frame: Rect) {
      super.init(frame: frame)
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      LayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topAnchor, constant: 5),
        content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
        content.leadingAnchor.constraint(equalTo: leadingAnchor),
        content.trailingAnchor.constraint(equalTo: trailingAnchor), height,
      ])
    }

    func show(_ length: Double) { height.constant = length }
  }

  private final class Source: CollectionViewDataSource {
    let counts: [Int]
    var dress: ((Row, IndexPath) -> Void)?
    /// Returns the height of a title's content; nil makes titles without constraints.
    var titleHeight: ((_ isHeader: Bool, _ section: Int) -> Double)?

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let row = cell as? Row { dress?(row, indexPath) }
      return cell
    }

    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: titleHeight == nil ? "plain" : "title", for: indexPath)
      let isHeader = kind == CollectionView.elementKindSectionHeader
      if let title = view as? Title, let height = titleHeight?(isHeader, indexPath.section) {
        title.show(height)
      }
      return view
    }
  }

  private func show(
    _ configuration: CollectionLayoutListConfiguration, _ source: Source
  ) -> (stage: Stage, view: CollectionView) {
    let stage = Stage(size: Size(width: 300, height: 400))
    let root = ViewController()
    stage.window.rootViewController = root
    let view = CollectionView(
      frame: Rect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    view.register(Row.self, forCellWithReuseIdentifier: "row")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "plain")
      view.register(
        Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = source
    root.view.addSubview(view)
    stage.settle()
    return (stage, view)
  }

  @Test("rows fill the width and have their fitting height, at least 44 points")
  func rows() {
    let source = Source([3])
    source.dress = { row, path in
      row.label.numberOfLines = 0
      if path.item == 1 { row.label.text = "One\nTwo\nThree\nFour" }
    }
    let (stage, view) = show(CollectionLayoutListConfiguration(appearance: .plain), source)
    let frames = (0..<3).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map(\.width) == [300, 300, 300] && frames.map(\.minX) == [0, 0, 0])
    #expect(frames[0].height == 44 && frames[1].height > 60 && frames[2].minY == frames[1].maxY)
    let theme = view.theme
    #expect(stage.snapshot().color(atX: 150, y: 43) != theme.surface, "There is a separator.")
  }

  @Test("groups with rounded corners have margins, a background and separators between their rows")
  func groups() throws {
    let source = Source([2, 1])
    let (stage, view) = show(CollectionLayoutListConfiguration(appearance: .insetGrouped), source)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.frame == Rect(x: 16, y: 18, width: 268, height: 44))
    let second = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(abs(second.frame.minY - 142) < 1e-6)
    let bitmap = stage.snapshot()
    let theme = view.theme
    #expect(bitmap.color(atX: 4, y: 40) == theme.groupedBackground)
    #expect(bitmap.color(atX: 150, y: 22) == theme.surface)
    #expect(bitmap.color(atX: 16, y: 18) != bitmap.color(atX: 40, y: 22), "The corner is round.")
    #expect(bitmap.color(atX: 150, y: 61) != theme.surface, "There is a separator.")
    #expect(bitmap.color(atX: 150, y: 104) == theme.surface, "The last row has none.")
  }

  @Test("accessories take room from the content, before and after it")
  func accessories() throws {
    let source = Source([1])
    let badge = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    source.dress = { row, _ in
      row.accessories = [
        .customView(badge, placement: .leading), .label(text: "7"), .disclosureIndicator(),
      ]
    }
    let (stage, view) = show(CollectionLayoutListConfiguration(appearance: .plain), source)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Row)
    #expect(badge.frame == Rect(x: 16, y: 12, width: 20, height: 20))
    #expect(cell.contentView.frame.minX == 36)
    let label = try #require(cell.subviews.compactMap { $0 as? Label }.first)
    #expect(label.frame.minX == cell.contentView.frame.maxX)
    #expect(300 - label.frame.maxX == 8 + 14 + 16)
    cell.accessories = [.checkmark()]
    cell.indentationLevel = 2
    stage.settle()
    #expect(
      badge.superview == nil && cell.contentView.frame == Rect(x: 20, y: 0, width: 250, height: 44))
  }

  @Test("the first item may be the header, without the background of the group")
  func firstItem() {
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let (stage, view) = show(configuration, Source([3]))
    let bitmap = stage.snapshot()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame ?? .zero
    #expect(first.minY == 0)
    #expect(bitmap.color(atX: 250, y: 10) == view.theme.groupedBackground)
    #expect(bitmap.color(atX: 250, y: 50) == view.theme.surface)
  }

  @Test(
    "headers and footers are as high as their constraints determine, also after the data is reloaded"
  )
  func measuredTitles() {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
    let source = Source([1, 2])
    source.titleHeight = { isHeader, section in isHeader ? 40 + 20 * Double(section) : 12 }
    let (stage, view) = show(configuration, source)
    func frames(_ kind: String) -> [[Double]?] {
      (0..<2).map { section in
        view.layoutAttributesForSupplementaryElement(
          ofKind: kind, at: IndexPath(item: 0, section: section)
        ).map { [$0.frame.minY.rounded(), $0.frame.height.rounded()] }
      }
    }
    // A header of 50 points, a row of 44 and a footer of 22; then a header of 70.
    let headers = [[0.0, 50.0], [116, 70]]
    #expect(frames(CollectionView.elementKindSectionHeader) == headers)
    #expect(frames(CollectionView.elementKindSectionFooter) == [[94, 22], [274, 22]])
    #expect(view.contentSize.height.rounded() == 296)
    #expect(view.contentOffset.y == 0)
    source.titleHeight = { _, _ in 30 }
    view.reloadData()
    stage.settle()
    #expect(frames(CollectionView.elementKindSectionHeader) == [[0, 40], [124, 40]])
  }

  @Test("the space above each header is that of the configuration")
  func headerTopPadding() {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 10
    let (plainStage, plain) = show(configuration, Source([1, 1]))
    let kind = CollectionView.elementKindSectionHeader
    let tops = (0..<2).map { section in
      let path = IndexPath(item: 0, section: section)
      return [
        plain.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame.minY.rounded(),
        plain.cellForItem(at: path)?.frame.minY.rounded(),
      ]
    }
    #expect(tops == [[10, 38], [92, 120]])
    configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    configuration.headerTopPadding = 10
    let (groupStage, groups) = show(configuration, Source([1, 1]))
    let starts = (0..<2).map { section in
      groups.cellForItem(at: IndexPath(item: 0, section: section))?.frame.minY.rounded()
    }
    #expect(starts == [10, 82])
    withExtendedLifetime((plainStage, groupStage)) {}
  }
}
