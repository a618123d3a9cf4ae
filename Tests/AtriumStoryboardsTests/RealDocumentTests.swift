import AtriumKit
import AtriumStoryboards
import Testing

/// Documents with the structure of real projects, which are read with the right warnings.
@MainActor
struct RealDocumentTests {
  @Test(
    "SB-26: each document modelled on a real project opens, with the right warnings",
    arguments: all.indices)
  func warnings(index: Int) throws {
    let (document, expected) = RealDocumentTests.all[index]
    let (warnings, count) = try document.open()
    #expect(warnings == expected)
    #expect(count == document.controllerCount)
  }

  @Test("SB-1: there are at least thirty documents, from Xcode 4.5 to 15")
  func count() {
    #expect(Documents.names.count + RealDocumentTests.all.count == 41)
  }

  nonisolated static let all: [(document: RealDocument, warnings: [String])] = [
    (
      RealDocument(
        file: "Actions.storyboard",
        screens: ["ListingViewController", "NoteViewController"],
        outlets: ["noteLabel"],
        segueActions: ["makeNote:sender:segueIdentifier:"],
        controllerCount: 7),
      []
    ),
    (
      RealDocument(
        file: "Article.storyboard",
        screens: ["ArticleViewController"],
        outlets: ["headline", "sidebar"],
        controllerCount: 2),
      [
        "46: <dataDetectorType key=\"dataDetectorTypes\"> of <textView> has no effect in Atrium."
      ]
    ),
    (
      RealDocument(
        file: "Banner.xib",
        screens: ["BannerView"],
        outlets: ["contentView"]),
      []
    ),
    (
      RealDocument(
        file: "Checkout.storyboard",
        screens: ["CheckoutStepViewController"],
        actions: ["emptyCart:", "reload:"],
        unwindActions: ["backToCart:"],
        controllerCount: 10),
      []
    ),
    (
      RealDocument(
        file: "Columns.storyboard",
        controllerCount: 7),
      []
    ),
    (
      RealDocument(
        file: "Form.storyboard",
        screens: ["PersonViewController"],
        outlets: ["datePicker", "nameField", "notesView", "pickerView", "searchBar"],
        actions: ["dateChanged:"],
        controllerCount: 2),
      [
        "51: <locale key=\"locale\"> of <datePicker> has no effect in Atrium."
      ]
    ),
    (
      RealDocument(
        file: "Gallery.storyboard",
        screens: ["PhotosViewController", "PhotoViewController"],
        outlets: ["collectionView", "pageControl"],
        actions: ["pageChanged:"],
        controllerCount: 6),
      []
    ),
    (
      RealDocument(
        file: "Greeting.storyboard",
        controllerCount: 2),
      []
    ),
    (
      RealDocument(
        file: "Launch.storyboard"),
      []
    ),
    (
      RealDocument(
        file: "MessageCell.xib",
        outlets: ["fromLabel", "messageLabel", "unreadDot"],
        collections: ["labels"]),
      []
    ),
    (
      RealDocument(
        file: "Onboarding.storyboard",
        screens: ["PageContentViewController"],
        outlets: ["titleLabel", "bodyLabel", "imageView"],
        actions: ["start:", "later:"],
        controllerCount: 3),
      [
        "32: The system symbol \"hand.wave.fill\" is not available; an outline is shown."
      ]
    ),
    (
      RealDocument(
        file: "Places.storyboard",
        screens: ["MapViewController", "GuideViewController"],
        outlets: ["mapView", "webView"],
        actions: ["dropPin:"],
        unwindActions: ["savedPlace:"],
        controllerCount: 10),
      [
        "65: The system symbol \"map\" is not available; an outline is shown.",
        "65: The system symbol \"map.fill\" is not available; an outline is shown.",
        "39: <mapView> has no counterpart in Atrium; a stand-in is shown.",
        "105: <wkWebView> has no counterpart in Atrium; a stand-in is shown.",
      ]
    ),
    (
      RealDocument(
        file: "Player.storyboard",
        screens: ["PlayerViewController"],
        outlets: ["progress", "songLabel", "container"],
        actions: ["back:", "play:", "volume:"],
        controllerCount: 12),
      [
        "35: minimumValueImage=\"speaker\" of <slider> has no effect in Atrium.",
        "35: maximumValueImage=\"speaker.loud\" of <slider> has no effect in Atrium.",
        "133: The image \"cover\" is not in the folder; an outline is shown.",
      ]
    ),
    (
      RealDocument(
        file: "Reader.storyboard",
        screens: ["FeedsViewController"],
        outlets: ["tableView"],
        actions: ["refresh:"],
        controllerCount: 9),
      [
        "99: <webView> has no counterpart in Atrium; a stand-in is shown."
      ]
    ),
    (
      RealDocument(
        file: "Settings.storyboard",
        tableScreens: ["SettingsViewController"],
        outlets: ["soundsSwitch", "volumeSlider"],
        actions: ["toggleSounds:", "volumeChanged:"],
        unwindActions: ["closeSettings:"],
        controllerCount: 7),
      []
    ),
    (
      RealDocument(
        file: "SignIn.xib",
        screens: ["SignInViewController"],
        outlets: ["emailField", "passwordField", "spinner"],
        actions: ["signIn:", "about:"]),
      [
        "21: The image \"logo.png\" is not in the folder; an outline is shown."
      ]
    ),
    (
      RealDocument(
        file: "Tablet.storyboard",
        screens: ["DetailViewController"],
        tableScreens: ["MasterViewController"],
        outlets: ["detailDescriptionLabel"],
        controllerCount: 10),
      []
    ),
    (
      RealDocument(
        file: "Touches.xib",
        screens: ["CanvasViewController"],
        outlets: ["canvas"],
        actions: ["zoom:", "pinched:", "turned:", "next:", "dragged:", "edge:", "held:"]),
      []
    ),
  ]
}
