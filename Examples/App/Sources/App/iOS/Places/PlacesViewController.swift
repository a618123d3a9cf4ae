// swift-format-ignore-file
import UIKit

/// The landmarks of all trails: a row of large images above a grid.
class PlacesViewController: UIViewController {

    enum Section: Int, CaseIterable {
        case featured, all

        var title: String {
            switch self {
            case .featured: return String(localized: "places.featured", table: "Places")
            case .all: return String(localized: "places.all", table: "Places")
            }
        }
    }

    struct Place: Hashable {
        let trail: Trail
        let name: String
        let isFeatured: Bool
    }

    private static let headerKind = "PlacesHeader"

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Place>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "places.title", table: "Places")
        navigationController?.navigationBar.prefersLargeTitles = true
        configureCollectionView()
        configureDataSource()
        applySnapshot(animatingDifferences: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(localized: "places.shuffle", table: "Places"), style: .plain,
            target: self, action: #selector(shuffle))
    }

    // MARK: Layout

    private func configureCollectionView() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                let section = Section(rawValue: index) == .featured
                    ? PlacesViewController.featuredSection()
                    : PlacesViewController.gridSection(width: environment.container.effectiveContentSize.width)
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                    elementKind: PlacesViewController.headerKind, alignment: .top)
                section.boundarySupplementaryItems = [header]
                return section
            }, configuration: configuration)
    }

    private static func featuredSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(300), heightDimension: .absolute(200)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 12, trailing: 20)
        return section
    }

    private static func gridSection(width: CGFloat) -> NSCollectionLayoutSection {
        let columns = max(2, Int(width / 180))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 14, bottom: 20, trailing: 14)
        return section
    }

    // MARK: Data

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<PlaceCell, Place> { cell, _, place in
            cell.configure(with: place)
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<PlacesHeaderView>(
            elementKind: Self.headerKind
        ) { [unowned self] header, _, indexPath in
            let snapshot = dataSource.snapshot()
            let section = snapshot.sectionIdentifiers[indexPath.section]
            let count = snapshot.numberOfItems(inSection: section)
            header.titleLabel.text = section.title
            header.countLabel.text = String(localized: "\(count) places", table: "Places")
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, place in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: place)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func applySnapshot(animatingDifferences: Bool, order: [Trail] = TrailStore.shared.trails) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Place>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(
            order.prefix(5).map { Place(trail: $0, name: $0.name, isFeatured: true) }, toSection: .featured)
        snapshot.appendItems(
            order.flatMap { trail in
                trail.landmarks.map { Place(trail: trail, name: $0, isFeatured: false) }
            }, toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    @objc private func shuffle() {
        applySnapshot(animatingDifferences: true, order: TrailStore.shared.trails.shuffled())
    }
}

// MARK: - UICollectionViewDelegate

extension PlacesViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let place = dataSource.itemIdentifier(for: indexPath),
              let detail = storyboard?.instantiateViewController(withIdentifier: "TrailDetail")
                as? TrailDetailViewController
        else { return }
        detail.trail = place.trail
        navigationController?.pushViewController(detail, animated: true)
    }
}
