import AtriumControls
public import AtriumGeometry
public import AtriumGraphics

extension SlidingMenuController {
  /// The sizes, durations and behaviour of a sliding menu.
  ///
  /// The *front* is the layer with the content. The *overdraw* is the distance by which the front can be dragged
  /// beyond the menu's width.
  ///
  /// There are four predefined styles: ``plain``, ``reveal``, ``panels`` and ``drawer``. Their button has its
  /// title in the current language. Each value can be changed. Sizes that are negative or not finite count as
  /// zero.
  public struct Style: Sendable {
    /// The width of a menu.
    public enum Width: Hashable, Sendable {
      /// A width in points.
      case points(Double)
      /// The container's width minus a strip of the front that stays visible, in points (SW-P3).
      case remainder(Double)
      /// A fraction of the container's width, rounded down to whole points (JP-3).
      case fraction(Double)
      /// A fraction of the container's width, limited to a minimum and a maximum in points.
      case clamped(fraction: Double, least: Double, most: Double)
    }

    /// Whether the menus are below or above the front.
    public enum Layering: Hashable, Sendable {
      /// The front slides aside and uncovers the menu.
      case under
      /// The menu slides over the front, which does not move.
      case over
    }

    /// The way in which newly chosen content replaces the old content.
    public enum Replacement: Hashable, Sendable {
      /// The front slides out beyond the edge, and then back with the new content (SL-9). Durations are in seconds.
      case slide(away: Double, back: Double)
      /// The new content fades in without moving the front, and the menu closes (SW-P3). The duration is in seconds.
      case fade(Double)
      /// The new content replaces the old content at once, and the menu closes.
      case none
    }

    /// The timing of the front's movement.
    ///
    /// A movement that begins with a velocity, for example after a drag, ignores this timing.
    public enum Timing: Hashable, Sendable {
      /// A timing curve.
      case curve(UnitCurve)
      /// A spring without oscillation.
      case spring
    }

    /// The criterion by which a slow release opens or closes the menu.
    public enum Release: Hashable, Sendable {
      /// The offset of the front: beyond this fraction of the menu's width, the menu opens (SW-G6).
      case place(Double)
      /// The length of the drag (JP-8).
      ///
      /// If it is at least this fraction of the container's width, the movement is completed.
      case travel(Double)
    }

    /// The treatment of a command during another command.
    public enum Overlap: Hashable, Sendable {
      /// A new movement of the menu interrupts the running movement.
      ///
      /// A selection during a replacement is ignored (SL-14).
      case takeOver
      /// All commands run one after another (SW-O1).
      case queue
    }

    /// The width of the menu at the leading edge.
    public var menuWidth = Width.points(200)
    /// The width of the menu at the trailing edge.
    public var trailingMenuWidth = Width.points(200)
    /// Whether menus fill the container below the front (SL-4), or are only as wide as necessary.
    public var menusFillContainer = true
    /// The distance by which the front can be dragged beyond the menu's width, in points (SW-P3).
    public var overdraw = 0.0
    /// Whether the menu closes if the front is slowly released beyond the menu's width (SW-G6).
    public var bouncesBackOnOverdraw = true
    /// Whether a front can stay beyond the menu's width after a drag (SW-G6).
    public var restsInOverdraw = false
    /// The distance by which a covered menu is displaced, in points (SW-P4).
    ///
    /// The distance decreases to zero while the menu is uncovered.
    public var displacement = 0.0
    /// Whether the menus are below or above the front.
    public var layering = Layering.under
    /// The maximum opacity of the shade over the front, 0 … 1.
    public var dimming = 0.0
    /// Whether the front ignores touches while a menu is open.
    ///
    /// If true, a tap on the front closes the menu and does not reach the content.
    public var blocksFront = false
    /// The opacity of the shadow at the edge of the upper layer, 0 … 1.
    public var shadowOpacity = 0.0
    /// The blur of the shadow, in points.
    public var shadowRadius = 2.5
    /// The radius of the corners of the front and of the menus, in points (JP-4).
    public var cornerRadius = 0.0
    /// The colour behind the layers, visible at rounded corners; nil for no colour (SW-P7).
    public var backgroundColor: Color?
    /// The distance by which the front's top edge is below the menus' top edge, in points (SW-P5).
    ///
    /// If the distance is positive, the leading menu is visible above the front even while the front is
    /// closed. This property applies only to menus below the front.
    public var frontTopInset = 0.0
    /// Whether layers that extend beyond the container are visible and receive touches there (SW-P6).
    public var extendsHitArea = false
    /// Whether the view of a menu is released when the front covers it (JP-12).
    public var unloadsCoveredMenus = false
    /// The duration of opening and closing, in seconds.
    public var duration = 0.5
    /// The timing of opening and closing.
    public var timing = Timing.curve(.easeInOut)
    /// The way in which newly chosen content replaces the old content.
    public var replacement = Replacement.slide(away: 0.5, back: 0.5)
    /// Whether a replacement is made at once while the menu is closed, and slides only while it is open (JP-6).
    public var replacesAtOnceWhileClosed = false
    /// Whether the menu closes when the user chooses the content that is already visible (SL-8).
    public var closesOnReselection = false
    /// Whether the menu is initially open; a front above the menu then slides in from beyond the edge (SL-6).
    public var opensAtStart = true
    /// The minimum width at which the menu is beside the front, in points; nil if the menu is never beside the front.
    public var sideBySideWidth: Double?
    /// The title of the first button in the contents' navigation bars; nil for no button (SL-3).
    public var menuButtonTitle: String? = String(localized: "Menu")
    /// Whether contents are wrapped in navigation controllers, unless they are navigation controllers (SL-2).
    public var wrapsContents = true
    /// The width of the strip at an edge in which a drag may open a closed menu, in points; nil for no limit (SW-G2).
    ///
    /// Without a limit, a scroll view or control of the content receives a drag first if it can follow the drag.
    public var dragStrip: Double?
    /// Whether a drag can open the menu only while the content's navigation controller shows its root (JP-2).
    public var dragsOnlyAtNavigationRoot = true
    /// The criterion by which a slow release opens or closes the menu.
    public var release = Release.place(0.5)
    /// The velocity of a release, in points a second, above which the direction decides whether the menu opens.
    ///
    /// Nil, the default, uses 0.3 menu widths a second by touch and 0.6 on a touchpad.
    public var flickVelocity: Double?
    /// The treatment of a command during another command.
    public var overlap = Overlap.takeOver

    /// Makes the style ``plain``.
    public init() {}

    /// The style of the article on which this container is based.
    ///
    /// It has menus of 200 points, movements of half a second, and no shadow.
    public static var plain: Style { Style() }

    /// The values of SWRevealViewController.
    ///
    /// They are menus of 260 points, 60 points of overdraw, a parallax effect, a shadow and a spring.
    public static var reveal: Style {
      var style = Style()
      (style.menuWidth, style.trailingMenuWidth) = (.points(260), .points(260))
      (style.menusFillContainer, style.overdraw, style.displacement) = (false, 60, 40)
      (style.shadowOpacity, style.shadowRadius) = (1, 2.5)
      (style.duration, style.timing) = (0.3, .spring)
      style.replacement = .fade(0.25)
      (style.blocksFront, style.dimming) = (true, 0.2)
      (style.closesOnReselection, style.opensAtStart) = (true, false)
      (style.flickVelocity, style.overlap) = (250, .queue)
      style.backgroundColor = .black
      return style
    }

    /// The values of JASidePanels: menus with four fifths of the width, movements of 0.2 seconds, and a wide shadow.
    public static var panels: Style {
      var style = Style()
      (style.menuWidth, style.trailingMenuWidth) = (.fraction(0.8), .fraction(0.8))
      (style.shadowOpacity, style.shadowRadius) = (0.75, 10)
      (style.duration, style.timing) = (0.2, .curve(.linear))
      style.replacement = .slide(away: 0.2, back: 0.2)
      (style.blocksFront, style.closesOnReselection, style.opensAtStart) = (true, true, false)
      style.release = .travel(0.15)
      (style.cornerRadius, style.replacesAtOnceWhileClosed) = (6, true)
      return style
    }

    /// A drawer: the menu slides over a dimmed front, and is beside the front in a container at least 600 points wide.
    public static var drawer: Style {
      var style = Style()
      let width = Width.clamped(fraction: 0.25, least: 180, most: 280)
      (style.menuWidth, style.trailingMenuWidth) = (width, width)
      (style.menusFillContainer, style.layering) = (false, .over)
      (style.dimming, style.blocksFront) = (0.54, true)
      (style.shadowOpacity, style.shadowRadius) = (0.35, 12)
      (style.duration, style.timing) = (0.25, .curve(.easeOutCubic))
      style.replacement = .fade(0.15)
      (style.closesOnReselection, style.opensAtStart) = (true, false)
      (style.sideBySideWidth, style.dragStrip) = (600, 32)
      return style
    }
  }
}

extension SlidingMenuController.Style.Width {
  /// Returns the width of a menu in a container, in points; never negative, and at most the container's width.
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
  /// The number itself, or zero if it is negative or not finite.
  var orZero: Double { isFinite && self > 0 ? self : 0 }
}
