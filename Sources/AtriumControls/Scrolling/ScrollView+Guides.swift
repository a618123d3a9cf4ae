public import AtriumKit

extension ScrollView {
  /// The content as a whole: what is pinned to its edges makes ``contentSize``.
  ///
  /// It begins at the content's origin. The edges and margins of the scroll view itself are the same to
  /// what is inside it.
  public var contentLayoutGuide: LayoutGuide { area.contentGuide }

  /// The part of the content that is in sight: the scroll view's own frame.
  ///
  /// What is pinned to its edges stays where it is while the content scrolls. Its width and height are
  /// the scroll view's, and cost nothing when that scrolls.
  public var frameLayoutGuide: LayoutGuide { area.frameGuide }
}
