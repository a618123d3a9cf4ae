import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Tests compositional layouts: sections, groups and items.
@MainActor
struct CompositionalLayoutTests {
  private typealias Layout = CollectionViewCompositionalLayout

  private func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Returns a section of rows that are 100 points high, with items of a third of the width.
  private func grid() -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
  }

  @Test("a row repeats its item until the row is full, and items have insets")
  func rows() {
    let bed = CollectionBed(counts: [8], layout: Layout(section: grid()))
    #expect((0..<4).map { bed.frame($0)?.minX } == [5, 105, 205, 5])
    #expect((0..<4).map { bed.frame($0)?.minY } == [5, 5, 5, 105])
    #expect(bed.frame(0)?.size == Size(width: 90, height: 90))
    #expect(bed.view.contentSize == Size(width: 300, height: 300))
  }

  @Test("a nested group places a large item beside a column of two items")
  func nested() {
    let large = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)), subitems: [large, column]))
    section.interGroupSpacing = 10
    let bed = CollectionBed(counts: [5], layout: Layout(section: section))
    #expect(
      (0..<5).map { bed.frame($0) } == [
        Rect(x: 0, y: 0, width: 210, height: 100), Rect(x: 210, y: 0, width: 90, height: 50),
        Rect(x: 210, y: 50, width: 90, height: 50), Rect(x: 0, y: 110, width: 210, height: 100),
        Rect(x: 210, y: 110, width: 90, height: 50),
      ])
    #expect(bed.view.contentSize.height == 210)
  }

  private func shelf(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(120), .absolute(80)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func drag(_ bed: CollectionBed, by way: Double, rest: Bool = true) {
    let start = Point(x: 250, y: 80)
    bed.stage.touch(began: start)
    for step in 1...10 {
      bed.stage.advance(by: 0.05)
      bed.stage.touch(moved: start + Point(x: way * Double(step) / 10, y: 0))
    }
    if rest { bed.stage.advance(by: 1) }
    bed.stage.touch(ended: start + Point(x: way, y: 0))
    bed.stage.settle()
  }

  @Test(
    "a section scrolls across the layout, with cells for visible items only, and other sections stay"
  )
  func orthogonal() throws {
    let (shelf, grid) = (shelf(.continuous), grid())
    let bed = CollectionBed(
      counts: [100_000, 3], layout: Layout { index, _ in index == 0 ? shelf : grid })
    #expect(bed.shown == ["0.0", "0.1", "0.2", "1.0", "1.1", "1.2"])
    #expect(bed.view.contentSize == Size(width: 300, height: 190))
    #expect(
      bed.view.layoutAttributesForItem(at: bed.path(1))?.frame
        == Rect(x: 150, y: 5, width: 120, height: 80))
    #expect(bed.frame(0, 1) == Rect(x: 5, y: 95, width: 90, height: 90))
    drag(bed, by: -210)
    // The view is 200 points wide; the third group begins at 20 + 260.
    #expect(bed.shown == ["0.1", "0.2", "0.3", "1.0", "1.1", "1.2"])
    #expect(bed.view.layoutAttributesForItem(at: bed.path(2))?.frame.minX == 80)
    let cell = try #require(bed.view.cellForItem(at: bed.path(2)))
    #expect(cell.convert(cell.bounds, to: bed.view) == Rect(x: 80, y: 5, width: 120, height: 80))
    bed.stage.click(at: bed.point(2))
    #expect(bed.log().last == "act 2" && bed.view.indexPathsForSelectedItems == [bed.path(2)])
    bed.view.scrollToItem(at: bed.path(5000), at: .top, animated: false)
    bed.stage.settle()
    #expect(bed.shown.contains("0.5000") && bed.shown.contains("1.2"))
    bed.view.becomeFirstResponder()
    bed.view.selectItem(at: bed.path(5000), animated: false, scrollPosition: [])
    for _ in 0..<4 { bed.stage.key("Right") }
    bed.stage.settle()
    #expect(bed.shown.contains("0.5004"))
    #expect(bed.view.cellForItem(at: bed.path(5004))?.showsFocusRing == true)
    #expect(bed.stage.window.statistics[.collectionCells] <= 12)
  }

  @Test("groups stop at the beginning or the middle of the view, and paging moves by one group")
  func orthogonalStops() {
    func place(_ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, _ way: Double)
      -> Double
    {
      let bed = CollectionBed(counts: [30], layout: Layout(section: shelf(behavior)))
      drag(bed, by: way)
      return bed.view.layoutAttributesForItem(at: bed.path(0))?.frame.minX ?? .nan
    }
    #expect(place(.continuousGroupLeadingBoundary, -240) == -240)
    #expect(place(.groupPaging, -240) == -110)
    #expect(place(.groupPaging, -40) == 20)
    #expect(place(.groupPagingCentered, -100) == -40)
    #expect(place(.paging, -200) == -280)
  }

  @Test("rows, nested groups and insets are mirrored in a right-to-left layout")
  func mirrored() {
    let large = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    large.contentInsets.leading = 10
    let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let pair = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(0.8), .absolute(50)), subitems: [large, pair]))
    section.contentInsets.leading = 50
    let bed = CollectionBed(
      counts: [3], layout: Layout(section: section),
      settings: Settings(layoutDirection: .rightToLeft))
    // 250 points hold groups of 200, from the right.
    #expect((0..<3).map { bed.frame($0)?.minX } == [150, 100, 50])
    #expect((0..<3).map { bed.frame($0)?.width } == [90, 50, 50])
  }

  @Test("a row with a fixed number of items shares its width, and flexible distances fill it")
  func spacing() {
    let item = CollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
    let equal = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 2)
    equal.interItemSpacing = .fixed(20)
    let bed = CollectionBed(
      counts: [2], layout: Layout(section: CollectionLayoutSection(group: equal)))
    #expect(bed.frame(1) == Rect(x: 160, y: 0, width: 140, height: 40))
    let wide = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    wide.interItemSpacing = .flexible(5)
    bed.counts = [4]
    bed.view.collectionViewLayout = Layout(section: CollectionLayoutSection(group: wide))
    bed.view.reloadData()
    bed.stage.settle()
    #expect((0..<4).map { bed.frame($0)?.minX } == [0, 120, 240, 0])
    #expect(bed.frame(3)?.minY == 40)
  }

  private final class Ground: CollectionReusableView {}

  @Test("sections have insets, headers, footers, backgrounds and distances; a pinned header stays")
  func sections() throws {
    let kind = CollectionView.elementKindSectionHeader
    let section = grid()
    section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 30, bottom: 20, trailing: 0)
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = true
    let footer = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(25)),
      elementKind: CollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    section.decorationItems = [.background(elementKind: "ground")]
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 50
    let layout = Layout(section: section, configuration: configuration)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let bed = CollectionBed(counts: [3, 3], layout: layout)
    #expect(bed.frame(0) == Rect(x: 35, y: 55, width: 80, height: 90))
    #expect(bed.frame(0, 1) == Rect(x: 35, y: 300, width: 80, height: 90))
    func view(_ kind: String, _ section: Int = 0) -> CollectionReusableView? {
      bed.view.supplementaryView(forElementKind: kind, at: bed.path(0, section))
    }
    #expect(view(kind)?.frame == Rect(x: 30, y: 0, width: 270, height: 40))
    #expect(
      view(CollectionView.elementKindSectionFooter)?.frame
        == Rect(x: 200, y: 170, width: 100, height: 25))
    let grounds = bed.view.subviews.compactMap { $0 as? Ground }
    #expect(grounds.map(\.frame).contains(Rect(x: 0, y: 0, width: 300, height: 195)))
    let order = bed.view.subviews
    let cell = try #require(bed.view.cellForItem(at: bed.path(0)))
    let first = try #require(grounds.compactMap { order.firstIndex(of: $0) }.max())
    #expect(first < order.firstIndex(of: cell) ?? 0, "Backgrounds are behind the items.")
    #expect(bed.view.contentSize.height == 440)
    bed.view.contentOffset.y = 30
    bed.stage.settle()
    #expect(view(kind)?.frame.minY == 30)
  }

  @Test("in a horizontal layout, headers and footers are at the corners of their section")
  func corners() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(50), .fractionalHeight(1)), subitems: [item]))
    let header = CollectionView.elementKindSectionHeader
    let footer = CollectionView.elementKindSectionFooter
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(40), .absolute(60)), elementKind: header,
        alignment: .bottomLeading),
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(30), .absolute(100)), elementKind: footer,
        alignment: .topTrailing),
    ]
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let bed = CollectionBed(
      counts: [2], layout: Layout(section: section, configuration: configuration))
    func frame(_ kind: String) -> Rect? {
      bed.view.supplementaryView(forElementKind: kind, at: bed.path(0))?.frame
    }
    #expect((0..<2).map { bed.frame($0)?.minX } == [40, 90])
    #expect(frame(header) == Rect(x: 0, y: 340, width: 40, height: 60))
    #expect(frame(footer) == Rect(x: 140, y: 0, width: 30, height: 100))
    #expect(bed.view.contentSize == Size(width: 170, height: 400))
  }

  @Test("a closure makes each section for the size of the view, and again after a resize")
  func provider() {
    var asked: [String] = []
    let layout = Layout { index, environment in
      asked.append("\(index) \(Int(environment.container.effectiveContentSize.width))")
      let columns = environment.container.contentSize.width > 250 ? 2 : 1
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item,
          count: index == 0 ? columns : 1))
    }
    let bed = CollectionBed(counts: [2, 1], layout: layout)
    #expect(asked == ["0 300", "1 300"])
    #expect(
      bed.frame(1)?.minX == 150 && bed.frame(0, 1) == Rect(x: 0, y: 50, width: 300, height: 50))
    bed.view.contentOffset.y = 10
    bed.stage.settle()
    #expect(asked.count == 2, "Scrolling asks for nothing.")
    bed.view.frame.size.width = 200
    bed.stage.settle()
    #expect(asked.suffix(2) == ["0 200", "1 200"])
    #expect(bed.frame(1) == Rect(x: 0, y: 50, width: 200, height: 50))
  }

  /// A cell whose constraints determine its height.
  private final class NoteCell: CollectionViewCell {
    let note = View()
    private lazy var height = note.heightAnchor.constraint(equalToConstant: 0)
    required init(frame: Rect) {
      super.init(frame: frame)
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      LayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
      ])
    }
    func show(_ length: Double) { height.constant = length }
  }

  @MainActor
  private final class Notes: CollectionViewDataSource {
    let count: Int
    var asked = 0
    init(_ count: Int) { self.count = count }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      asked += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
      (cell as? NoteCell)?.show(Double(20 + 10 * (indexPath.item % 3)))
      return cell
    }
  }

  @Test("a list of self-sizing cells costs the same for a million items as for a thousand")
  func estimated() {
    var costs: [[Int]] = []
    for count in [1000, 1_000_000] {
      let notes = Notes(count)
      let bed = listBed(notes)
      #expect((0..<4).map { bed.frame($0)?.minY } == [0, 30, 70, 120])
      #expect(
        (0..<3).map { bed.frame($0)?.size } == [28, 38, 48].map { Size(width: 300, height: $0) })
      for _ in 0..<5 {
        bed.view.contentOffset.y += 200
        bed.stage.settle()
      }
      costs.append([notes.asked, bed.stage.window.statistics[.collectionCells]])
    }
    #expect(costs[0] == costs[1] && costs[0][1] < 20)
  }

  /// A bed with a list of self-sizing cells.
  private func listBed(_ notes: Notes) -> CollectionBed {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item]))
    section.interGroupSpacing = 2
    let bed = CollectionBed(counts: [0], layout: Layout(section: section))
    bed.view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    bed.view.dataSource = notes
    bed.stage.settle()
    return bed
  }

  @Test(
    "visible items do not move when an item that appears above them has another size than estimated"
  )
  func anchored() throws {
    let notes = Notes(1000)
    let bed = listBed(notes)
    bed.view.contentOffset.y = 20_000
    bed.stage.settle()
    for _ in 0..<20 {
      let item = try #require(
        bed.view.indexPathsForVisibleItems.sorted().first {
          (bed.view.cellForItem(at: $0)?.frame.minY ?? 0) >= bed.view.contentOffset.y
        })
      let place = bed.view.cellForItem(at: item)?.convert(.zero, to: nil).y
      bed.view.contentOffset.y -= 30
      bed.stage.settle()
      #expect(bed.view.cellForItem(at: item)?.convert(.zero, to: nil).y == place.map { $0 + 30 })
    }
    // At the beginning, the first item stays at the top.
    bed.view.contentOffset.y = 0
    bed.stage.settle()
    #expect(bed.view.contentOffset.y == 0 && bed.frame(0)?.minY == 0)
    #expect(notes.asked < 100)
  }

  @Test("an invalidation can change the content offset")
  func adjustedOffset() {
    let notes = Notes(100)
    let bed = listBed(notes)
    let context = CollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = Point(x: 0, y: 120)
    bed.view.collectionViewLayout.invalidateLayout(with: context)
    bed.stage.settle()
    #expect(bed.view.contentOffset.y == 120 && notes.asked > 0)
  }

  @Test("horizontal layouts and custom groups have the expected frames")
  func others() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(120), .fractionalHeight(1)), subitems: [item]))
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let bed = CollectionBed(
      counts: [5], layout: Layout(section: section, configuration: configuration))
    #expect((0..<4).map { bed.frame($0)?.minX } == [0, 0, 120, 120])
    #expect(bed.frame(1)?.minY == 200 && bed.view.contentSize == Size(width: 360, height: 400))
    let custom = CollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(90))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        CollectionLayoutGroup.CustomItem(frame: Rect(x: 0, y: 0, width: width / 2, height: 30)),
        CollectionLayoutGroup.CustomItem(frame: Rect(x: 40, y: 30, width: 60, height: 60)),
      ]
    }
    bed.view.collectionViewLayout = Layout(section: CollectionLayoutSection(group: custom))
    bed.stage.settle()
    #expect(bed.frame(0) == Rect(x: 0, y: 0, width: 150, height: 30))
    #expect(bed.frame(3) == Rect(x: 40, y: 120, width: 60, height: 60))
  }

  @Test(
    "cells move into the scroll views of sections, and out of them, when the layout or the section changes"
  )
  func hosts() throws {
    let flow = { () -> CollectionViewFlowLayout in
      let flow = CollectionViewFlowLayout()
      flow.itemSize = Size(width: 80, height: 80)
      return flow
    }
    let bed = CollectionBed(
      counts: [], names: [["A", "B", "C", "D"], ["E", "F"]], layout: flow())
    func expectPlaces(_ what: String) throws {
      #expect(bed.view.indexPathsForVisibleItems.count > 4, "\(what)")
      for path in bed.view.indexPathsForVisibleItems {
        let cell = try #require(bed.view.cellForItem(at: path))
        let frame = bed.view.layoutAttributesForItem(at: path)?.frame
        #expect(cell.convert(cell.bounds, to: bed.view) == frame, "\(path) in \(what)")
      }
    }
    let (shelf, grid) = (shelf(.continuous), grid())
    let layouts: [(String, CollectionViewLayout)] = [
      ("two shelves", Layout(section: shelf)),
      ("a shelf above a grid", Layout { index, _ in index == 0 ? shelf : grid }),
      ("a grid above a shelf", Layout { index, _ in index == 1 ? shelf : grid }),
      ("a flow", flow()), ("shelves again", Layout(section: shelf)),
    ]
    for (name, layout) in layouts {
      bed.view.setCollectionViewLayout(layout, animated: true)
      bed.stage.settle()
      try expectPlaces(name)
    }
    bed.view.performBatchUpdates({
      bed.names = [["B", "C", "D"], ["A", "E", "F"]]
      bed.view.moveItem(at: bed.path(0, 0), to: bed.path(0, 1))
    })
    bed.stage.settle()
    #expect(bed.shown.contains("A"))
    try expectPlaces("the other shelf")
  }
}
