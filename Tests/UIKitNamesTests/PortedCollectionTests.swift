import AtriumHarness
import Testing
import UIKitNames

/// A grid of photographs and a tag list, written as on iOS.
@MainActor
@Suite(.ownWindows)
struct PortedCollectionTests {
  private final class TagCell: UICollectionViewCell {
    static let identifier = "tag"
    let label = UILabel()

    required init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      ])
    }

    override var isSelected: Bool {
      didSet { contentView.backgroundColor = isSelected ? .systemBlue : .systemGray }
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      label.text = ""
    }
  }

  private final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)?.map { $0.copy() }
      var left = sectionInset.left
      var maxY: CGFloat = -1
      attributes?.forEach { attribute in
        guard attribute.representedElementCategory == .cell else { return }
        if attribute.frame.origin.y >= maxY { left = sectionInset.left }
        attribute.frame.origin.x = left
        left += attribute.frame.width + minimumInteritemSpacing
        maxY = max(attribute.frame.maxY, maxY)
      }
      return attributes
    }
  }

  private final class TagsViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var tags = ["one", "two", "three", "four", "five"]
    var selected: [String] = []
    lazy var collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: LeftAlignedLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.register(TagCell.self, forCellWithReuseIdentifier: TagCell.identifier)
      collectionView.dataSource = self
      collectionView.delegate = self
      view.addSubview(collectionView)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { tags.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: TagCell.identifier, for: indexPath)
      (cell as? TagCell)?.label.text = tags[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: CGFloat(10 * tags[indexPath.item].count + 20), height: 30) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0) }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(tags[indexPath.item]) }
  }

  @Test("a tag list with a left-aligned flow layout places its tags, and reports the pressed tag")
  func tags() {
    let stage = Stage(size: CGSize(width: 200, height: 300))
    let controller = TagsViewController()
    stage.window.rootViewController = controller
    stage.settle()
    let frames = controller.collectionView.visibleCells.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 10, width: 50, height: 30), CGRect(x: 60, y: 10, width: 50, height: 30),
        CGRect(x: 120, y: 10, width: 70, height: 30), CGRect(x: 0, y: 50, width: 60, height: 30),
        CGRect(x: 70, y: 50, width: 60, height: 30),
      ])
    stage.click(at: CGPoint(x: 140, y: 20))
    #expect(controller.selected == ["three"])
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(cell?.contentView.backgroundColor == .systemBlue)
    #expect(cell?.accessibilityLabel == "three")
  }

  // MARK: Overrides

  private final class QuickPan: UIPanGestureRecognizer {
    override var isEnabled: Bool { didSet { switches += 1 } }
    override func translation(in view: UIView?) -> CGPoint {
      let way = super.translation(in: view)
      return CGPoint(x: way.x * 2, y: way.y * 2)
    }
    var switches = 0
  }

  private final class HalfConstraint: NSLayoutConstraint {
    override var constant: Double {
      get { super.constant / 2 }
      set { super.constant = newValue * 2 }
    }
  }

  private final class OffsetScroll: UIScrollView {
    override var contentInset: UIEdgeInsets { didSet { insets += 1 } }
    override var isFirstResponder: Bool { true }
    var insets = 0
  }

  @Test(
    "members that are open on iOS can be overridden: appearance, values, recognisers, constraints")
  func overrides() {
    let label = InsetLabel()
    label.text = "a"
    let slider = RoundedSlider()
    slider.value = 0.5
    let pan = QuickPan()
    pan.isEnabled = false
    let scroll = OffsetScroll()
    scroll.contentInset.top = 3
    #expect(label.changes == 1 && slider.log == [0.5] && pan.switches == 1 && scroll.insets == 1)
    #expect(scroll.isFirstResponder)
    let view = UIView()
    let constraint = HalfConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    constraint.constant = 30
    #expect(constraint.constant == 30)
  }
}
