import AtriumControls
import AtriumGeometry
import AtriumKit

/// The page with a working scene, in a card that has the size of the selected device or of the available space.
final class ScenePageController: ViewController {
  private let card = CardView()
  private let ground = ScreenView()
  private let page: InterfacePage
  private let style: UserInterfaceStyle?
  private let make: @MainActor () -> MadeScene
  private let outlines = FrameOutlines()
  private var host: SceneHostController?
  private var frames: SceneFrames?
  /// The options with which the scene is shown.
  var display = SceneDisplay() {
    didSet {
      guard display != oldValue else { return }
      applyTraits()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - page: The scene.
  ///   - style: The style of the scene, regardless of the window's style; nil for the style of the window.
  ///   - make: Makes the controller of the scene.
  init(
    _ page: InterfacePage, style: UserInterfaceStyle?, make: @escaping @MainActor () -> MadeScene
  ) {
    (self.page, self.style, self.make) = (page, style, make)
    super.init()
    title = page.title
  }

  override func loadView() {
    ground.addSubview(card)
    view = ground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let made = make()
    let host = SceneHostController(made.controller)
    (self.host, frames) = (host, made.frames)
    addChild(host)
    applyTraits()
    host.view.frame = card.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(host.view)
    host.didMove(toParent: self)
    outlines.frame = card.bounds
    outlines.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(outlines)
  }

  private func applyTraits() {
    guard let host else { return }
    var traits = display.device.traits(isTurned: display.isTurned)
    if let style { traits.userInterfaceStyle = style }
    setOverrideTraitCollection(traits, forChild: host)
    host.colorPalette = display.colorPalette
    setSafeAreaInsets(display.device.insets(isTurned: display.isTurned), forChild: host)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isSmall = ground.bounds.width < 420 || ground.bounds.height < 300
    place(card, in: ground.area(margin: isSmall ? 0 : 16))
    card.cornerRadius = isSmall || display.device == .file ? 0 : Theme.cardCornerRadius
    card.borderWidth = isSmall ? 0 : 1
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateOutlines()
  }

  // In a navigation controller, the scene gets its frame only when the navigation controller and the scene appear.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateOutlines()
  }

  private func updateOutlines() {
    guard let frames else { return }
    if display.comparesFrames || display.line != nil { host?.view.layoutIfNeeded() }
    outlines.update(frames, display)
  }

  /// Gives the card the size of the device, scaled down if it is larger than the available space.
  private func place(_ card: View, in area: Rect) {
    guard let size = display.device.size(isTurned: display.isTurned, of: page) else {
      card.transform = .identity
      return card.frame = area
    }
    let factor = min(1, area.width / max(size.width, 1), area.height / max(size.height, 1))
    card.transform = factor < 1 ? AffineTransform(scaleX: factor, y: factor) : .identity
    card.bounds = Rect(origin: .zero, size: size)
    card.center = area.center
  }

  /// Dismisses the controllers that the scene presents, before another scene is shown.
  func close() {
    // The loop is bounded, because a controller of the file might refuse to be dismissed.
    for _ in 0..<20 { guard dismissPresented(animated: false) else { return } }
  }

  /// Dismisses the topmost controller that the scene presents.
  ///
  /// - Returns: Whether there was a controller to dismiss.
  @discardableResult
  func dismissPresented(animated: Bool) -> Bool {
    guard let presenter = children.lazy.compactMap({ self.presenter(in: $0) }).first else {
      return false
    }
    presenter.dismiss(animated: animated)
    return true
  }

  /// Returns the presenter of the topmost presented controller in a tree; nil if there is no presentation.
  ///
  /// The search includes children, because a controller in a navigation controller is not itself the presenter.
  private func presenter(in controller: ViewController) -> ViewController? {
    if let presented = controller.presentedViewController {
      return presenter(in: presented) ?? controller
    }
    return controller.children.lazy.compactMap { self.presenter(in: $0) }.first
  }
}
