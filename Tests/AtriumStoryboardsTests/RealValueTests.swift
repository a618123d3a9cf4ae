import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// The effective values in the documents that are modelled on real projects.
@MainActor
struct RealValueTests {
  private func document(_ file: String) throws -> RealDocument {
    try #require(RealDocumentTests.all.first { $0.document.file == file }?.document)
  }

  private func show(
    _ controller: ViewController?, width: Double = 393, height: Double = 852
  ) -> Stage {
    let stage = Stage(size: Size(width: width, height: height), scale: 1)
    stage.window.rootViewController = controller
    stage.settle()
    return stage
  }

  @Test(
    "SB-22, SB-29: a static cell with its own height has it, and the others have the table's"
  )
  func rowHeights() throws {
    let storyboard = try document("Settings.storyboard").storyboard()
    let screen = try #require(
      storyboard.instantiateViewController(withIdentifier: "Settings") as? TableScreen)
    let stage = show(screen)
    let heights = screen.tableView.visibleCells.map(\.frame.height)
    #expect(heights == [44, 44, 80, 44, 44])
    // Controls inside cells work, and know their controller.
    let control = try #require(screen.outlets["soundsSwitch"] as? Switch)
    stage.click(at: control.convert(Point(x: 20, y: 15), to: nil))
    stage.settle()
    #expect(!control.isOn && screen.calls == ["toggleSounds:"])
    let slider = try #require(screen.outlets["volumeSlider"] as? Slider)
    let brand = Color(
      red: 0.65882352941176467, green: 0.2627450980392157, blue: 0.16470588235294117)
    #expect(slider.minimumTrackTintColor == brand && slider.value == 0.5)
  }

  @Test("SB-13: variations change fonts and constants by the size classes")
  func variations() throws {
    let document = try document("Article.storyboard")
    func screen(width: Double) throws -> (Label, View?, Double) {
      let storyboard = try document.storyboard()
      let screen = try #require(
        storyboard.instantiateInitialViewController() as? Screen)
      let stage = show(screen, width: width)
      let headline = try #require(screen.outlets["headline"] as? Label)
      let frame = headline.frame
      withExtendedLifetime(stage) {}
      return (headline, screen.outlets["sidebar"] as? View, frame.minY)
    }
    let (narrow, noSidebar, high) = try screen(width: 393)
    #expect(narrow.font.size == 22 && narrow.font.weight == .light && high == 8 && noSidebar == nil)
    let (wide, sidebar, low) = try screen(width: 1024)
    #expect(wide.font.size == 30 && wide.font.weight == .light && low == 20)
    #expect(sidebar?.frame.width == 180)
  }

  @Test("SB-25: a language's string table has the titles of buttons, segments, fields and items")
  func language() throws {
    let storyboard = try document("Greeting.storyboard").storyboard(localization: "de")
    let controller = try #require(storyboard.instantiateInitialViewController())
    let views = controller.view.subviews
    #expect((views[0] as? Label)?.text == "Guten Morgen")
    #expect((views[1] as? Button)?.title == "Weiter")
    #expect((views[2] as? TextField)?.placeholder == "Ihr Name")
    #expect((views[3] as? SegmentedControl)?.segments.map(\.title) == ["Morgens", "Abends"])
    #expect(controller.navigationItem.title == "Begrüßung")
    #expect(storyboard.warnings == [])
  }

  @Test("SB-10, SB-28: configurations, attributed strings and symbols have their values")
  func configurations() throws {
    let storyboard = try document("Onboarding.storyboard").storyboard()
    let pages = try #require(
      storyboard.instantiateInitialViewController() as? PageViewController)
    #expect(pages.transitionStyle == .scroll && pages.interPageSpacing == 20)
    let screen = try #require(
      storyboard.instantiateViewController(withIdentifier: "Page") as? Screen)
    let stage = show(screen)
    let body = try #require(screen.outlets["bodyLabel"] as? Label)
    #expect(body.text == "Write, sort and share your notes.")
    #expect(body.textAlignment == .center && body.lineSpacing == 4)
    #expect(body.textRole == \.secondaryLabel && body.font.size == 17)
    let stack = try #require(body.superview as? StackView)
    let buttons = stack.arrangedSubviews[3].subviews.compactMap { $0 as? Button }
    #expect(buttons.map(\.title) == ["Get Started", "Not Now"])
    #expect(buttons.map(\.configuration.style) == [.filled, .plain])
    #expect(buttons[0].configuration.cornerRadius == 17.5)
    #expect(buttons[0].configuration.backgroundColor == Color(hex: 0x5856D6))
    #expect(buttons[0].configuration.font.size == 17)
    #expect(
      buttons.map(\.frame) == [
        Rect(x: 0, y: 0, width: 345, height: 50),
        Rect(x: 0, y: 58, width: 345, height: 50),
      ])
    let picture = try #require(screen.outlets["imageView"] as? ImageView)
    #expect(picture.frame.size == Size(width: 100, height: 100))
    #expect(picture.image?.size == Size(width: 20, height: 18))
    withExtendedLifetime(stage) {}
  }

  @Test("a date picker and a picker have their frames, and the date picker its mode")
  func pickers() throws {
    let form = try document("Form.storyboard").storyboard()
    let person = try #require(form.instantiateInitialViewController() as? Screen)
    let stage = show(person)
    let names = ["datePicker", "pickerView", "notesView"]
    let views = try names.map { try #require(person.outlets[$0] as? View) }
    #expect(views.map(\.frame.height) == [216, 162, 100])
    #expect(views.map(\.frame.width) == [353, 353, 353])
    #expect((views[0] as? DatePicker)?.datePickerMode == .date)
    #expect(views[1] is PickerView)
    withExtendedLifetime(stage) {}

    let gallery = try document("Gallery.storyboard").storyboard()
    let photo = try #require(
      gallery.instantiateViewController(withIdentifier: "Photo") as? Screen)
    let other = show(photo)
    let strip = try #require(photo.outlets["collectionView"] as? CollectionView)
    #expect(strip.frame == Rect(x: 0, y: 0, width: 393, height: 524))
    let dots = try #require(photo.outlets["pageControl"] as? PageControl)
    #expect(dots.numberOfPages == 5 && dots.currentPage == 1 && dots.frame.minY == 532)
    withExtendedLifetime(other) {}
  }

  @Test("SB-30: a bar item has the file's view, with the title and the actions of its button")
  func customViews() throws {
    let storyboard = try document("Checkout.storyboard").storyboard()
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? NavigationController)
    let stage = show(navigation)
    let cart = try #require(navigation.topViewController as? Screen)
    let item = try #require(cart.navigationItem.leftBarButtonItem)
    #expect(item.title == "Empty" && item.view === item.customView)
    let button = try #require(item.view)
    stage.click(at: button.convert(Point(x: 10, y: 10), to: nil))
    stage.settle()
    #expect(cart.calls == ["emptyCart:"])
    #expect((cart.navigationItem.titleView?.subviews.first as? Label)?.text == "Your Cart")
    #expect(cart.toolbarItems?.map(\.title) == ["Trash", nil, "3 items"])
    // A custom segue leads two steps forward, and one unwind segue leads back.
    cart.performSegue(withIdentifier: "pay", sender: nil)
    stage.settle()
    let pay = try #require(navigation.topViewController)
    #expect(pay.navigationItem.prompt == "Step 2 of 3")
    #expect(pay.navigationItem.rightBarButtonItems?.map(\.title) == ["Help", "Refresh"])
    pay.performSegue(withIdentifier: "done", sender: nil)
    stage.settle()
    #expect(navigation.viewControllers.count == 3)
  }

  @Test("SB-9: the background of a plain view and the colours of text follow the theme")
  func theme() throws {
    let storyboard = try document("Launch.storyboard").storyboard()
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.view.backgroundColor == Theme.light.background)
    let stage = show(controller)
    stage.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
    stage.settle()
    #expect(controller.view.backgroundColor == Theme.dark.background)
    // A colour that the program sets stays.
    controller.view.backgroundColor = .black
    stage.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .light)))
    stage.settle()
    #expect(controller.view.backgroundColor == .black)
    // A view that is loaded before it enters a dark window has the dark colours.
    let other = try #require(storyboard.instantiateInitialViewController())
    other.loadViewIfNeeded()
    stage.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
    stage.window.rootViewController = other
    stage.settle()
    #expect(other.view.backgroundColor == Theme.dark.background)
  }

  @Test("X-29: outlets, collections and attributes in a cell's nib are set")
  func cell() throws {
    let document = try document("MessageCell.xib")
    let nib = try Nib(
      contentsOf: Documents.folder + "/" + document.file, registry: document.registry)
    let cell = try #require(nib.instantiate(withOwner: nil).first as? MessageCell)
    #expect(cell.reuseIdentifier == "Message" && cell.accessoryType == .disclosureIndicator)
    #expect(
      cell.lists["labels"]?.compactMap { ($0 as? Label)?.text } == [
        "Sender", "Two lines of the message",
      ])
    let dot = try #require(cell.outlets["unreadDot"] as? View)
    #expect(dot.cornerRadius == 4 && dot.clipsToBounds)
    #expect((cell.outlets["messageLabel"] as? Label)?.numberOfLines == 2)
  }

  @Test("X-29: attributes of a view are set, and accessibility is as in the file")
  func banner() throws {
    let document = try document("Banner.xib")
    let nib = try Nib(
      contentsOf: Documents.folder + "/" + document.file, registry: document.registry)
    let owner = Screen()
    let view = try #require(nib.instantiate(withOwner: owner).first as? View)
    #expect(owner.outlets["contentView"] === view)
    #expect(view.accessibilityLabel == "Sale banner" && view.accessibilityTraits == .button)
    let title = try #require(view.subviews.first as? Label)
    #expect(
      title.font.family.split(separator: ",").first == "Avenir" && title.font.weight == .heavy
        && title.font.size == 28)
    let rating = try #require(view.subviews.last as? RatingView)
    #expect(rating.rating == 4.5 && rating.starColor == view.backgroundColor)
  }

  @Test(
    "SB-31: a nib in the format of Xcode 4.5 connects its owner, and recognisers in Xcode 7 files theirs"
  )
  func owners() throws {
    let document = try document("SignIn.xib")
    let nib = try Nib(
      contentsOf: Documents.folder + "/" + document.file, registry: document.registry)
    let owner = Screen()
    nib.instantiate(withOwner: owner)
    let stage = show(owner, width: 320, height: 460)
    let password = try #require(owner.outlets["passwordField"] as? TextField)
    #expect(password.isSecureTextEntry && password.delegate === owner)
    let buttons = owner.view.subviews.compactMap { $0 as? Button }
    #expect(buttons.map(\.title) == ["Sign In", "ⓘ"])
    for button in buttons { stage.click(at: button.convert(Point(x: 9, y: 9), to: nil)) }
    stage.settle()
    #expect(owner.calls == ["signIn:", "about:"])

    let touches = try self.document("Touches.xib")
    let other = try Nib(
      contentsOf: Documents.folder + "/" + touches.file, registry: touches.registry)
    let canvas = Screen()
    other.instantiate(withOwner: canvas)
    let recognizers = (canvas.outlets["canvas"] as? View)?.gestureRecognizers ?? []
    #expect(
      recognizers.map { "\(type(of: $0))" } == [
        "TapGestureRecognizer", "PinchGestureRecognizer", "RotationGestureRecognizer",
        "SwipeGestureRecognizer", "PanGestureRecognizer", "ScreenEdgePanGestureRecognizer",
        "LongPressGestureRecognizer",
      ])
    #expect(recognizers.allSatisfy { $0.delegate === canvas })
    #expect((recognizers.last as? LongPressGestureRecognizer)?.minimumPressDuration == 0.8)
  }
}
