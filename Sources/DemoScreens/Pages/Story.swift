import AtriumControls

/// The content of the book in *Pages*: how a child gets from `addChild` to `viewDidAppear`.
struct Story {
  /// The content of a drawing.
  struct Scene {
    /// Whether a line connects the child and the container.
    var isChild = false
    /// The position of the child's view.
    var view = Place.none
    /// Whether the window has displayed the child's view in a frame.
    var isLit = false
  }

  /// The position of the child's view.
  enum Place {
    /// The view is not loaded.
    case none
    /// The view is loaded, and drawn beside the window.
    case beside
    /// The view is about to enter the window.
    case entering
    /// The view is in the window, with its final size.
    case inside
  }

  struct Page {
    var title: String
    var text: String
    var scene: Scene
  }

  static var pages: [Page] {
    [
      Page(
        title: String(localized: "A child alone"),
        text:
          String(
            localized:
              "There is a container, and there is a controller that would like to be shown. They do not "
              + "know each other. The controller has no view yet."),
        scene: Scene()),
      Page(
        title: "addChild",
        text:
          String(
            localized:
              "The container calls addChild. The controller hears willMove, and its parent is set already. "
              + "Still nothing can be seen."),
        scene: Scene(isChild: true)),
      Page(
        title: "viewDidLoad",
        text:
          String(
            localized:
              "The container asks for the view of its child, to give it a frame. The view is made now, "
              + "because it is needed now. It is in no window."),
        scene: Scene(isChild: true, view: .beside)),
      Page(
        title: "viewWillAppear",
        text:
          String(
            localized:
              "The container adds the view to its own. Before the view is in the window, the child hears "
              + "that it will appear: the last moment to prepare without being seen."),
        scene: Scene(isChild: true, view: .entering)),
      Page(
        title: "didMove",
        text:
          String(
            localized:
              "The view stands where it belongs, so the container calls didMove. The call that began all "
              + "this returns. Nothing has been painted so far."),
        scene: Scene(isChild: true, view: .inside)),
      Page(
        title: "viewIsAppearing",
        text:
          String(
            localized:
              "The turn comes to its layout. The child has its size and its traits, and hears that it is "
              + "appearing. Then its view lays out its own content."),
        scene: Scene(isChild: true, view: .inside)),
      Page(
        title: String(localized: "The picture"),
        text:
          String(
            localized:
              "The window paints what has changed, and nothing else, and presents it. This is the first "
              + "moment at which you see the child."),
        scene: Scene(isChild: true, view: .inside, isLit: true)),
      Page(
        title: "viewDidAppear",
        text:
          String(
            localized:
              "In the commit the child hears that it has appeared. Work that takes time begins here, when "
              + "the picture is already there."),
        scene: Scene(isChild: true, view: .inside, isLit: true)),
    ]
  }
}
