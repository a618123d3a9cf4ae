public import AtriumKit

extension ScrollView {
  /// The area of the whole content.
  ///
  /// Constraints to the edges of this guide determine ``contentSize``.
  ///
  /// The guide's origin is the origin of the content. In constraints of the content, the anchors of the scroll view's
  /// edges and margins refer to the same area.
  public var contentLayoutGuide: LayoutGuide { area.contentGuide }

  /// The visible area of the content, which is the frame of the scroll view.
  ///
  /// Views that are constrained to the edges of this guide keep their position while the content scrolls.
  /// The guide has the scroll view's width and height. Constraints to its dimensions need no layout during
  /// scrolling.
  public var frameLayoutGuide: LayoutGuide { area.frameGuide }
}
