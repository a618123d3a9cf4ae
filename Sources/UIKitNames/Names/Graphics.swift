public import Atrium

/// UIKit's name for `Color`.
public typealias UIColor = Color

/// Apple's name for `Color`.
public typealias CGColor = Color

/// UIKit's name for `Font`.
public typealias UIFont = Font

/// UIKit's name for `FontMetrics`.
public typealias UIFontMetrics = FontMetrics

/// UIKit's name for `ContentSizeCategory`.
public typealias UIContentSizeCategory = ContentSizeCategory

/// UIKit's name for `Image`.
public typealias UIImage = Image

/// Apple's name for `Path`.
public typealias CGPath = Path

/// UIKit's name for `Image.ResizingMode`.
public typealias UIImageResizingMode = Image.ResizingMode

/// UIKit's name for `RectCorner`.
public typealias UIRectCorner = RectCorner

/// Apple's name for `RectCorner`.
public typealias CACornerMask = RectCorner

/// Apple's name for `LineStyle.Cap`.
public typealias CGLineCap = LineStyle.Cap

/// Apple's name for `LineStyle.Join`.
public typealias CGLineJoin = LineStyle.Join

/// UIKit's name for `TextLayout.Alignment`.
public typealias NSTextAlignment = TextLayout.Alignment

/// UIKit's name for `TextLayout.LineBreakMode`.
public typealias NSLineBreakMode = TextLayout.LineBreakMode
