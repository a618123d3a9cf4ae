public import AtriumGraphics

extension SegmentedControl {
  /// One segment: what it shows, and whether it can be chosen.
  public struct Segment: Equatable, Sendable {
    /// The text.
    public var title: String
    /// The picture, shown instead of the text; its shape is painted in the text's colour.
    public var image: Image?
    /// Whether it can be chosen.
    public var isEnabled: Bool
    /// What people are told who do not see a picture; the title if nil.
    public var accessibilityLabel: String?

    /// Makes a segment.
    public init(
      title: String = "", image: Image? = nil, isEnabled: Bool = true,
      accessibilityLabel: String? = nil
    ) {
      self.title = title
      self.image = image
      self.isEnabled = isEnabled
      self.accessibilityLabel = accessibilityLabel
    }

    /// Whether the two show the same.
    public static func == (left: Segment, right: Segment) -> Bool {
      left.title == right.title && left.image === right.image
        && left.isEnabled == right.isEnabled && left.accessibilityLabel == right.accessibilityLabel
    }

    /// What it is called.
    var name: String? { accessibilityLabel ?? (title.isEmpty ? nil : title) }
  }

  /// Sets the text of a segment; traps if there is none of the index.
  public func setTitle(_ title: String, forSegmentAt index: Int) {
    segments[checked(index)].title = title
  }

  /// The text of a segment; traps if there is none of the index.
  public func titleForSegment(at index: Int) -> String { segments[checked(index)].title }

  /// Sets the picture of a segment; traps if there is none of the index.
  public func setImage(_ image: Image?, forSegmentAt index: Int) {
    segments[checked(index)].image = image
  }

  /// Lets a segment be chosen, or not; traps if there is none of the index.
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    segments[checked(index)].isEnabled = isEnabled
  }

  /// Whether a segment can be chosen; traps if there is none of the index.
  public func isEnabledForSegment(at index: Int) -> Bool { segments[checked(index)].isEnabled }

  private func checked(_ index: Int) -> Int {
    guard segments.indices.contains(index) else {
      fatalError(
        "\(type(of: self)) has \(segments.count) segments, and none at index \(index); set "
          + "`segments` first.")
    }
    return index
  }
}
