public import AtriumGraphics

extension SegmentedControl {
  /// A segment: its title or image, and whether the user can select it.
  public struct Segment: Equatable, Sendable {
    /// The title of the segment.
    public var title: String
    /// The image, drawn instead of the title as a template in the title's colour.
    public var image: Image?
    /// Whether the user can select the segment.
    public var isEnabled: Bool
    /// The label for assistive technology; nil uses the title.
    public var accessibilityLabel: String?
    /// The width in points; 0, the default, lets the control determine the width.
    public var width: Double

    /// Makes a segment.
    public init(
      title: String = "", image: Image? = nil, isEnabled: Bool = true,
      accessibilityLabel: String? = nil, width: Double = 0
    ) {
      self.title = title
      self.image = image
      self.isEnabled = isEnabled
      self.accessibilityLabel = accessibilityLabel
      self.width = width
    }

    /// Returns whether two segments are equal; images are compared by identity.
    public static func == (left: Segment, right: Segment) -> Bool {
      left.title == right.title && left.image === right.image
        && left.isEnabled == right.isEnabled && left.accessibilityLabel == right.accessibilityLabel
        && left.width == right.width
    }

    /// The effective label for assistive technology: the label that was set, or the title; nil without both.
    var name: String? { accessibilityLabel ?? (title.isEmpty ? nil : title) }
  }

  /// Sets the title of a segment; traps if the index is out of range.
  public func setTitle(_ title: String, forSegmentAt index: Int) {
    segments[checked(index)].title = title
  }

  /// Returns the title of a segment; traps if the index is out of range.
  public func titleForSegment(at index: Int) -> String { segments[checked(index)].title }

  /// Sets the image of a segment; traps if the index is out of range.
  public func setImage(_ image: Image?, forSegmentAt index: Int) {
    segments[checked(index)].image = image
  }

  /// Enables or disables a segment; traps if the index is out of range.
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    segments[checked(index)].isEnabled = isEnabled
  }

  /// Returns whether a segment can be selected; traps if the index is out of range.
  public func isEnabledForSegment(at index: Int) -> Bool { segments[checked(index)].isEnabled }

  /// Sets the width of a segment, in points; traps if the index is out of range.
  ///
  /// A width of 0 lets the control determine the width.
  public func setWidth(_ width: Double, forSegmentAt index: Int) {
    segments[checked(index)].width = width
  }

  /// Returns the width that was set for a segment, in points; 0 if none was set.
  ///
  /// Traps if the index is out of range.
  public func widthForSegment(at index: Int) -> Double { segments[checked(index)].width }

  private func checked(_ index: Int) -> Int {
    guard segments.indices.contains(index) else {
      fatalError(
        "\(type(of: self)) has \(segments.count) segments, and none at index \(index); set "
          + "`segments` first.")
    }
    return index
  }
}
