import Atrium

/// A form for a new letter.
final class ComposeController: ViewController {
  private let mailbox: Mailbox
  private let toField = TextField()
  private let subjectField = TextField()
  private let textView = TextView()
  private lazy var sendItem = BarButtonItem(title: "Send", style: .prominent) { [weak self] in
    self?.send()
  }

  init(_ mailbox: Mailbox, to correspondent: String, subject: String) {
    self.mailbox = mailbox
    super.init()
    title = "New letter"
    toField.text = correspondent
    subjectField.text = subject
    if !mailbox.signature.isEmpty { textView.text = "\n\n\(mailbox.signature)" }
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in
      self?.cancel()
    }
    navigationItem.rightBarButtonItem = sendItem
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, name) in [(toField, "To"), (subjectField, "Subject")] {
      field.placeholder = name
      field.accessibilityLabel = name
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addAction(for: .editingChanged) { [weak self] in self?.updateSendItem() }
    }
    textView.accessibilityLabel = "Text"
    let form = StackView(arrangedSubviews: [toField, subjectField, textView])
    form.axis = .vertical
    form.spacing = 8
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let area = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      form.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      form.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
    ])
    updateSendItem()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let first: Responder = toField.text.isEmpty ? toField : textView
    _ = first.becomeFirstResponder()
  }

  private func updateSendItem() {
    sendItem.isEnabled = !toField.text.isEmpty && !subjectField.text.isEmpty
  }

  private func send() {
    mailbox.add(
      Letter(
        correspondent: toField.text, subject: subjectField.text, text: textView.text, isRead: true))
    dismiss(animated: true)
  }

  private func cancel() {
    guard !textView.text.isEmpty else { return dismiss(animated: true) }
    let question = AlertController(
      title: "Discard this letter?", message: nil, preferredStyle: .alert)
    question.addAction(
      AlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    question.addAction(AlertAction(title: "Keep writing", style: .cancel))
    present(question, animated: true)
  }
}

extension ComposeController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    let next: Responder = textField === toField ? subjectField : textView
    _ = next.becomeFirstResponder()
    return true
  }
}
