public import AtriumKit

extension ScrollView {
  /// The area of the whole content; constraints to its edges determine ``contentSize``.
  ///
  /// Its origin is that of the content. For the content, the anchors of the scroll view itself mean
  /// the same area.
  public var contentLayoutGuide: LayoutGuide { area.contentGuide }

  /// The visible part of the content: the scroll view's own frame.
  ///
  /// Views constrained to its edges stay in place while the content scrolls. Its width and height
  /// are those of the scroll view; constraints to them need no layout during scrolling.
  public var frameLayoutGuide: LayoutGuide { area.frameGuide }
}
