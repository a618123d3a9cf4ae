// swift-format-ignore-file
import UIKit

protocol FilterViewControllerDelegate: AnyObject {
    func filterViewController(_ controller: FilterViewController, didChange filter: TrailFilter)
}

class FilterViewController: UIViewController {

    weak var delegate: FilterViewControllerDelegate?

    var filter = TrailFilter() {
        didSet {
            guard filter != oldValue, isViewLoaded else { return }
            updateControls()
            delegate?.filterViewController(self, didChange: filter)
        }
    }

    @IBOutlet private var difficultySwitches: [UISwitch]!
    @IBOutlet private weak var lengthSlider: UISlider!
    @IBOutlet private weak var lengthLabel: UILabel!
    @IBOutlet private weak var favoritesSwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        for (difficulty, control) in zip(Difficulty.allCases, difficultySwitches) {
            control.onTintColor = difficulty.color
        }
        updateControls()
    }

    private func updateControls() {
        for (difficulty, control) in zip(Difficulty.allCases, difficultySwitches) {
            control.isOn = filter.difficulties.contains(difficulty)
        }
        lengthSlider.value = Float(filter.maximumLength)
        lengthLabel.text = Format.length(filter.maximumLength)
        favoritesSwitch.isOn = filter.favoritesOnly
    }

    // MARK: Actions

    @IBAction func difficultyChanged(_ sender: UISwitch) {
        guard let index = difficultySwitches.firstIndex(of: sender) else { return }
        let difficulty = Difficulty.allCases[index]
        if sender.isOn {
            filter.difficulties.insert(difficulty)
        } else {
            filter.difficulties.remove(difficulty)
        }
    }

    @IBAction func lengthChanged(_ sender: UISlider) {
        filter.maximumLength = Double(sender.value.rounded())
    }

    @IBAction func favoritesChanged(_ sender: UISwitch) {
        filter.favoritesOnly = sender.isOn
    }

    @IBAction func reset(_ sender: Any) {
        filter = TrailFilter()
    }

    @IBAction func done(_ sender: Any) {
        dismiss(animated: true)
    }
}
