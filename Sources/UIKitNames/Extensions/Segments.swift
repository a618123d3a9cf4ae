public import Atrium
import FoundationNames

extension SegmentedControl {
  /// Makes a control with a segment for each title and image; none is selected.
  public convenience init(items: [Any]?) {
    self.init(
      segments: (items ?? []).map { item in
        var segment = Segment(title: item as? String ?? "")
        segment.image = item as? Image
        return segment
      })
  }

  /// Returns the title of a segment; nil if there is none.
  public func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) && !segments[index].title.isEmpty ? segments[index].title : nil
  }

  /// Returns the image of a segment; nil if there is none.
  public func imageForSegment(at index: Int) -> Image? {
    segments.indices.contains(index) ? segments[index].image : nil
  }

  /// Inserts a segment with a title before the segment at an index, or at the end.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(Segment(title: title ?? ""), at: min(max(index, 0), segments.count))
  }

  /// Inserts a segment with an image before the segment at an index, or at the end.
  public func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(index, 0), segments.count))
  }

  /// Removes the segment at an index; does nothing if there is none.
  public func removeSegment(at index: Int, animated: Bool) {
    if segments.indices.contains(index) { segments.remove(at: index) }
  }

  /// Removes all segments.
  public func removeAllSegments() { segments = [] }

  /// Sets the title of a segment; nil removes the title.
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    setTitle(title ?? "", forSegmentAt: index)
  }
}

/// The height and the corners of a progress view.
public enum UIProgressViewStyle: Int, Hashable, Sendable {
  /// A style.
  case `default`, bar
}

extension ProgressView {
  /// UIKit's name for the styles.
  public typealias Style = UIProgressViewStyle

  /// Makes a progress view; both styles look the same on this system.
  public convenience init(progressViewStyle style: Style) { self.init(progress: 0) }
}
