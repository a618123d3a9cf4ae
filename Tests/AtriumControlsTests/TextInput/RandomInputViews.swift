import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

/// A view that can be the first responder and has input views.
private final class RandomResponder: View {
  var inputs: (input: View?, accessory: View?) = (nil, nil)
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: View? { inputs.input }
  override var inputAccessoryView: View? { inputs.accessory }
}

/// A view that interferes when it is laid out and when it leaves a window.
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
final class RandomInputViews: RandomRun {
  private final class Weak {
    weak var view: View?
    init(_ view: View) { self.view = view }
  }

  let trace: RandomTrace
  private let stage = Stage(size: Size(width: 400, height: 600))
  private let root = ViewController()
  private var made: [Weak] = []

  var operationCount: Int { trace.operationCount }

  init(seed: UInt64, keepsTrace: Bool) {
    trace = RandomTrace(seed: seed, keepsLines: keepsTrace)
    stage.host.paints = seed % 8 == 0
    stage.framesPerSecond = 20
    stage.window.rootViewController = root
    for _ in 0..<3 { addResponder() }
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  private var responders: [View] {
    made.compactMap(\.view).filter { $0.canBecomeFirstResponder && $0.window != nil }
  }

  private func keep<Kept: View>(_ view: Kept) -> Kept {
    made.append(Weak(view))
    return view
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
    setInputs(of: keep(view))
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

  /// Returns a new input view, one that another responder may have too, or nil.
  private func anyInput() -> View? {
    switch trace.random.below(4) {
    case 0: return nil
    case 1:
      return trace.random.element(of: made.compactMap { $0.view as? RandomInputView })
    default:
      let view = keep(RandomInputView(frame: .zero))
      view.frame.size = Size(
        width: trace.random.number(0...500), height: trace.random.number(0...300).rounded())
      view.onChange = { [weak self] in self?.interfere($0, oneIn: 40) }
      if trace.random.oneIn(3) {
        let field = keep(TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30)))
        field.delegate = self
        view.addSubview(field)
      }
      return view
    }
  }

  // MARK: Running

  func run(steps: Int) throws(RandomRunFailure) {
    for _ in 0..<steps {
      trace.perform { operate() }
      if trace.random.oneIn(8) { rest() }
      try trace.check()
    }
    rest()
    root.dismiss(animated: false)
    for view in root.view.subviews { view.removeFromSuperview() }
    stage.settle()
    if stage.window.inputAreaFrame != nil { trace.fail("an input view is left without responders") }
    stage.window.rootViewController = nil
    stage.settle()
    stage.turn()
    let left = made.compactMap(\.view)
    if !left.isEmpty { trace.fail("kept alive: \(left.map { "\(type(of: $0))" })") }
    try trace.check()
  }

  private func interfere(_ call: String, oneIn count: Int = 6) {
    trace.interfere(call, oneIn: count) { operate() }
  }

  private func rest() {
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

  private func operate() {
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
      trace.random.element(of: made.compactMap(\.view))?.removeFromSuperview()
    case 8:
      trace.note("add")
      addResponder()
    case 9:
      trace.note("end editing")
      stage.window.endEditing(trace.random.oneIn(2))
    case 10:
      let size = Size(
        width: trace.random.number(1...700).rounded(),
        height: trace.random.number(1...700).rounded())
      trace.note("resize \(size)")
      stage.dispatchResize(to: size, isLive: trace.random.oneIn(2))
    case 11: present()
    case 12:
      guard !trace.isNested else { return }
      trace.note("key")
      stage.key(trace.random.oneIn(2) ? "Tab" : "Escape")
    case 13:
      guard !trace.isNested else { return }
      let point = Point(x: trace.random.number(0...300), y: trace.random.number(0...600))
      trace.note("click \(point)")
      stage.click(at: point)
    default:
      guard !trace.isNested else { return }
      let time = trace.random.number(0...0.3)
      trace.note("advance \(time)")
      stage.advance(by: time)
    }
  }

  private func present() {
    if root.presentedViewController != nil {
      trace.note("dismiss")
      return root.dismiss(animated: trace.random.oneIn(2))
    }
    trace.note("present")
    let modal = ViewController()
    modal.modalPresentationStyle = trace.random.oneIn(2) ? .formSheet : .fullScreen
    modal.view.addSubview(keep(TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))))
    root.present(modal, animated: trace.random.oneIn(2))
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
