import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A house around its court, seen from above.
///
/// The house is also a menu of the rooms.
///
/// Each room is a control, in the same direction as in the ring menu. A group leads to a separate level, in which the
/// item opposite to the group's direction leads back to the level above.
final class CourtView: CachedDrawingView {
  /// Called with the room that the user has chosen.
  var onChoose: ((ViewController) -> Void)?
  private var model = CourtModel([], present: nil)
  private var rooms: [CourtModel.Room] = []
  private var controls: [CourtRoomControl] = []
  private let caption = CourtCaption()
  /// The control of the room that was most recently hovered or focused.
  private weak var latest: CourtRoomControl?

  init() {
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "A house around a court")
    accessibilityRole = .group
    addSubview(caption)
  }

  /// Shows the first level of a menu.
  func show(
    _ items: [RingMenuItem], present: ViewController?, arrangement: RingMenuArrangement = .even
  ) {
    let model = CourtModel(items, present: present, arrangement: arrangement)
    guard !self.model.isFirst || model.rooms != rooms else { return }
    self.model = model
    update()
  }

  /// False, because the drawing rarely changes; it is drawn repeatedly only while the ring menu fades.
  override var keepsFirstPicture: Bool { false }

  override func drawPicture(in canvas: borrowing Canvas) {
    let drawing = CourtDrawing(
      plan: plan, palette: Palette(traitCollection), traits: traitCollection, rooms: rooms)
    drawing.draw(in: canvas)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan
    for control in controls { control.place(in: plan) }
    caption.place(in: plan)
  }

  /// Goes back to the level above for the Escape key.
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    guard !model.isFirst, presses.contains(where: { $0.key.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    goBack()
  }

  private var plan: CourtPlan { CourtPlan(in: bounds, count: model.count) }

  // MARK: Choosing

  private func choose(_ room: CourtModel.Room) {
    switch room.content {
    case .gap: break
    case .back: goBack()
    case .item(let index):
      guard let item = model.item(index) else { return }
      if let controller = item.controller { return onChoose?(controller) ?? () }
      guard item.items != nil else { return }
      changeLevel(focusing: .item(0)) { $0.enter(index) }
    }
  }

  private func goBack() {
    guard !model.isFirst else { return }
    var group: Int?
    changeLevel(focusing: nil) { group = $0.back() }
    guard let group else { return }
    focus(.item(group))
  }

  /// Shows another level.
  ///
  /// If the focus was in the court, the new level gets the focus.
  private func changeLevel(
    focusing content: RingMenuWedges.Content?, _ change: (inout CourtModel) -> Void
  ) {
    hadFocus = controls.contains { $0.isFirstResponder }
    change(&model)
    View.transition(
      with: self, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction]
    ) {
      self.update()
      self.layoutIfNeeded()
    }
    if let content { focus(content) }
  }

  private var hadFocus = false

  private func focus(_ content: RingMenuWedges.Content) {
    guard hadFocus else { return }
    hadFocus = false
    controls.first { $0.room.content == content }?.becomeFirstResponder()
  }

  private func update() {
    rooms = model.rooms
    for control in controls { control.removeFromSuperview() }
    controls = rooms.map { room in
      let control = CourtRoomControl(room)
      control.addAction(for: .primaryActionTriggered) { [weak self] in self?.choose(room) }
      control.onPoint = { [weak self, weak control] in
        if let control { self?.pointDidChange(control) }
      }
      insertSubview(control, belowSubview: caption)
      return control
    }
    updateCaption()
    forgetPicture()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func pointDidChange(_ control: CourtRoomControl) {
    guard control.isPointedAt != (control === latest) else { return }
    latest = control.isPointedAt ? control : controls.first(where: \.isPointedAt)
    updateCaption()
  }

  private func updateCaption() {
    let room = latest.flatMap { $0.superview === self ? $0.room : nil }
    caption.text = room.map { $0.itemCount > 0 ? "\($0.title) ›" : $0.title }
    setNeedsLayout()
  }
}
