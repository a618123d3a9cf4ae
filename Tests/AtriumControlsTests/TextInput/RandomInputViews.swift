import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import StageSupport
import TestSupport

/// A view that can be the first responder and has input views.
private final class RandomResponder: View {
  var inputs: (input: View?, accessory: View?) = (nil, nil)
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: View? { inputs.input }
  override var inputAccessoryView: View? { inputs.accessory }
}

/// A view that interferes when it is laid out, and when it has entered or left a window.
private final class RandomInputView: View {
  var onChange: (String) -> Void = { _ in }
  override func layoutSubviews() {
    super.layoutSubviews()
    onChange("layout")
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    onChange("didMoveToWindow")
  }
}

/// Responders with input views and accessory views, between which the focus moves at random.
@MainActor
final class RandomInputViews: TracedRun {
  static let restInterval = 8

  let trace: RandomTrace
  private let ground: RandomStage
  private var made = WeakObjects()

  private var stage: Stage { ground.stage }
  private var root: ViewController { ground.root }

  init(seed: UInt64, keepsTrace: Bool) {
    trace = RandomTrace(seed: seed, keepsLines: keepsTrace)
    ground = RandomStage(
      size: Size(width: 400, height: 600), trace: trace, paints: seed % 8 == 0)
    for _ in 0..<3 { addResponder() }
    ground.show()
  }

  private var responders: [View] {
    made.all(View.self).filter { $0.canBecomeFirstResponder && $0.window != nil }
  }

  private func addResponder() {
    let area = Rect(x: 10, y: 10 + 50 * Double(trace.random.below(8)), width: 200, height: 40)
    let view: View =
      switch trace.random.below(3) {
      case 0: TextField(frame: area)
      case 1: TextView(frame: area)
      default: RandomResponder(frame: area)
      }
    (view as? TextField)?.delegate = self
    (view as? TextView)?.delegate = self
    setInputs(of: made.add(view))
    root.view.addSubview(view)
  }

  private func setInputs(of view: View) {
    // A field inside an input view could retain that view.
    guard view.superview == nil || view.superview === root.view else { return }
    let input = anyInput()
    let accessory = anyInput()
    trace.note("inputs \(input == nil ? 0 : 1) \(accessory == nil ? 0 : 1)")
    guard input == nil || input !== accessory else { return }
    if let field = view as? TextField {
      (field.inputView, field.inputAccessoryView) = (input, accessory)
    } else if let text = view as? TextView {
      (text.inputView, text.inputAccessoryView) = (input, accessory)
    } else {
      (view as? RandomResponder)?.inputs = (input, accessory)
    }
  }

  /// Returns nil, a new input view, or an existing input view that another responder may have too.
  private func anyInput() -> View? {
    switch trace.random.below(4) {
    case 0: return nil
    case 1:
      return trace.random.element(of: made.all(RandomInputView.self))
    default:
      let view = made.add(RandomInputView(frame: .zero))
      view.frame.size = Size(
        width: trace.random.number(0...500), height: trace.random.number(0...300).rounded())
      view.onChange = { [weak self] in self?.interfere($0, oneIn: 40) }
      if trace.random.oneIn(3) {
        let field = made.add(TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30)))
        field.delegate = self
        view.addSubview(field)
      }
      return view
    }
  }

  // MARK: Running

  func end() {
    root.dismiss(animated: false)
    for view in root.view.subviews { view.removeFromSuperview() }
    stage.settle()
    if stage.window.inputAreaFrame != nil { trace.fail("an input view is left without responders") }
    ground.end()
    made.checkReleased(in: trace)
  }

  private func interfere(_ call: String) { interfere(call, oneIn: 6) }

  func rest() {
    trace.note("settle")
    stage.settle()
    trace.interferes = false
    if let first = stage.window.firstResponder { first.reloadInputViews() }
    stage.settle()
    trace.interferes = true
    guard let first = stage.window.firstResponder as? View else {
      if stage.window.inputAreaFrame != nil { trace.fail("there is an area without a responder") }
      return
    }
    if first.window !== stage.window { trace.fail("the first responder is outside the window") }
    if let frame = stage.window.inputAreaFrame {
      let bounds = stage.window.bounds
      if frame.maxY != bounds.maxY || frame.width != bounds.width || frame.minY < 0 {
        trace.fail("the area is at \(frame) in \(bounds)")
      }
    }
  }

  // MARK: Operations

  func operate() {
    switch trace.random.below(16) {
    case 0, 1, 2, 3:
      let view = trace.random.element(of: responders)
      trace.note("focus \(view.map { "\(type(of: $0))" } ?? "")")
      view?.becomeFirstResponder()
    case 4:
      trace.note("resign")
      stage.window.firstResponder?.resignFirstResponder()
    case 5, 6:
      guard let view = trace.random.element(of: responders) else { return }
      trace.note("swap the inputs")
      setInputs(of: view)
      view.reloadInputViews()
    case 7:
      trace.note("remove a view")
      trace.random.element(of: made.all(View.self))?.removeFromSuperview()
    case 8:
      trace.note("add")
      addResponder()
    case 9:
      trace.note("end editing")
      stage.window.endEditing(trace.random.oneIn(2))
    case 10: ground.resize()
    case 11:
      ground.presentOrDismiss {
        let modal = ViewController()
        modal.view.addSubview(
          made.add(TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))))
        return modal
      }
    case 12:
      guard !trace.isNested else { return }
      trace.note("key")
      stage.key(trace.random.oneIn(2) ? "Tab" : "Escape")
    case 13:
      guard !trace.isNested else { return }
      let point = Point(x: trace.random.number(0...300), y: trace.random.number(0...600))
      trace.note("click \(point)")
      stage.click(at: point)
    default: ground.advance(upTo: 0.3)
    }
  }
}

extension RandomInputViews: TextFieldDelegate, TextViewDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    interfere("should begin")
    return !trace.random.oneIn(8)
  }
  func textFieldDidBeginEditing(_ textField: TextField) { interfere("did begin") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    interfere("should end")
    return !trace.random.oneIn(8)
  }
  func textFieldDidEndEditing(_ textField: TextField) { interfere("did end") }
  func textViewDidBeginEditing(_ textView: TextView) { interfere("did begin") }
  func textViewDidEndEditing(_ textView: TextView) { interfere("did end") }
}
