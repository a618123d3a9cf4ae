// swift-format-ignore-file
import UIKit

/// A table whose static cells are in the storyboard.
class SettingsViewController: UITableViewController {

    @IBOutlet weak var unitsControl: UISegmentedControl!
    @IBOutlet weak var profileSwitch: UISwitch!
    @IBOutlet weak var versionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("settings.title", comment: "Title of the tab")
        navigationController?.navigationBar.prefersLargeTitles = true
        unitsControl.selectedSegmentIndex = Settings.usesMiles ? 1 : 0
        profileSwitch.isOn = Settings.showsProfile
        versionLabel.text = UIDevice.current.systemName
    }

    @IBAction func unitsChanged(_ sender: UISegmentedControl) {
        Settings.usesMiles = sender.selectedSegmentIndex == 1
    }

    @IBAction func profileChanged(_ sender: UISwitch) {
        Settings.showsProfile = sender.isOn
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1, indexPath.row == 0,
              let url = URL(string: "https://en.wikipedia.org/wiki/Naismith%27s_rule")
        else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
}
