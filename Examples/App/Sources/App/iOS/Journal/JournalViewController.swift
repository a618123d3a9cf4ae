// swift-format-ignore-file
import UIKit

class JournalViewController: UITableViewController {

    private var dataSource: UITableViewDiffableDataSource<Int, Hike>!

    private let placeholder: UIStackView = {
        let imageView = UIImageView(image: UIImage(named: "Boots"))
        imageView.contentMode = .center
        imageView.tintColor = .tertiaryLabel
        let label = UILabel()
        label.text = NSLocalizedString("journal.empty", bundle: .main, comment: "Placeholder")
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [imageView, label])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("journal.title", comment: "Title of the tab")
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Hike")
        dataSource = JournalDataSource(tableView: tableView) { tableView, indexPath, hike in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Hike", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = hike.title
            content.secondaryText = [
                Format.date.string(from: hike.date), Format.companions(hike.companions),
                String(repeating: "★", count: hike.rating),
            ].joined(separator: " · ")
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = TrailStore.shared.trail(withID: hike.trailID).flatMap { UIImage(named: $0.image) }
            content.imageProperties.maximumSize = CGSize(width: 56, height: 56)
            content.imageProperties.cornerRadius = 8
            cell.contentConfiguration = content
            return cell
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(journalDidChange(_:)), name: .journalDidChange, object: nil)
        update(animated: false)
    }

    @objc private func journalDidChange(_ notification: Notification) {
        update(animated: view.window != nil)
    }

    private func update(animated: Bool) {
        let hikes = Journal.shared.hikes
        var snapshot = NSDiffableDataSourceSnapshot<Int, Hike>()
        snapshot.appendSections([0])
        snapshot.appendItems(hikes)
        dataSource.apply(snapshot, animatingDifferences: animated)
        tableView.backgroundView = hikes.isEmpty ? placeholder : nil
        navigationItem.prompt = nil
        tabBarItem.badgeValue = hikes.isEmpty ? nil : "\(hikes.count)"
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        72
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let hike = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(
            style: .destructive, title: NSLocalizedString("delete", comment: "Swipe action")
        ) { [weak self] _, _, completion in
            self?.confirmDeletion(of: hike, completion: completion)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func confirmDeletion(of hike: Hike, completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(
            title: NSLocalizedString("journal.delete.title", comment: "Title of an alert"),
            message: hike.title, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("delete", comment: "Button"), style: .destructive) { _ in
                Journal.shared.remove(hike)
                completion(true)
            })
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("cancel", comment: "Button"), style: .cancel) { _ in
                completion(false)
            })
        alert.popoverPresentationController?.sourceView = view
        alert.popoverPresentationController?.sourceRect = CGRect(
            x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        present(alert, animated: true)
    }

    @IBAction func unwindToJournal(_ segue: UIStoryboardSegue) {}
}

/// Allows swipes on the rows.
private class JournalDataSource: UITableViewDiffableDataSource<Int, Hike> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
}
