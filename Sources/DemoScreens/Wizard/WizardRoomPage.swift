import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A page of *Wizard*: a question, a control, and a message about an invalid answer.
final class WizardRoomPage: ViewController, WizardPage {
  /// Called after each validation of the page, with its result.
  var didValidate: (Bool) -> Void = { _ in }

  private let page: WizardPageView
  private let problem: () -> String?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - number: The number of the page, from 1.
  ///   - name: The title.
  ///   - question: The text below the title.
  ///   - color: The colour of the page's band.
  ///   - control: The control; nil if there is none.
  ///   - problem: A closure that returns a message about an invalid answer; nil if the answer is valid.
  init(
    _ number: Int, _ name: String, question: String, color: KeyPath<Palette, Color>,
    control: Control?, problem: @escaping () -> String?
  ) {
    self.problem = problem
    page = WizardPageView(number, name, question: question, color: color, control: control)
    super.init()
    title = name
    control?.addAction(for: .valueChanged) { [weak self] in self?.page.message = "" }
  }

  override func loadView() { view = page }

  func validate() -> Bool {
    let problem = problem()
    say(problem ?? "")
    didValidate(problem == nil)
    return problem == nil
  }

  /// Replaces the question below the title.
  func ask(_ question: String) { page.question = question }

  /// Shows and announces a message about the answer; an empty message removes the old one.
  func say(_ message: String) {
    page.message = message
    Accessibility.post(notification: .announcement, argument: message)
  }

  /// Shows the current state of the feast in the drawing.
  func show(_ feast: Feast) { page.feast = feast }
}

/// The view of a page: a band with the number, and the title, the question, the control and the message beside it.
private final class WizardPageView: View {
  var question: String {
    get { text.text }
    set {
      text.text = newValue
      setNeedsLayout()
    }
  }
  /// The message about the answer; empty if there is none.
  var message: String {
    get { answer.text }
    set {
      answer.text = newValue
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The feast that the drawing below the text shows.
  var feast = Feast() {
    didSet { if feast != oldValue { setNeedsDisplay() } }
  }

  private let color: KeyPath<Palette, Color>
  private let number: Label
  private let name: Label
  private let text: Label
  private let control: Control?
  private let answer = Label(font: .preferredFont(forTextStyle: .headline))
  private var bandWidth = 0.0
  private var picture = Rect.zero

  init(
    _ number: Int, _ title: String, question: String, color: KeyPath<Palette, Color>,
    control: Control?
  ) {
    self.color = color
    self.control = control
    self.number = Label(text: "\(number)", font: .system(ofSize: 56, weight: .bold))
    name = Label(text: title, font: .preferredFont(forTextStyle: .title2))
    text = Label(text: question, font: .preferredFont(forTextStyle: .body))
    super.init(frame: .zero)
    contentMode = .redraw
    self.number.textAlignment = .center
    text.textRole = \.secondaryLabel
    text.numberOfLines = 4
    answer.numberOfLines = 2
    name.accessibilityTraits = [.staticText, .header]
    for view in [self.number, name, text, control, answer] { if let view { addSubview(view) } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let isSmall = bounds.height < 200 || bounds.width < 340
    bandWidth = bounds.width >= 400 ? 104 : 8
    let ground = Palette(traitCollection)[keyPath: color]
    number.textColor =
      ground.contrastRatio(with: .white) > ground.contrastRatio(with: .black) ? .white : .black
    let digit = number.sizeThatFits(.zero)
    number.isHidden = bandWidth < digit.width || bounds.height < digit.height
    number.frame = Rect(
      x: isMirrored ? bounds.width - bandWidth : 0, y: isSmall ? 4 : 18, width: bandWidth,
      height: digit.height)
    name.font = .preferredFont(forTextStyle: isSmall ? .headline : .title2)
    let inset = isSmall ? 10.0 : 28.0
    let left = isMirrored ? inset : bandWidth + inset
    let width = max(0, bounds.width - bandWidth - 2 * inset)
    var y = isSmall ? 6.0 : 28
    func place(_ view: View, _ size: Size, gap: Double) {
      view.frame = Rect(
        x: isMirrored ? left + width - size.width : left, y: y, width: size.width,
        height: size.height)
      view.isHidden = size.height == 0 || y + size.height > bounds.height || size.width > width
      if !view.isHidden { y += size.height + gap }
    }
    let wish = text.sizeThatFits(Size(width: width, height: 0)).height
    let reserve = control == nil ? 0 : isSmall ? 40.0 : 48
    let message = Size(
      width: width,
      height: answer.text.isEmpty ? 0 : answer.sizeThatFits(Size(width: width, height: 0)).height)
    // With little space, the control and the message have priority over the question, and the question over the
    // title.
    let title = name.sizeThatFits(.zero).height
    let hasName = y + title + 6 + wish + reserve + message.height <= bounds.height
    place(name, Size(width: width, height: hasName ? title : 0), gap: isSmall ? 1 : 6)
    let fits = y + wish + reserve + message.height <= bounds.height
    place(text, Size(width: width, height: fits ? wish : 0), gap: isSmall ? 4 : 20)
    if let control {
      var size = control.sizeThatFits(.zero)
      if control is Slider { size.width = min(320, width) }
      size.width = min(size.width, width)
      place(control, size, gap: isSmall ? 4 : 20)
    }
    place(answer, message, gap: 0)
    if answer.displayedTexts.contains(where: \.isTruncated) { answer.isHidden = true }
    // Space is reserved for a message, so that the drawing does not move when one appears.
    let top = y + (answer.text.isEmpty ? (answer.font.size * 1.3).rounded() : 0) + inset
    picture = Rect(
      x: left, y: top, width: width, height: max(0, bounds.height - top - inset / 2))
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    canvas.fill(bounds, with: theme.surface)
    canvas.fill(
      Rect(
        x: isMirrored ? bounds.width - bandWidth : 0, y: 0, width: bandWidth,
        height: bounds.height), with: palette[keyPath: color])
    if picture.height >= 90 { feast.draw(in: picture, palette, on: canvas) }
    guard !answer.isHidden, !answer.text.isEmpty else { return }
    // Draws a bar beside the message.
    let x = isMirrored ? answer.frame.maxX + 5 : answer.frame.minX - 8
    canvas.fill(
      Path(
        roundedRect: Rect(x: x, y: answer.frame.minY, width: 3, height: answer.frame.height),
        cornerRadius: 1.5), with: theme.badge)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    setNeedsDisplay()
  }
}
