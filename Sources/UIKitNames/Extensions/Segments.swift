public import Atrium
import FoundationNames

extension SegmentedControl {
  /// Makes a control with a segment for each item, a title or an image; no segment is selected.
  public convenience init(items: [Any]?) {
    self.init(
      segments: (items ?? []).map { item in
        var segment = Segment(title: item as? String ?? "")
        segment.image = item as? Image
        return segment
      })
  }

  /// Returns the title of a segment; nil without such a segment or without a title.
  public func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) && !segments[index].title.isEmpty ? segments[index].title : nil
  }

  /// Returns the image of a segment; nil without such a segment or without an image.
  public func imageForSegment(at index: Int) -> Image? {
    segments.indices.contains(index) ? segments[index].image : nil
  }

  /// Inserts a segment with a title at an index, at most at the end; the selected segment stays selected.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: index)
  }

  /// Inserts a segment with an image at an index, at most at the end; the selected segment stays selected.
  public func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
  }

  /// Removes the segment at an index; does nothing if there is none.
  ///
  /// If the removed segment was selected, no segment is selected afterwards. Another selected segment stays selected.
  public func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    let selected = selectedSegmentIndex
    segments.remove(at: index)
    if index == selected {
      selectedSegmentIndex = SegmentedControl.noSegment
    } else if index < selected {
      selectedSegmentIndex = selected - 1
    }
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    let selected = selectedSegmentIndex
    segments.insert(segment, at: place)
    if place <= selected { selectedSegmentIndex = selected + 1 }
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
