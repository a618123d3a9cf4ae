// swift-format-ignore-file
import UIKit

@objc public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath
    ) -> CGFloat
    @objc optional func collectionView(
        _ collectionView: UICollectionView, heightForHeaderIn section: Int) -> CGFloat
}

open class WaterfallLayout: UICollectionViewLayout {

    public static let elementKindSectionHeader = "WaterfallHeader"

    @IBInspectable open var columnCount: Int = 2 {
        didSet { if oldValue != columnCount { invalidateLayout() } }
    }
    open var spacing: CGFloat = 8 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

    private weak var delegate: WaterfallLayoutDelegate? {
        return collectionView?.delegate as? WaterfallLayoutDelegate
    }
    private var itemAttributes: [[UICollectionViewLayoutAttributes]] = []
    private var headerAttributes: [Int: UICollectionViewLayoutAttributes] = [:]
    private var contentHeight: CGFloat = 0
    private var deleted: Set<IndexPath> = []

    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        let insets = collectionView.contentInset
        return collectionView.bounds.width - insets.left - insets.right
    }

    open override var collectionViewContentSize: CGSize {
        return CGSize(width: contentWidth, height: contentHeight)
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView = collectionView, let delegate = delegate else { return }
        itemAttributes.removeAll()
        headerAttributes.removeAll()
        contentHeight = 0
        let width = contentWidth - sectionInset.left - sectionInset.right
        let itemWidth = ((width - CGFloat(columnCount - 1) * spacing) / CGFloat(columnCount)).rounded(.down)

        for section in 0 ..< collectionView.numberOfSections {
            if let height = delegate.collectionView?(collectionView, heightForHeaderIn: section), height > 0 {
                let attributes = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: WaterfallLayout.elementKindSectionHeader,
                    with: IndexPath(item: 0, section: section))
                attributes.frame = CGRect(x: 0, y: contentHeight, width: contentWidth, height: height)
                headerAttributes[section] = attributes
                contentHeight += height
            }
            contentHeight += sectionInset.top
            var heights = [CGFloat](repeating: contentHeight, count: columnCount)
            var attributesInSection: [UICollectionViewLayoutAttributes] = []
            for item in 0 ..< collectionView.numberOfItems(inSection: section) {
                let indexPath = IndexPath(item: item, section: section)
                let column = heights.enumerated().min { $0.element < $1.element }!.offset
                let height = delegate.collectionView(collectionView, layout: self, heightForItemAt: indexPath)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(
                    x: sectionInset.left + CGFloat(column) * (itemWidth + spacing), y: heights[column],
                    width: itemWidth, height: height)
                heights[column] = attributes.frame.maxY + spacing
                attributesInSection.append(attributes)
            }
            itemAttributes.append(attributesInSection)
            contentHeight = (heights.max() ?? contentHeight) + sectionInset.bottom
            if !attributesInSection.isEmpty { contentHeight -= spacing }
        }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return headerAttributes.values.filter { $0.frame.intersects(rect) }
            + itemAttributes.joined().filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section < itemAttributes.count, indexPath.item < itemAttributes[indexPath.section].count
        else { return nil }
        return itemAttributes[indexPath.section][indexPath.item]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        return headerAttributes[indexPath.section]
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.width != collectionView?.bounds.width
    }

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems where item.updateAction == .delete {
            if let indexPath = item.indexPathBeforeUpdate { deleted.insert(indexPath) }
        }
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        deleted.removeAll()
    }

    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deleted.contains(itemIndexPath) {
            attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            attributes?.alpha = 0
        }
        return attributes
    }
}
