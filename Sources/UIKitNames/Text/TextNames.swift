public import Atrium

// Names from UIKit's text system whose values are kept and have no effect here.

/// A horizontal and a vertical distance.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance down, in points.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset()

  /// Makes an offset.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// The value of the attribute `shadow`, which is kept and not drawn.
open class NSShadow {
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow, a `UIColor`.
  open var shadowColor: Any?

  /// Makes a shadow.
  public init() {}
}

/// A tab stop of a paragraph style, which is kept and has no effect.
open class NSTextTab {
  /// The alignment of the text after the tab.
  public let alignment: NSTextAlignment
  /// The distance of the stop from the edge, in points.
  public let location: CGFloat

  /// Makes a tab stop; the options are ignored.
  public init(textAlignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
    (alignment, self.location) = (textAlignment, location)
  }
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// A direction.
  case natural = -1
  /// A direction.
  case leftToRight, rightToLeft
}

extension NSUnderlineStyle {
  /// A style that is drawn as a single line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A style that is drawn as a single line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A style that is drawn as a single line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A style that is drawn as a single line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension MutableParagraphStyle {
  private static let hyphenationKey = AssociatedObjects.Key()
  private static let directionKey = AssociatedObjects.Key()
  private static let tighteningKey = AssociatedObjects.Key()
  private static let tabsKey = AssociatedObjects.Key()
  private static let intervalKey = AssociatedObjects.Key()

  /// The threshold for hyphenation, which needs a dictionary; the value is kept and has no effect.
  public var hyphenationFactor: Float {
    get { AssociatedObjects.value(of: self, MutableParagraphStyle.hyphenationKey) as? Float ?? 0 }
    set { AssociatedObjects.set(newValue, of: self, MutableParagraphStyle.hyphenationKey) }
  }

  /// The direction of the paragraph, which its letters determine; the value is kept and has no effect.
  public var baseWritingDirection: NSWritingDirection {
    get {
      AssociatedObjects.value(of: self, MutableParagraphStyle.directionKey) as? NSWritingDirection
        ?? .natural
    }
    set { AssociatedObjects.set(newValue, of: self, MutableParagraphStyle.directionKey) }
  }

  /// Whether the space between letters may be reduced before text is truncated; the value is kept and has no effect.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { AssociatedObjects.value(of: self, MutableParagraphStyle.tighteningKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, MutableParagraphStyle.tighteningKey) }
  }

  /// The tab stops; the value is kept and has no effect.
  public var tabStops: [NSTextTab]? {
    get { AssociatedObjects.value(of: self, MutableParagraphStyle.tabsKey) as? [NSTextTab] }
    set { AssociatedObjects.set(newValue, of: self, MutableParagraphStyle.tabsKey) }
  }

  /// The distance between tab stops, in points; the value is kept and has no effect.
  public var defaultTabInterval: CGFloat {
    get { AssociatedObjects.value(of: self, MutableParagraphStyle.intervalKey) as? CGFloat ?? 0 }
    set { AssociatedObjects.set(newValue, of: self, MutableParagraphStyle.intervalKey) }
  }
}

/// The vertical position of text that a label draws in a smaller font.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// A position.
  case alignBaselines, alignCenters, none
}

extension Label {
  private static let baselineKey = AssociatedObjects.Key()
  private static let tighteningKey = AssociatedObjects.Key()

  /// The vertical position of text in a smaller font; the value is kept, but such text is always centred.
  public var baselineAdjustment: UIBaselineAdjustment {
    get {
      AssociatedObjects.value(of: self, Label.baselineKey) as? UIBaselineAdjustment
        ?? .alignBaselines
    }
    set { AssociatedObjects.set(newValue, of: self, Label.baselineKey) }
  }

  /// Whether the space between letters may be reduced before text is truncated; the value is kept and has no effect.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { AssociatedObjects.value(of: self, Label.tighteningKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, Label.tighteningKey) }
  }
}

private let adjustsFontKey = AssociatedObjects.Key()

/// A view whose fonts could follow the user's size of text.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the fonts follow the user's size of text.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting {
  /// Whether the fonts follow the user's size of text.
  ///
  /// The value is kept and has no effect, since views keep their fonts.
  public var adjustsFontForContentSizeCategory: Bool {
    get { AssociatedObjects.value(of: self, adjustsFontKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, adjustsFontKey) }
  }
}

extension Label: UIContentSizeCategoryAdjusting {}
extension TextField: UIContentSizeCategoryAdjusting {}
extension TextView: UIContentSizeCategoryAdjusting {}
