import AtriumControls

/// The content of *Navigation*: books about the calls between a container and its children.
struct Library {
  struct Shelf {
    var title: String
    var note: String
    var books: [Book]
  }

  struct Book {
    var title: String
    var note: String
    /// The paragraphs of the book.
    var text: [String]
  }

  static var shelves: [Shelf] {
    [
      Shelf(
        title: String(localized: "Containment"), note: String(localized: "Parents and children"),
        books: [
          Book(
            title: String(localized: "A new parent"),
            note: String(localized: "A child gets a parent"),
            text: [
              String(
                localized:
                  "A container calls addChild before it shows a child. The child hears willMove with its "
                  + "new parent, and its parent is set already."),
              String(
                localized:
                  "From now on the container owns the child. A view inside a view is only drawn; a child also receives "
                  + "appearance, sizes and traits, through its container. The container adds the view separately."
              ),
              String(
                localized:
                  "When the child stands where it belongs, the container calls didMove: without an animation at once, "
                  + "with an animation after it. A push calls didMove after viewDidAppear."),
              String(
                localized:
                  "Put here what belongs to the membership: use the new parent in didMove, and undo that when willMove "
                  + "receives nil."),
            ]),
          Book(
            title: String(localized: "No parent"), note: String(localized: "And loses it again"),
            text: [
              String(
                localized:
                  "First the container calls willMove with nil, so that the child can prepare. Then it takes "
                  + "the view out, and last it calls removeFromParent."),
              String(
                localized:
                  "That call sends didMove with nil. Nothing holds the child any more unless other code "
                  + "does: a popped page is released here."),
            ]),
          Book(
            title: String(localized: "One rule for views"),
            note: String(localized: "Whose view is inside whose"),
            text: [
              String(
                localized:
                  "The view of a child belongs into the view of its parent, at any depth. A view that goes "
                  + "elsewhere is a mistake in the program."),
              String(
                localized: "The engine checks it when a view is added, and names both controllers."),
            ]),
        ]),
      Shelf(
        title: String(localized: "Appearance"),
        note: String(localized: "Coming on screen and leaving it"),
        books: [
          Book(
            title: String(localized: "The view"),
            note: String(localized: "viewDidLoad, once in a life"),
            text: [
              String(
                localized:
                  "A view is made when it is first needed. Build its subviews and constraints here. The books that you have not opened have no page "
                  + "yet: see the list of the stack."),
              String(
                localized:
                  "A push makes the view in the window's next layout step, after the call has returned."
              ),
            ]),
          Book(
            title: String(localized: "Before the slide"),
            note: String(localized: "viewWillAppear, before the first frame"),
            text: [
              String(
                localized:
                  "It comes when the slide begins. The page is in no window yet, and its size is not settled. "
                  + "Refresh here what may be stale, for example the rows of a list."
              ),
              String(localized: "The page below hears viewWillDisappear just before."),
              String(
                localized:
                  "Each of these calls reaches a parent before its children, when they appear and when they disappear. "
                  + "A child therefore finds its container prepared."),
            ]),
          Book(
            title: String(localized: "With its size"),
            note: String(localized: "viewIsAppearing, in the window"),
            text: [
              String(
                localized:
                  "It comes after viewWillAppear and before the first frame. The page is in the window, and has "
                  + "its size and its traits."),
              String(
                localized: "Put here what needs them, for example scrolling to the selected row."),
            ]),
          Book(
            title: String(localized: "After the slide"),
            note: String(localized: "viewDidAppear, when the motion has ended"),
            text: [
              String(
                localized:
                  "It comes at the end of the slide, in the commit of that turn. A page that is covered "
                  + "again before that never hears it."),
              String(
                localized: "Start here a clock or a video, and take the focus."),
            ]),
        ]),
      Shelf(
        title: String(localized: "Transitions"),
        note: String(localized: "What moves, and who drives it"),
        books: [
          Book(
            title: String(localized: "A slide"), note: String(localized: "Two bitmaps and a scrim"),
            text: [
              String(
                localized:
                  "The upper page slides over the lower one, which follows by a third of the way."),
              String(
                localized:
                  "Both are painted once. Then only their bitmaps move, so that a frame costs little."
              ),
            ]),
          Book(
            title: String(localized: "A finger"),
            note: String(localized: "Drag from the left edge"),
            text: [
              String(
                localized:
                  "Drag slowly from the left edge, or with two fingers on a touchpad. The will calls come "
                  + "when the drag begins."),
              String(
                localized:
                  "Let go before the middle: the pop is cancelled, and both pages hear the calls in the "
                  + "opposite direction. The stack is as it was."),
            ]),
          Book(
            title: String(localized: "A queue"), note: String(localized: "Press twice"),
            text: [
              String(
                localized:
                  "Press the back button twice quickly. The second pop waits until the first has ended; no "
                  + "call is lost, and none is sent twice.")
            ]),
        ]),
    ]
  }
}
