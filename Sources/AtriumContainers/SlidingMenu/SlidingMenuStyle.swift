public import AtriumGeometry
public import AtriumGraphics

extension SlidingMenuController {
  /// The sizes, times and behaviour of a sliding menu.
  ///
  /// There are four complete styles: ``plain``, ``reveal``, ``panels`` and ``drawer``. All values can be
  /// changed one by one. Sizes that are negative or not finite count as zero.
  public struct Style: Sendable {
    /// The width of a menu.
    public enum Width: Hashable, Sendable {
      /// A width in points.
      case points(Double)
      /// All but a rest of the front, in points (SW-P3).
      case remainder(Double)
      /// A part of the container's width, rounded down (JP-3).
      case fraction(Double)
      /// A part of the container's width within limits, in points.
      case clamped(fraction: Double, least: Double, most: Double)
    }

    /// The layer of the menus.
    public enum Layering: Hashable, Sendable {
      /// The front slides aside and uncovers the menu.
      case under
      /// The menu slides over the front, which stays.
      case over
    }

    /// The way from one content to another that the user chooses.
    public enum Replacement: Hashable, Sendable {
      /// The front slides off the edge, and comes back with the new content (SL-9); seconds.
      case slide(away: Double, back: Double)
      /// The new content fades in where the front is, in seconds, and the menu closes (SW-P3).
      case fade(Double)
      /// The new content replaces the old one at once, and the menu closes.
      case none
    }

    /// The timing of the front where no velocity decides.
    public enum Timing: Hashable, Sendable {
      /// A curve.
      case curve(UnitCurve)
      /// A spring that does not swing.
      case spring
    }

    /// The criterion for a slow release.
    public enum Release: Hashable, Sendable {
      /// The place: beyond this part of the menu's width it opens (SW-G6).
      case place(Double)
      /// The travel: at least this part of the container's width completes the movement (JP-8).
      case travel(Double)
    }

    /// The behaviour of a command while another one is under way.
    public enum Overlap: Hashable, Sendable {
      /// A movement of the menu takes over at once. A selection during a replacement is ignored (SL-14).
      case takeOver
      /// All commands run one after another (SW-O1).
      case queue
    }

    /// The width of the menu at the leading edge.
    public var menuWidth = Width.points(200)
    /// The width of the menu at the trailing edge.
    public var trailingMenuWidth = Width.points(200)
    /// Whether menus fill the container below the front (SL-4), and are not only as wide as needed.
    public var menusFillContainer = true
    /// By how much the front can be dragged beyond the menu's width, in points (SW-P3).
    public var overdraw = 0.0
    /// Whether a front that is released in the overdraw goes back (SW-G6).
    public var bouncesBackOnOverdraw = true
    /// Whether a front can rest in the overdraw after a drag (SW-G6).
    public var restsInOverdraw = false
    /// By how much a menu is displaced while it is covered, in points (SW-P4).
    public var displacement = 0.0
    /// The layer of the menus.
    public var layering = Layering.under
    /// The greatest opacity of the shade over the front, 0 … 1.
    public var dimming = 0.0
    /// Whether the front takes no input while a menu is open; a tap on it closes the menu.
    public var blocksFront = false
    /// The opacity of the shadow at the edge of the upper layer, 0 … 1.
    public var shadowOpacity = 0.0
    /// The blur of the shadow, in points.
    public var shadowRadius = 2.5
    /// The radius of the corners of the front and of the menus, in points (JP-4).
    public var cornerRadius = 0.0
    /// The colour behind the layers, seen at round corners; nil for none (SW-P7).
    public var backgroundColor: Color?
    /// By how much the front begins lower than the menus, in points (SW-P5).
    ///
    /// Above zero, the leading menu is in place above it while the front is closed too. It counts only with
    /// menus under the front.
    public var frontTopInset = 0.0
    /// Whether layers that reach out of the container are seen, and take input there (SW-P6).
    public var extendsHitArea = false
    /// Whether the view of a menu is released when the front covers it (JP-12).
    public var unloadsCoveredMenus = false
    /// The duration of opening and closing, in seconds.
    public var duration = 0.5
    /// The timing of opening and closing.
    public var timing = Timing.curve(.easeInOut)
    /// How the user's choice replaces the content.
    public var replacement = Replacement.slide(away: 0.5, back: 0.5)
    /// Whether a replacement slides only from an open menu, and is at once behind a closed one (JP-6).
    public var replacesAtOnceWhileClosed = false
    /// Whether choosing the content that is shown closes the menu (SL-8).
    public var closesOnReselection = false
    /// Whether the menu is open at first, after a slide from beyond the edge (SL-6).
    public var opensAtStart = true
    /// The least width at which the menu is beside the front, in points; nil for never.
    public var sideBySideWidth: Double?
    /// The title of the button at the first place of the contents' bars; nil for none (SL-3).
    public var menuButtonTitle: String? = "Menu"
    /// Whether contents that are no navigation controllers are put into one (SL-2).
    public var wrapsContents = true
    /// The width of the strip at an edge from which a closed menu is dragged, in points; nil for
    /// everywhere (SW-G2).
    public var dragStrip: Double? = 32
    /// Whether a closed menu can be dragged only while a navigation controller shows its root (JP-2).
    public var dragsOnlyAtNavigationRoot = true
    /// The criterion for a slow release.
    public var release = Release.place(0.5)
    /// The velocity from which a release goes in its direction, in points a second; nil for 0.3 menu
    /// widths a second by touch, and 0.6 on a touchpad.
    public var flickVelocity: Double?
    /// The behaviour of a command while another one is under way.
    public var overlap = Overlap.takeOver

    /// Makes the style ``plain``.
    public init() {}

    /// The style of the text that this container follows: 200 points, half a second, no shadow.
    public static let plain = Style()

    /// The numbers of SWRevealViewController: 260 points, 60 of overdraw, parallax, shadow, spring.
    public static let reveal: Style = {
      var style = Style()
      (style.menuWidth, style.trailingMenuWidth) = (.points(260), .points(260))
      (style.menusFillContainer, style.overdraw, style.displacement) = (false, 60, 40)
      (style.shadowOpacity, style.shadowRadius) = (1, 2.5)
      (style.duration, style.timing) = (0.3, .spring)
      style.replacement = .fade(0.25)
      (style.blocksFront, style.dimming) = (true, 0.2)
      (style.closesOnReselection, style.opensAtStart) = (true, false)
      (style.dragStrip, style.flickVelocity, style.overlap) = (nil, 250, .queue)
      style.backgroundColor = .black
      return style
    }()

    /// The numbers of JASidePanels: four fifths of the width, 0.2 seconds, a wide shadow.
    public static let panels: Style = {
      var style = Style()
      (style.menuWidth, style.trailingMenuWidth) = (.fraction(0.8), .fraction(0.8))
      (style.shadowOpacity, style.shadowRadius) = (0.75, 10)
      (style.duration, style.timing) = (0.2, .curve(.linear))
      style.replacement = .slide(away: 0.2, back: 0.2)
      (style.blocksFront, style.closesOnReselection, style.opensAtStart) = (true, true, false)
      (style.dragStrip, style.release) = (nil, .travel(0.15))
      (style.cornerRadius, style.replacesAtOnceWhileClosed) = (6, true)
      return style
    }()

    /// A drawer: it slides over a dimmed front, and stands beside it from 600 points of width on.
    public static let drawer: Style = {
      var style = Style()
      let width = Width.clamped(fraction: 0.25, least: 180, most: 280)
      (style.menuWidth, style.trailingMenuWidth) = (width, width)
      (style.menusFillContainer, style.layering) = (false, .over)
      (style.dimming, style.blocksFront) = (0.54, true)
      (style.shadowOpacity, style.shadowRadius) = (0.35, 12)
      (style.duration, style.timing) = (0.25, .curve(.easeOutCubic))
      style.replacement = .fade(0.15)
      (style.closesOnReselection, style.opensAtStart) = (true, false)
      style.sideBySideWidth = 600
      return style
    }()
  }
}

extension SlidingMenuController.Style.Width {
  /// The width in a container, in points: never negative, and never beyond the container.
  func length(in container: Double) -> Double {
    let wish: Double =
      switch self {
      case .points(let points): points
      case .remainder(let rest): container - rest
      case .fraction(let part): (container * part).rounded(.down)
      case .clamped(let part, let least, let most): min(max(container * part, least), most)
      }
    return wish.isFinite ? min(max(0, wish), max(0, container)) : 0
  }
}

extension Double {
  /// This number, or zero if it is negative or not finite.
  var orZero: Double { isFinite && self > 0 ? self : 0 }
}
