// swift-format-ignore-file
import UIKit

class TrailCell: UITableViewCell {

    @IBOutlet private weak var photoView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var detailLabel: UILabel!
    @IBOutlet private weak var difficultyLabel: BadgeLabel!
    @IBOutlet private weak var favoriteView: UIImageView!

    override func awakeFromNib() {
        super.awakeFromNib()
        photoView.layer.cornerRadius = 12
        photoView.layer.masksToBounds = true
        favoriteView.image = UIImage(named: "Heart")?.withRenderingMode(.alwaysTemplate)
        favoriteView.tintColor = UIColor(named: "Rust")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photoView.image = nil
    }

    func configure(with trail: Trail, isFavorite: Bool) {
        photoView.image = UIImage(named: trail.image)
        nameLabel.text = trail.name
        detailLabel.text = [Format.length(trail.length), Format.time(trail.walkingTime)]
            .joined(separator: " · ")
        difficultyLabel.text = trail.difficulty.title
        difficultyLabel.badgeColor = trail.difficulty.color
        favoriteView.isHidden = !isFavorite
        accessibilityLabel = "\(trail.name), \(trail.difficulty.title)"
    }
}

/// A label with a coloured background and rounded ends.
@IBDesignable
class BadgeLabel: UILabel {

    @IBInspectable var badgeColor: UIColor = .systemGray {
        didSet {
            backgroundColor = badgeColor.withAlphaComponent(0.16)
            textColor = badgeColor
        }
    }

    @IBInspectable var horizontalPadding: CGFloat = 10

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 2 * horizontalPadding, height: size.height + 6)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: horizontalPadding, dy: 3))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.masksToBounds = true
    }
}
