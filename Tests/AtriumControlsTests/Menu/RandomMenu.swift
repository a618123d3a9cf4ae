import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import StageSupport
import TestSupport

/// A button, a card and a table with menus, which code and a user open, change and close at random.
@MainActor
final class RandomMenu: TracedRun {
  let trace: RandomTrace
  private let ground: RandomStage
  private var made = WeakObjects()
  private var openCount = 0
  private var names = 0
  private weak var button: Button?
  private weak var card: View?
  private weak var table: TableView?
  private weak var interaction: ContextMenuInteraction?
  private var waiting: [@MainActor ([MenuElement]) -> Void] = []
  private var isPressed = false

  private var stage: Stage { ground.stage }
  private var root: ViewController { ground.root }

  init(seed: UInt64, keepsTrace: Bool) {
    trace = RandomTrace(seed: seed, keepsLines: keepsTrace)
    ground = RandomStage(
      size: Size(width: 500, height: 400), trace: trace, paints: seed % 8 == 0)
    addViews()
    ground.show()
  }

  private func addViews() {
    if button == nil {
      let new = Button(title: "Menu")
      new.frame = Rect(x: 20, y: 20, width: 120, height: 44)
      new.menu = makeMenu(depth: 0)
      new.showsMenuAsPrimaryAction = true
      root.view.addSubview(new)
      button = made.add(new)
    }
    if card == nil {
      let new = View(frame: Rect(x: 20, y: 100, width: 200, height: 100))
      let interaction = ContextMenuInteraction(delegate: self)
      new.addInteraction(interaction)
      root.view.addSubview(new)
      (card, self.interaction) = (made.add(new), made.add(interaction))
    }
    if table == nil {
      let new = TableView(frame: Rect(x: 250, y: 20, width: 200, height: 300), style: .plain)
      new.register(forCellReuseIdentifier: "cell") {
        TableViewCell(reuseIdentifier: "cell")
      }
      (new.dataSource, new.delegate) = (self, self)
      root.view.addSubview(new)
      table = made.add(new)
    }
  }

  private func makeMenu(depth: Int) -> Menu {
    names += 1
    let count = trace.random.oneIn(6) ? 0 : trace.random.below(depth == 0 ? 12 : 4)
    var options: Menu.Options = trace.random.oneIn(3) ? .displayInline : []
    if trace.random.oneIn(4) { options.insert(.singleSelection) }
    let menu = Menu(
      title: trace.random.oneIn(2) ? "menu\(names)" : "", options: options,
      children: (0..<count).map { _ in makeElement(depth: depth) })
    return made.add(menu)
  }

  private func makeElement(depth: Int) -> MenuElement {
    names += 1
    switch trace.random.below(depth < 3 ? 8 : 5) {
    case 6: return makeMenu(depth: depth + 1)
    case 7:
      let isCached = trace.random.oneIn(2)
      let provider: DeferredMenuElement.Provider = { [weak self] completion in
        self?.provide(depth: depth + 1, completion)
      }
      return isCached ? DeferredMenuElement(provider) : .uncached(provider)
    default:
      var attributes: MenuElement.Attributes = []
      if trace.random.oneIn(6) { attributes.insert(.disabled) }
      if trace.random.oneIn(6) { attributes.insert(.hidden) }
      if trace.random.oneIn(4) { attributes.insert(.keepsMenuPresented) }
      let action = Action(
        title: "item\(names)", attributes: attributes,
        state: MenuElement.State(rawValue: trace.random.below(3)) ?? .off
      ) { [weak self] in
        self?.trace.note("chosen \($0.title)")
        self?.interfere("action", oneIn: 2)
      }
      return made.add(action)
    }
  }

  /// Gives the elements of a deferred element now, later, twice or never.
  private func provide(
    depth: Int, _ completion: @escaping @MainActor ([MenuElement]) -> Void
  ) {
    trace.note("provide")
    interfere("provide", oneIn: 8)
    switch trace.random.below(4) {
    case 0: waiting.append(completion)
    case 1: break
    default:
      let elements = (0..<trace.random.below(3)).map { _ in makeElement(depth: depth) }
      completion(elements)
      if trace.random.oneIn(4) { completion(elements) }
    }
  }

  // MARK: Running

  func end() {
    for view in root.view.subviews { view.removeFromSuperview() }
    waiting = []
    ground.end()
    made.checkReleased(in: trace)
    if openCount != 0 { trace.fail("\(openCount) menus were not reported as closed") }
  }

  private func interfere(_ call: String) { interfere(call, oneIn: 4) }

  func rest() {
    if isPressed { release() }
    trace.note("settle")
    stage.settle()
    let isOpen = interaction?.menuAppearance == .compact
    if root.presentedViewController == nil {
      if isOpen { trace.fail("a closed menu is reported as open") }
      if openCount != 0 { trace.fail("\(openCount) menus are open without a view") }
    }
  }

  // MARK: Operations

  func operate() {
    let isOutside = !trace.isNested
    switch trace.random.below(18) {
    case 0, 1, 2: if isOutside { click() }
    case 3: if isOutside { press() }
    case 4: if isOutside { release() }
    case 5, 6, 7: if isOutside { key() }
    case 8:
      trace.note("button gets a menu")
      button?.menu = trace.random.oneIn(4) ? nil : makeMenu(depth: 0)
      button?.showsMenuAsPrimaryAction = trace.random.oneIn(2)
    case 9:
      trace.note("update")
      interaction?.updateVisibleMenu { [weak self] old in self?.makeMenu(depth: 0) ?? old }
    case 10:
      trace.note("dismiss the menu")
      interaction?.dismissMenu()
    case 11: ground.presentOrDismiss { made.add(ViewController()) }
    case 12: remove()
    case 13:
      trace.note("add")
      addViews()
    case 14: ground.resize()
    case 15:
      trace.note("elements arrive")
      if !waiting.isEmpty { waiting.removeFirst()([makeElement(depth: 1)]) }
    case 16:
      trace.note("focus")
      if isOutside { stage.window.dispatch(.focus(trace.random.oneIn(3))) }
    default: ground.advance(upTo: 0.6)
    }
  }

  private var anyPoint: Point {
    Point(x: trace.random.number(0...500).rounded(), y: trace.random.number(0...400).rounded())
  }

  private func click() {
    let (point, isSecondary) = (anyPoint, trace.random.oneIn(2))
    trace.note("click \(point) \(isSecondary)")
    release()
    stage.click(at: point, button: isSecondary ? .secondary : .primary)
  }

  private func press() {
    guard !isPressed else {
      let point = anyPoint
      trace.note("finger \(point)")
      return stage.touch(moved: point)
    }
    let point = anyPoint
    trace.note("finger down \(point)")
    isPressed = true
    stage.touch(began: point)
    stage.advance(by: trace.random.number(0...0.7))
  }

  private func release() {
    guard isPressed else { return }
    isPressed = false
    if trace.random.oneIn(4) { return stage.touch(cancelled: 0) }
    let point = anyPoint
    trace.note("finger up \(point)")
    stage.touch(ended: point)
  }

  private func key() {
    let names = [
      "Down", "Down", "Up", "Return", "space", "Escape", "Left", "Right", "Menu", "Shift+F10",
      "Tab", "i", "Home", "End",
    ]
    guard let name = trace.random.element(of: names) else { return }
    trace.note("key \(name)")
    stage.key(name)
  }

  private func remove() {
    switch trace.random.below(5) {
    case 0:
      trace.note("remove the button")
      button?.removeFromSuperview()
    case 1:
      trace.note("remove the card")
      card?.removeFromSuperview()
    case 2:
      trace.note("remove the table")
      table?.removeFromSuperview()
    case 3:
      trace.note("remove the interaction")
      if let card, let interaction {
        card.removeInteraction(interaction)
        card.removeFromSuperview()
      }
    default:
      trace.note("reload the table")
      table?.reloadData()
    }
  }
}

extension RandomMenu: ContextMenuInteractionDelegate {
  private func makeConfiguration() -> ContextMenuConfiguration? {
    guard !trace.random.oneIn(5) else { return nil }
    let provider: ContextMenuActionProvider = { [weak self] _ in
      self?.interfere("actionProvider")
      return self?.makeMenu(depth: 0)
    }
    return ContextMenuConfiguration(actionProvider: provider)
  }

  private func menuWillOpen() {
    openCount += 1
    trace.note("will open")
    if openCount > 1 { trace.fail("two menus are open") }
    interfere("will open")
  }

  private func menuWillClose() {
    openCount -= 1
    trace.note("will close")
    if openCount < 0 { trace.fail("a menu closes twice") }
    interfere("will close")
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    interfere("configuration")
    return makeConfiguration()
  }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { menuWillOpen() }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { menuWillClose() }
}

extension RandomMenu: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    interfere("configuration of a row")
    return makeConfiguration()
  }
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { menuWillOpen() }
  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { menuWillClose() }
}
