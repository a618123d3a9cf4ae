public import Atrium

/// UIKit's name of `Color`.
public typealias UIColor = Color

/// Apple's name of `Color`.
public typealias CGColor = Color

/// UIKit's name of `Font`.
public typealias UIFont = Font

/// UIKit's name of `Image`.
public typealias UIImage = Image

/// Apple's name of `Path`.
public typealias CGPath = Path

/// UIKit's name of `RectCorner`.
public typealias UIRectCorner = RectCorner

/// Apple's name of `RectCorner`.
public typealias CACornerMask = RectCorner

/// Apple's name of `LineStyle.Cap`.
public typealias CGLineCap = LineStyle.Cap

/// Apple's name of `LineStyle.Join`.
public typealias CGLineJoin = LineStyle.Join

/// UIKit's name of `TextLayout.Alignment`.
public typealias NSTextAlignment = TextLayout.Alignment

/// UIKit's name of `TextLayout.LineBreakMode`.
public typealias NSLineBreakMode = TextLayout.LineBreakMode
