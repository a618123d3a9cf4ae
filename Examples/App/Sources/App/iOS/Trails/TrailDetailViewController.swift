// swift-format-ignore-file
import UIKit

class TrailDetailViewController: UIViewController {

    var trail: Trail!

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var headerImageView: UIImageView!
    @IBOutlet private weak var headerHeight: NSLayoutConstraint!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var regionLabel: UILabel!
    @IBOutlet private weak var difficultyLabel: BadgeLabel!
    @IBOutlet private weak var statisticsStack: UIStackView!
    @IBOutlet private weak var summaryLabel: UILabel!
    @IBOutlet private weak var profileView: ElevationProfileView!
    @IBOutlet private weak var logButton: UIButton!

    private let baseHeaderHeight: CGFloat = 240

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        title = trail.name
        scrollView.delegate = self
        headerImageView.image = UIImage(named: trail.image)
        nameLabel.text = trail.name
        regionLabel.text = trail.region.uppercased()
        difficultyLabel.text = trail.difficulty.title
        difficultyLabel.badgeColor = trail.difficulty.color
        profileView.elevations = trail.elevations
        logButton.layer.cornerRadius = 14

        NotificationCenter.default.addObserver(
            self, selector: #selector(updateTexts), name: .journalDidChange, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(updateTexts), name: Settings.didChangeNotification, object: nil)
        updateTexts()
        updateFavoriteButton()
    }

    @objc private func updateTexts() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 5
        summaryLabel.attributedText = NSAttributedString(
            string: trail.summary,
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .body),
                .foregroundColor: UIColor.label,
                .paragraphStyle: paragraph,
            ])

        statisticsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let hikes = Journal.shared.hikes(on: trail).count
        for (value, caption) in [
            (Format.length(trail.length), NSLocalizedString("stat.length", comment: "Caption")),
            (Format.height(trail.ascent), NSLocalizedString("stat.ascent", comment: "Caption")),
            (Format.time(trail.walkingTime), NSLocalizedString("stat.time", comment: "Caption")),
            (Format.hikes(hikes), NSLocalizedString("stat.journal", comment: "Caption")),
        ] {
            statisticsStack.addArrangedSubview(StatisticView(value: value, caption: caption))
        }
        profileView.isHidden = !Settings.showsProfile
    }

    private func updateFavoriteButton() {
        let name = TrailStore.shared.isFavorite(trail) ? "Heart" : "HeartOutline"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(named: name), style: .plain, target: self, action: #selector(toggleFavorite))
    }

    @objc private func toggleFavorite() {
        TrailStore.shared.toggleFavorite(trail)
        updateFavoriteButton()
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "logHike",
              let navigation = segue.destination as? UINavigationController,
              let form = navigation.viewControllers.first as? HikeFormViewController
        else { return }
        form.trail = trail
    }

    @IBAction func share(_ sender: UIButton) {
        UIPasteboard.general.string = "\(trail.name), \(Format.length(trail.length))"
        let alert = UIAlertController(
            title: NSLocalizedString("share.title", comment: "Title of an alert"),
            message: trail.name, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: "Button"), style: .default))
        present(alert, animated: true)
    }
}

// MARK: - UIScrollViewDelegate

extension TrailDetailViewController: UIScrollViewDelegate {

    /// The header grows while the content is pulled down.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let pulled = max(0, -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top))
        headerHeight.constant = baseHeaderHeight + pulled
        headerImageView.transform = CGAffineTransform(translationX: 0, y: -pulled)
    }
}
