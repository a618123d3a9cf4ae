import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// The storyboard and the scene of a controller, whose view is loaded from the scene.
final class SceneArchive: ViewControllerAttachment {
  private weak var owner: ViewController?
  private(set) var storyboard: Storyboard?
  private(set) var scene: InterfaceScene?
  /// The builder of the objects made together with the controller; nil once the view has been loaded.
  private var builder: ObjectBuilder?
  /// The top-level objects beside the view, which live as long as the controller.
  private var topLevel: [AnyObject] = []
  /// Whether `ViewController.storyboard` returns the storyboard; false until `init(coder:)` has returned (L-11).
  var isAwake = false

  init(owner: ViewController) { self.owner = owner }

  func open(_ storyboard: Storyboard, _ scene: InterfaceScene, _ builder: ObjectBuilder) {
    (self.storyboard, self.scene, self.builder) = (storyboard, scene, builder)
    builder.onSegue = { [weak self] segue, sender in
      guard let self, let owner = self.owner else { return }
      SegueRun.start(segue, from: owner, of: self, sender: sender, isAsked: true)
    }
  }

  /// Retains the objects of custom classes that were made before the controller.
  func keep(_ helpers: [AnyObject]) { topLevel += helpers }

  /// Calls `awakeFromNib` on the objects that were made together with the controller.
  func awakeOthers() { builder?.awake() }

  // MARK: The view

  /// Loads the view of the controller (T12).
  ///
  /// - Returns: Whether the scene has a view.
  func loadView() -> Bool {
    guard let owner, let scene, let storyboard, let element = viewElement(of: scene) else {
      finishWithoutView()
      return false
    }
    let builder = freshBuilder(for: owner, of: storyboard, scene)
    builder.traits = owner.traitCollection
    if storyboard.source.registry.isPreview, storyboard.document.isForAnySize {
      builder.traits.horizontalSizeClass = .unspecified
      builder.traits.verticalSizeClass = .unspecified
    }
    builder.excluded = Variations.excluded(in: scene.controller, traits: builder.traits)
    excluded = builder.excluded
    let id = scene.controller.id ?? ""
    let loaded = Instantiation.guarded("view of \(id)", of: storyboard, for: element) {
      self.load(element, of: owner, scene, builder)
    }
    return loaded ?? false
  }

  private func load(
    _ element: InterfaceElement, of owner: ViewController, _ scene: InterfaceScene,
    _ builder: ObjectBuilder
  ) -> Bool {
    let view = builder.makeView(element)
    if let scroller = view as? ScrollView {
      builder.addRefreshControl(of: scene.controller, to: scroller)
    }
    setMargins(of: view, element, owner, builder)
    noteGuides(of: scene, view, in: builder)
    for other in scene.others { makeOther(other, builder) }
    builder.addConstraints()
    owner.view = view
    setStaticContents(of: owner, builder)
    builder.connect(isComplete: true)
    topLevel += builder.showPreviewContents()
    builder.awake()
    for (id, object) in builder.objects { loaded[id] = WeakObject(object: object) }
    for (element, object) in builder.made where element.name == "containerView" {
      for segue in element.child("connections")?.all("segue") ?? [] {
        if let id = segue.id { embedViews[id] = WeakObject(object: object) }
      }
    }
    return true
  }

  /// Gives the view of a controller the margins of a screen.
  ///
  /// On the canvas, the frames in the file show whether the margins are 16 or 20 points wide. Xcode 6 had 16 points on
  /// all screens.
  private func setMargins(
    of view: View, _ element: InterfaceElement, _ owner: ViewController, _ builder: ObjectBuilder
  ) {
    view.screenMarginHeight = 0
    guard builder.registry.isPreview,
      let margin = builder.shownMargin(of: element, 16...20),
      margin == 16 || margin == 20, margin != (view.frame.width < 414 ? 16 : 20)
    else { return }
    owner.viewRespectsSystemMinimumLayoutMargins = false
    view.layoutMargins = EdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
  }

  /// Returns a builder for loading the view.
  ///
  /// If the view is loaded again, its objects are made again. The bar items and other objects that were made together
  /// with the controller are kept.
  private func freshBuilder(
    for owner: ViewController, of storyboard: Storyboard, _ scene: InterfaceScene
  ) -> ObjectBuilder {
    if let builder {
      self.builder = nil
      for (id, object) in builder.objects where !(object is View) {
        kept[id] = WeakObject(object: object)
      }
      return builder
    }
    let builder = ObjectBuilder(
      document: storyboard.document, source: storyboard.source, place: "the scene \(scene.name)")
    builder.onSegue = { [weak self] segue, sender in
      guard let self, let owner = self.owner else { return }
      SegueRun.start(segue, from: owner, of: self, sender: sender, isAsked: true)
    }
    builder.note(owner: owner, id: scene.controller.id, element: scene.controller)
    for (id, object) in kept { if let object = object.object { builder.note(object, id: id) } }
    return builder
  }
  private var kept: [String: WeakObject] = [:]
  /// The objects of the loaded view, by their identifiers.
  private(set) var loaded: [String: WeakObject] = [:]
  /// The container views, by the identifiers of their segues.
  private(set) var embedViews: [String: WeakObject] = [:]

  /// Connects the outlets of a controller without a view in the file; outlets to missing objects stay nil.
  private func finishWithoutView() {
    guard let builder else { return }
    self.builder = nil
    builder.connect(isComplete: true)
  }

  /// The identifiers of the elements that a variation left out when the view was loaded.
  private var excluded: Set<String> = []

  /// The views of the scene with their frames in the file; empty before the view is loaded.
  var frames: [InterfaceFrame] {
    guard !loaded.isEmpty, let element = scene.flatMap(viewElement) else { return [] }
    return InterfaceFrames(of: element, excluded: excluded).all
  }

  private func viewElement(of scene: InterfaceScene) -> InterfaceElement? {
    scene.controller.children.first { $0.key == "view" }
      ?? scene.controller.child("tableView")
  }

  private func noteGuides(of scene: InterfaceScene, _ view: View, in builder: ObjectBuilder) {
    for guide in scene.controller.child("layoutGuides")?.children ?? [] {
      guard let id = guide.id else { continue }
      builder.layoutGuides[id] = OldLayoutGuide(isTop: guide["type"] == "top", view: view)
    }
  }

  private func makeOther(_ element: InterfaceElement, _ builder: ObjectBuilder) {
    switch element.name {
    case "placeholder", "exit", "customObject": break
    case Unsupported.searchDisplay: builder.leaveOut(object: element)
    case "view": topLevel.append(builder.makeView(element))
    default:
      if let recognizer = builder.makeRecognizer(element) {
        topLevel.append(recognizer)
      } else if element.name == "navigationItem" || element.name == "tabBarItem" {
        break
      } else if element.name == "barButtonItem" {
        if let item = builder.makeBarItem(element) { topLevel.append(item) }
      } else {
        topLevel.append(builder.makeView(element))
      }
    }
  }

  private func setStaticContents(of owner: ViewController, _ builder: ObjectBuilder) {
    for (table, content) in builder.staticContents {
      if let controller = owner as? TableViewController, controller.viewIfLoaded === table {
        controller.staticContent = content
      } else {
        topLevel += builder.show(content, in: table)
      }
    }
  }

  // MARK: Segues

  /// Fills the container views after `loadView` has returned, in the order of the file (X-28).
  func embed() {
    guard let owner, let scene, let storyboard, !embedViews.isEmpty else { return }
    // A scene may embed itself, so the scene must still count as being loaded while its container views are filled.
    Instantiation.guarded(
      "view of \(scene.controller.id ?? "")", of: storyboard, for: scene.controller
    ) {
      for segue in scene.everySegue where segue["kind"] == "embed" {
        SegueRun.start(segue, from: owner, of: self, sender: owner, isAsked: true)
      }
    }
  }

  /// Returns the segue element with an identifier.
  func segue(withIdentifier identifier: String) -> InterfaceElement? {
    scene?.everySegue.first { $0["identifier"] == identifier && $0["kind"] != "relationship" }
  }
}

/// A weak reference to an object.
struct WeakObject {
  weak var object: AnyObject?
}
