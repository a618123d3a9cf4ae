import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Collection views and pickers in files.
@MainActor
struct CollectionTests {
  /// A controller that fills the collection view of the file.
  private final class Album: ViewController, CollectionViewDataSource, CollectionViewDelegate {
    var grid: CollectionView?
    var chosen: [IndexPath] = []

    static let interface = InterfaceClass(Album.self) { Album(coder: $0) }
      .outlet("grid", \.grid)

    override init?(coder: any NibDecoding) { super.init(coder: coder) }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "photo", for: indexPath)
      (cell as? PhotoCell)?.caption?.text = "Photo \(indexPath.item)"
      return cell
    }

    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  private final class PhotoCell: CollectionViewCell {
    var caption: Label?

    static let interface = InterfaceClass(PhotoCell.self) { PhotoCell(coder: $0) }
      .outlet("caption", \.caption)

    required init(frame: Rect = .zero) { super.init(frame: frame) }
    override init?(coder: any NibDecoding) { super.init(coder: coder) }
  }

  private static let cells = """
    <cells>
    <collectionViewCell reuseIdentifier="photo" id="p" customClass="PhotoCell">
    <rect key="frame" x="5" y="60" width="100" height="80"/>
    <autoresizingMask key="autoresizingMask"/>
    <view key="contentView" opaque="NO">
    <rect key="frame" x="0" y="0" width="100" height="80"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews><label id="l" text="Photo" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="30" width="90" height="20"/></label></subviews></view>
    <constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="p" secondAttribute="leading" constant="10" id="k1"/>
    <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="k2"/>
    <constraint firstItem="l" firstAttribute="centerY" secondItem="p" secondAttribute="centerY" id="k3"/>
    </constraints>
    <connections><outlet property="caption" destination="l" id="o1"/>
    <segue destination="d" kind="show" identifier="detail" id="s1"/></connections>
    </collectionViewCell>
    <collectionViewCell reuseIdentifier="wide" id="q">
    <rect key="frame" x="115" y="60" width="60" height="80"/>
    <collectionViewCellContentView key="contentView" id="qc">
    <rect key="frame" x="0" y="0" width="60" height="80"/>
    <autoresizingMask key="autoresizingMask"/>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </collectionViewCellContentView>
    <size key="customSize" width="60" height="80"/>
    </collectionViewCell>
    </cells>
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="title" id="t">
    <rect key="frame" x="0" y="0" width="300" height="50"/>
    <subviews><label id="tl" text="Photos"><rect key="frame" x="0" y="0" width="300" height="50"/></label>
    </subviews></collectionReusableView>
    """

  private static let grid = """
    <collectionView key="view" dataMode="prototypes" alwaysBounceVertical="YES" id="g">
    <rect key="frame" x="0" y="0" width="300" height="400"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" \
    minimumInteritemSpacing="9" automaticEstimatedItemSize="NO" id="f">
    <size key="itemSize" width="100" height="80"/>
    <size key="headerReferenceSize" width="50" height="50"/>
    <size key="footerReferenceSize" width="0.0" height="0.0"/>
    <inset key="sectionInset" minX="5" minY="10" maxX="5" maxY="0.0"/>
    </collectionViewFlowLayout>
    \(cells)
    <connections><outlet property="dataSource" destination="c" id="o2"/>
    <outlet property="delegate" destination="c" id="o3"/></connections>
    </collectionView>
    """

  private func controller(
    _ objects: String, isPreview: Bool = false
  ) throws -> (controller: ViewController, stage: Stage, storyboard: Storyboard) {
    let file = try TemporaryFile(storyboardText(objects))
    let registry = InterfaceRegistry()
    registry.isPreview = isPreview
    if !isPreview {
      registry.register(Album.interface)
      registry.register(PhotoCell.interface)
    }
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: Size(width: 300, height: 400))
    stage.window.rootViewController = controller
    stage.turn()
    return (controller, stage, storyboard)
  }

  private static let scene = """
    <viewController id="c" customClass="Album" sceneMemberID="viewController">\(grid)
    <connections><outlet property="grid" destination="g" id="o4"/></connections></viewController>
    """

  @Test("SB-68: a collection view has its layout, and its cells and headers are made from the file")
  func prototypes() throws {
    let (controller, _, storyboard) = try controller(CollectionTests.scene)
    let album = try #require(controller as? Album)
    let grid = try #require(album.grid)
    let flow = try #require(grid.collectionViewLayout as? CollectionViewFlowLayout)
    #expect(flow.itemSize == Size(width: 100, height: 80))
    #expect(flow.minimumLineSpacing == 7 && flow.minimumInteritemSpacing == 9)
    #expect(flow.sectionInset == EdgeInsets(top: 10, left: 5, bottom: 0, right: 5))
    let cells = (0..<3).compactMap { grid.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(
      cells.map(\.frame) == [
        Rect(x: 5, y: 60, width: 100, height: 80), Rect(x: 195, y: 60, width: 100, height: 80),
        Rect(x: 5, y: 147, width: 100, height: 80),
      ])
    #expect(
      cells.map { ($0 as? PhotoCell)?.caption?.text } == ["Photo 0", "Photo 1", "Photo 2"])
    #expect(cells.map(\.reuseIdentifier) == ["photo", "photo", "photo"])
    #expect(cells[0].contentView.frame == Rect(x: 0, y: 0, width: 100, height: 80))
    #expect((cells[0] as? PhotoCell)?.caption?.frame.minX == 10)
    #expect((cells[0] as? PhotoCell)?.caption?.frame.width == 90)
    let header = grid.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == Rect(x: 0, y: 0, width: 300, height: 50))
    #expect((header?.subviews.first as? Label)?.text == "Photos")
    #expect(storyboard.warnings.map(\.message) == [])
  }

  @Test("SB-68: the segue of a cell starts when the user selects the item, before the delegate")
  func segue() throws {
    let (controller, stage, _) = try controller(
      """
      \(CollectionTests.scene)
      </objects></scene><scene sceneID="s2"><objects>
      <viewController id="d" title="Detail" sceneMemberID="viewController"><view key="view" id="dv"/>
      </viewController>
      """)
    let album = try #require(controller as? Album)
    stage.click(at: Point(x: 50, y: 100))
    stage.settle()
    #expect(album.chosen == [IndexPath(item: 0, section: 0)])
    #expect(album.presentedViewController?.title == "Detail")
  }

  @Test("SB-68: without the program, each prototype is shown once in its size in the file")
  func preview() throws {
    let (controller, _, storyboard) = try controller(CollectionTests.scene, isPreview: true)
    let grid = try #require(controller.view as? CollectionView)
    let cells = (0..<2).compactMap { grid.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(grid.numberOfItems(inSection: 0) == 2)
    #expect(cells.map(\.frame.size) == [Size(width: 100, height: 80), Size(width: 60, height: 80)])
    #expect(cells.last?.contentView.backgroundColor == Color(hex: 0xFF0000))
    #expect(storyboard.warnings.map(\.missingClass) == ["Album", "PhotoCell"])
  }

  @Test("SB-68: a collection view controller without a class of its own shows the collection view")
  func controllers() throws {
    let (controller, _, storyboard) = try controller(
      """
      <collectionViewController id="c" clearsSelectionOnViewWillAppear="NO" \
      sceneMemberID="viewController">\(CollectionTests.grid)</collectionViewController>
      """)
    let collection = try #require(controller as? CollectionViewController)
    #expect(collection.collectionView.dataSource === collection)
    #expect(!collection.clearsSelectionOnViewWillAppear)
    #expect(storyboard.warnings.map(\.message) == [])
  }

  @Test(
    "SB-69: a picker has rows in a preview, and the size in the file; in a program it has no rows")
  func picker() throws {
    let scene = """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="300" height="400"/>
      <subviews><pickerView id="p" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="300" height="162"/></pickerView></subviews></view>
      </viewController>
      """
    let shown = try controller(scene, isPreview: true)
    let picker = try #require(shown.controller.view.subviews.first as? PickerView)
    #expect(picker.numberOfRows(inComponent: 0) == 5 && picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.frame.height == 162)
    #expect(shown.storyboard.warnings.map(\.message) == [])
    let running = try controller(scene)
    let empty = try #require(running.controller.view.subviews.first as? PickerView)
    #expect(empty.numberOfComponents == 0 && empty.frame.height == 216)
  }
}
