extension PlayScene {
  /// The scenes of the playground; the first one is shown at the start.
  package static let all: [PlayScene] = texts.compactMap { try? PlayScene(parsing: $0) }

  private static let texts = [
    """
    # Two children
    # A container with two children: choose one, and see what each verb calls.
    make red leaf
    add red to court
    make blue leaf
    add blue to court
    """,
    """
    # Line by line
    # Three lines add a child: addChild shows nothing yet, addSubview shows the view, didMove completes the move.
    make red leaf
    # The controller exists. It has no parent and no view, and receives no call.
    addChild red to court
    # red is a child now and receives willMove. Its view is not made, and nothing is on screen.
    addView red to court
    # The view is made and appears: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear.
    didMove red to court
    # The move is complete. Here the pause between the lines let viewDidAppear come first: in one method, didMove directly after addSubview comes before viewDidAppear. A container that animates calls didMove after the animation, and so after viewDidAppear.
    """,
    """
    # A stack in tabs
    # Covered pages and other tabs stay alive: the tree calls them off screen, or not loaded. Choose red: its details say which calls it still receives.
    make tabs tabs
    add tabs to court
    make navigation navigation
    put navigation in tabs
    make green leaf
    put green in tabs
    make red leaf
    push red on navigation
    make blue leaf
    push blue on navigation
    """,
    """
    # A sheet over a stack
    # red calls present, but court presents: the presenter is found upwards, at the root. The sheet is no child, and the page below stays there.
    make navigation navigation
    add navigation to court
    make red leaf
    push red on navigation
    make blue leaf
    present blue over red as pageSheet
    """,
    """
    # A ring in a split
    # A narrow window makes one stack of both columns; each keeps its controller.
    make split split
    add split to court
    make red leaf
    put red in split
    make ring ring
    put ring in split
    make blue leaf
    put blue in ring
    resize 300x400
    """,
    """
    # Forwarding by hand
    # This container passes nothing on by itself: two lines begin and end the appearance of red.
    make hand hand
    add hand to court
    make red leaf
    addChild red to hand
    addView red to hand
    begin red appearing
    end red
    didMove red to hand
    """,
    """
    # An interrupted pop
    # A page that is dragged back and let go: viewWillAppear comes without viewDidAppear.
    make navigation navigation
    add navigation to court
    make red leaf
    push red on navigation
    make blue leaf
    push blue on navigation
    drag navigation 0.3
    """,
    """
    # Across the square
    # viewWillTransition comes before the bounds change: the view has its old size, the argument is the new one. Wide becomes tall, so this resize is a rotation too.
    make red leaf
    add red to court
    make blue leaf
    add blue to court
    resize 280x380
    """,
    """
    # Over a covered child
    # A whole screen covers the court: its children disappear and stay children.
    make red leaf
    add red to court
    make blue leaf
    present blue over court as fullScreen
    """,
    """
    # A resize that is no rotation
    # The window stays wide, so the resize is no rotation: viewWillTransition goes to court and then to its children, and nothing else is sent.
    make red leaf
    add red to court
    make blue leaf
    add blue to court
    resize 330x250
    """,
  ]

  /// Scenes with common mistakes: each raises a problem in the inspector, or its last operation is refused.
  package static let mistakes: [PlayScene] = mistakeTexts.compactMap { try? PlayScene(parsing: $0) }

  private static let mistakeTexts = [
    """
    # didMove forgotten
    # red is a child and on screen, but is never notified that its move is complete. Write in court, after addSubview: red.didMove(toParent: self)
    make red leaf
    addChild red to court
    addView red to court
    """,
    """
    # willMove forgotten
    # red is removed without a call before it, so it cannot end what needs its parent. Write in court, first: red.willMove(toParent: nil)
    make red leaf
    add red to court
    removeView red
    removeChild red
    """,
    """
    # View without its controller
    # The view is on screen, but court does not own red: red has no parent. Choose red: its details list what it misses. Write in court, before addSubview: addChild(red)
    make red leaf
    addView red to court
    """,
    """
    # Without addChild, this never arrives
    # The resize sends viewWillTransition to blue, a child. red has only its view in court: it has appeared, and receives no size. Write in court, before addSubview: addChild(red)
    make blue leaf
    add blue to court
    make red leaf
    addView red to court
    resize 280x380
    """,
    """
    # Forwarding forgotten
    # hand passes nothing on: red is visible and never receives viewWillAppear or viewDidAppear. Write in hand: red.beginAppearanceTransition(true, animated: false), red.endAppearanceTransition()
    make hand hand
    add hand to court
    make red leaf
    addChild red to hand
    addView red to hand
    didMove red to hand
    """,
    """
    # end forgotten
    # red stays between viewWillAppear and viewDidAppear: its appearance begins and does not end. Write in hand: red.endAppearanceTransition()
    make hand hand
    add hand to court
    make red leaf
    addChild red to hand
    addView red to hand
    didMove red to hand
    begin red appearing
    """,
    """
    # Appearance begun twice
    # court forwards appearance calls automatically, so red is there already, and the second beginning is ignored. Remove the line beginAppearanceTransition.
    make red leaf
    add red to court
    begin red appearing
    """,
    """
    # View in a stranger's view
    # red is a child of court, so its view belongs in the view of court. Move the controller first: remove red from court, then write in hand: addChild(red)
    make red leaf
    add red to court
    make hand hand
    add hand to court
    addView red to hand
    """,
    """
    # Two parents
    # A controller has one parent. Remove red from court first: red.willMove(toParent: nil), red.view.removeFromSuperview(), red.removeFromParent()
    make red leaf
    add red to court
    make hand hand
    add hand to court
    addChild red to hand
    """,
  ]
}
