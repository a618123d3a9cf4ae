import Atrium

/// A form for a new letter.
final class ComposeController: PageController {
  private let mailbox: Mailbox
  private let toField = TextField()
  private let subjectField = TextField()
  private let textView = TextView()
  /// The initial text, before any change by the user.
  private let draft: String
  private lazy var sendItem = BarButtonItem(title: "Send", style: .prominent) { [weak self] in
    self?.send()
  }

  /// Makes a form for a new letter, or for a reply to a letter.
  init(_ mailbox: Mailbox, replyTo letter: Letter? = nil) {
    self.mailbox = mailbox
    let signature = mailbox.signature.isEmpty ? "" : "\n\n\(mailbox.signature)"
    draft = signature + (letter.map { "\n\n\($0.quotation)" } ?? "")
    super.init()
    title = letter == nil ? "New letter" : "Answer"
    if let letter {
      toField.text = letter.correspondent
      subjectField.text =
        letter.subject.hasPrefix("Re: ") ? letter.subject : "Re: \(letter.subject)"
    }
    textView.text = draft
    let start = textView.beginningOfDocument
    textView.selectedTextRange = TextRange(from: start, to: start)
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in
      self?.cancel()
    }
    navigationItem.rightBarButtonItem = sendItem
    // A drag or Escape must not discard the text.
    isModalInPresentation = true
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
    fill(with: [toField, subjectField, textView])
    updateSendItem()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let first: Responder = toField.text.isEmpty ? toField : textView
    _ = first.becomeFirstResponder()
  }

  override var keyCommands: [KeyCommand] {
    let input = KeyCommand.inputReturn
    var send = KeyCommand(title: "Send", input: input, modifierFlags: .control) { [weak self] in
      self?.send()
    }
    send.isEnabled = sendItem.isEnabled
    var cancel = KeyCommand(title: "Cancel", input: KeyCommand.inputEscape) { [weak self] in
      self?.cancel()
    }
    // Without this priority, Return would begin a new line, and Escape would discard the letter without a question.
    send.wantsPriorityOverSystemBehavior = true
    cancel.wantsPriorityOverSystemBehavior = true
    return super.keyCommands + [send, cancel]
  }

  private func updateSendItem() {
    sendItem.isEnabled = !toField.text.isEmpty && !subjectField.text.isEmpty
  }

  private func send() {
    mailbox.add(
      Letter(
        correspondent: toField.text, subject: subjectField.text, text: textView.text, isRead: true,
        isSent: true))
    dismiss(animated: true)
  }

  private func cancel() {
    guard textView.text != draft else { return dismiss(animated: true) }
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
