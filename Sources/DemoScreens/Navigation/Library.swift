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

  static let shelves = [
    Shelf(
      title: "Containment", note: "Parents and children",
      books: [
        Book(
          title: "addChild", note: "A child gets a parent",
          text: [
            "A container calls addChild before it shows a child. The child hears willMove with its "
              + "new parent, and its parent is set already.",
            "From now on the container owns the child. Appearance, sizes and traits reach the child "
              + "through it. The view is another matter: the container adds it when it likes.",
            "When the child stands where it belongs, the container calls didMove. Without an "
              + "animation that is at once.",
          ]),
        Book(
          title: "removeFromParent", note: "And loses it again",
          text: [
            "First the container calls willMove with nil, so that the child can prepare. Then it takes "
              + "the view out, and last it calls removeFromParent.",
            "That call sends didMove with nil. Nothing holds the child any more unless other code "
              + "does: a popped page is released here.",
          ]),
        Book(
          title: "One rule for views", note: "Whose view is inside whose",
          text: [
            "The view of a child belongs into the view of its parent, at any depth. A view that goes "
              + "elsewhere is a mistake in the program.",
            "The engine checks it when a view is added, and names both controllers.",
          ]),
      ]),
    Shelf(
      title: "Appearance", note: "Coming on screen and leaving it",
      books: [
        Book(
          title: "viewDidLoad", note: "Once in a life",
          text: [
            "A view is made when it is first needed. The books that you have not opened have no page "
              + "yet: see the list of the stack.",
            "A push makes the view in the window's next layout step, after the call has returned.",
          ]),
        Book(
          title: "viewWillAppear", note: "Before the first frame",
          text: [
            "It comes when the slide begins. The page has its final size, and is in no window yet.",
            "The page below hears viewWillDisappear just before.",
          ]),
        Book(
          title: "viewDidAppear", note: "When the motion has ended",
          text: [
            "It comes at the end of the slide, in the commit of that turn. A page that is covered "
              + "again before that never hears it."
          ]),
      ]),
    Shelf(
      title: "Transitions", note: "What moves, and who drives it",
      books: [
        Book(
          title: "A slide", note: "Two bitmaps and a scrim",
          text: [
            "The upper page slides over the lower one, which follows by a third of the way.",
            "Both are painted once. Then only their bitmaps move, so that a frame costs little.",
          ]),
        Book(
          title: "A finger", note: "Drag from the left edge",
          text: [
            "Drag slowly from the left edge, or with two fingers on a touchpad. The will calls come "
              + "when the drag begins.",
            "Let go before the middle: the pop is cancelled, and both pages hear the calls in the "
              + "opposite direction. The stack is as it was.",
          ]),
        Book(
          title: "A queue", note: "Press twice",
          text: [
            "Press the back button twice quickly. The second pop waits until the first has ended; no "
              + "call is lost, and none is sent twice."
          ]),
      ]),
  ]
}
