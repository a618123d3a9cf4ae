// swift-format-ignore-file
import UIKit

/// The form for a hike.
class HikeFormViewController: UIViewController {

    var trail: Trail?

    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var trailPicker: UIPickerView!
    @IBOutlet weak var dateLabel: UILabel!
    @IBOutlet weak var dateStepper: UIStepper!
    @IBOutlet weak var companionsLabel: UILabel!
    @IBOutlet weak var companionsStepper: UIStepper!
    @IBOutlet weak var ratingControl: UISegmentedControl!
    @IBOutlet weak var dogSwitch: UISwitch!
    @IBOutlet weak var notesView: UITextView!
    @IBOutlet weak var saveButton: UIBarButtonItem!

    private let trails = TrailStore.shared.trails

    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        titleField.delegate = self
        titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)
        notesView.delegate = self
        notesView.layer.borderColor = UIColor.separator.cgColor
        notesView.layer.borderWidth = 1
        notesView.layer.cornerRadius = 8
        trailPicker.dataSource = self
        trailPicker.delegate = self
        if let trail, let row = trails.firstIndex(of: trail) {
            trailPicker.selectRow(row, inComponent: 0, animated: false)
            titleField.text = trail.name
        }
        updateDate()
        updateCompanions()
        updateSaveButton()

        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChangeFrame(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)

        let tap = UITapGestureRecognizer(target: self, action: #selector(endEditing))
        tap.cancelsTouchesInView = false
        scrollView.addGestureRecognizer(tap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        titleField.becomeFirstResponder()
    }

    // MARK: Keyboard

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let overlap = scrollView.convert(frame, from: nil).intersection(scrollView.bounds).height
        scrollView.contentInset.bottom = overlap
        scrollView.verticalScrollIndicatorInsets.bottom = overlap
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
        scrollView.verticalScrollIndicatorInsets.bottom = 0
    }

    @objc private func endEditing() {
        view.endEditing(true)
    }

    // MARK: Changes

    private func updateSaveButton() {
        let text = titleField.text ?? ""
        saveButton.isEnabled = !text.trimmingCharacters(in: .whitespaces).isEmpty
    }

    private var date: Date {
        Calendar.current.date(byAdding: .day, value: Int(dateStepper.value), to: Date()) ?? Date()
    }

    private func updateDate() {
        dateLabel.text = Format.date.string(from: date)
    }

    private func updateCompanions() {
        companionsLabel.text = Format.companions(Int(companionsStepper.value))
    }

    @objc private func titleChanged() {
        updateSaveButton()
    }

    @IBAction func dateChanged(_ sender: UIStepper) {
        updateDate()
    }

    @IBAction func companionsChanged(_ sender: UIStepper) {
        updateCompanions()
    }

    @IBAction func cancel(_ sender: UIBarButtonItem) {
        dismiss(animated: true, completion: nil)
    }

    @IBAction func save(_ sender: UIBarButtonItem) {
        let hike = Hike(
            trailID: trails[trailPicker.selectedRow(inComponent: 0)].id,
            title: (titleField.text ?? "").trimmingCharacters(in: .whitespaces),
            date: date,
            companions: Int(companionsStepper.value),
            rating: ratingControl.selectedSegmentIndex + 1,
            notes: notesView.text,
            isWithDog: dogSwitch.isOn)
        Journal.shared.add(hike)
        dismiss(animated: true)
    }
}

// MARK: - UITextFieldDelegate

extension HikeFormViewController: UITextFieldDelegate {

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= 40
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

// MARK: - UITextViewDelegate

extension HikeFormViewController: UITextViewDelegate {

    func textViewDidBeginEditing(_ textView: UITextView) {
        textView.layer.borderColor = view.tintColor.cgColor
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        textView.layer.borderColor = UIColor.separator.cgColor
    }
}

// MARK: - UIPickerViewDataSource, UIPickerViewDelegate

extension HikeFormViewController: UIPickerViewDataSource, UIPickerViewDelegate {

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        trails.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        trails[row].name
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard titleField.text?.isEmpty ?? true else { return }
        titleField.text = trails[row].name
        updateSaveButton()
    }
}
