// swift-format-ignore-file
import UIKit

class TrailListViewController: UITableViewController {

    private let store = TrailStore.shared
    private var filter = TrailFilter()
    private var sections: [(region: String, trails: [Trail])] = []

    @IBOutlet weak var filterButton: UIBarButtonItem!

    private lazy var emptyLabel: UILabel = {
        let label = UILabel()
        label.text = NSLocalizedString("trails.empty", comment: "No trail passes the filter")
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.rowHeight = 104
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 132, bottom: 0, right: 0)

        let refreshControl = UIRefreshControl()
        refreshControl.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        self.refreshControl = refreshControl

        NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: .favoritesDidChange, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: Settings.didChangeNotification, object: nil)
        reload()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func reload() {
        sections = store.regions.compactMap { region in
            let trails = store.trails(in: region, matching: filter)
            return trails.isEmpty ? nil : (region, trails)
        }
        tableView.backgroundView = sections.isEmpty ? emptyLabel : nil
        tableView.reloadData()
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
            self?.reload()
            sender.endRefreshing()
        }
    }

    private func trail(at indexPath: IndexPath) -> Trail {
        sections[indexPath.section].trails[indexPath.row]
    }

    // MARK: Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].trails.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].region
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TrailCell", for: indexPath) as! TrailCell
        let trail = trail(at: indexPath)
        cell.configure(with: trail, isFavorite: store.isFavorite(trail))
        return cell
    }

    // MARK: Table view delegate

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let trail = trail(at: indexPath)
        let title = store.isFavorite(trail)
            ? NSLocalizedString("favorite.remove", comment: "Swipe action")
            : NSLocalizedString("favorite.add", comment: "Swipe action")
        let action = UIContextualAction(style: .normal, title: title) { [store] _, _, completion in
            store.toggleFavorite(trail)
            completion(true)
        }
        action.backgroundColor = UIColor(named: "Amber")
        return UISwipeActionsConfiguration(actions: [action])
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showTrail":
            guard let detail = segue.destination as? TrailDetailViewController,
                  let indexPath = tableView.indexPathForSelectedRow
            else { return }
            detail.trail = trail(at: indexPath)
        case "showFilter":
            guard let navigation = segue.destination as? UINavigationController,
                  let controller = navigation.topViewController as? FilterViewController
            else { return }
            controller.filter = filter
            controller.delegate = self
            if let sheet = navigation.sheetPresentationController {
                sheet.detents = [.medium(), .large()]
                sheet.prefersGrabberVisible = true
            }
        default:
            break
        }
    }
}

// MARK: - FilterViewControllerDelegate

extension TrailListViewController: FilterViewControllerDelegate {

    func filterViewController(_ controller: FilterViewController, didChange filter: TrailFilter) {
        self.filter = filter
        filterButton.tintColor = filter.isActive ? UIColor(named: "Rust") : nil
        reload()
    }
}
