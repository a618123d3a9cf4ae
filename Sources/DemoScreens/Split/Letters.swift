import AtriumControls

/// The content of *Split*: boxes of letters between controllers about containment.
struct Letters {
  struct Box {
    var title: String
    /// The subject of the illustrations.
    var subject: LetterDrawing.Subject
    var letters: [Letter]
  }

  struct Letter {
    var subject: String
    var from: String
    var to: String
    /// The paragraphs.
    var text: [String]
  }

  static var boxes: [Box] {
    [
      Box(
        title: String(localized: "Containment"), subject: .container,
        letters: [
          Letter(
            subject: String(localized: "On being added"),
            from: String(localized: "A Label's Controller"), to: String(localized: "The Container"),
            text: [
              String(
                localized:
                  "Dear Container, this morning you called addChild with me, and I heard willMove before I "
                  + "had looked up your name. I had not loaded my view. You had not asked for it."),
              String(
                localized:
                  "May I ask when I shall be seen? My label says Good Morning, and it is nearly noon."
              ),
            ]),
          Letter(
            subject: String(localized: "Re: On being added"),
            from: String(localized: "The Container"), to: String(localized: "A Label's Controller"),
            text: [
              String(
                localized:
                  "You are my child from the moment of that call. Where your view stands is another matter: "
                  + "I put it where there is room, and when there is."),
              String(
                localized:
                  "I promise you two things. Each willMove is followed by one didMove. And whoever tells you "
                  + "that you will appear also tells you how it ended."),
            ]),
          Letter(
            subject: String(localized: "A complaint about views"),
            from: String(localized: "The Engine"), to: String(localized: "All containers"),
            text: [
              String(
                localized:
                  "Yesterday a view stood in a house whose controller was registered in another. I stopped the "
                  + "program and named both, as I always do."),
              String(
                localized:
                  "Add the child first, then its view; take the view out, then the child. It is not a matter "
                  + "of politeness. It is how I know whom to call."),
            ]),
          Letter(
            subject: String(localized: "Farewell"), from: String(localized: "A popped page"),
            to: String(localized: "The Stack"),
            text: [
              String(
                localized:
                  "I heard willMove with nil, then that I should disappear, then that I had. It was done "
                  + "gently, in a third of a second, towards the right."),
              String(localized: "Nobody holds me any more. By the time you read this I am free."),
            ]),
        ]),
      Box(
        title: String(localized: "Columns"), subject: .columns,
        letters: [
          Letter(
            subject: String(localized: "Please make room"), from: String(localized: "Secondary"),
            to: String(localized: "Primary and Supplementary"),
            text: [
              String(
                localized:
                  "I know that you were here first, and that people read from your side to mine. But I need "
                  + "280 points to be of any use, and somebody is dragging the edge of the window again."
              ),
              String(
                localized:
                  "If it gets too narrow, one of you will have to step behind the edge. Then the other. You "
                  + "will be asked back as soon as there is room; nothing of you is thrown away."),
            ]),
          Letter(
            subject: String(localized: "The night we collapsed"),
            from: String(localized: "Supplementary"), to: String(localized: "Secondary"),
            text: [
              String(
                localized:
                  "Below 600 points there was one column left. Primary's stack took us in: first me, then you "
                  + "on top, each with our own bar. The button at its left leads back to me."),
              String(
                localized:
                  "When the window grew wide again we parted, you with every page that had been pushed on "
                  + "you meanwhile. I had kept my selected row. It felt like waking up."),
            ]),
          Letter(
            subject: String(localized: "About the line between us"),
            from: String(localized: "Primary"), to: String(localized: "The Divider"),
            text: [
              String(
                localized:
                  "They drag you with a pointer and with a finger. They give you the focus and press the "
                  + "arrow keys; Home, and I am as small as I can be; End, and I am proud for a moment."
              ),
              String(
                localized: "Then comes the double click, and we stand where the program wanted us."),
            ]),
          Letter(
            subject: String(localized: "In your light"), from: String(localized: "An overlay"),
            to: String(localized: "Secondary"),
            text: [
              String(
                localized:
                  "I am sorry for the shade. In a narrow house I come from the edge and lie over you, and you "
                  + "are dimmed until they press Escape, or tap you, or push me back with two fingers."
              ),
              String(
                localized:
                  "If they hold me halfway and change their mind, I return without a sound. Our calls are "
                  + "balanced even then. I counted."),
            ]),
        ]),
      Box(
        title: String(localized: "Appearance"), subject: .appearance,
        letters: [
          Letter(
            subject: String(localized: "Four words"), from: "viewWillAppear", to: "viewDidAppear",
            text: [
              String(
                localized:
                  "I come before the first picture, and you when the motion has ended. Between us there may "
                  + "be a quarter of a second, or a finger that takes its time."),
              String(
                localized:
                  "Sometimes I come and you never do. Then I am answered by the two who see people off."
              ),
            ]),
          Letter(
            subject: String(localized: "Only what is on screen"),
            from: String(localized: "A million pages"), to: String(localized: "The Loader"),
            text: [
              String(
                localized:
                  "We are told that you were afraid of us. There is no need. Three of us are loaded: the one "
                  + "they read, and its neighbours."),
              String(localized: "The others have no view, no layout and no opinion."),
            ]),
        ]),
    ]
  }
}
