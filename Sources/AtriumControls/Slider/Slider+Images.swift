import AtriumGeometry
public import AtriumGraphics
import AtriumKit

/// The images of a slider's parts.
@MainActor
struct SliderImages {
  var thumbs = ValuesByState<Image>()
  var minimumTracks = ValuesByState<Image>()
  var maximumTracks = ValuesByState<Image>()
  /// The views of the images at the ends of the track; nil without an image.
  var minimumValueView: ImageView?
  var maximumValueView: ImageView?

  /// The distance between an image at an end and the track, in points.
  static let gap = Theme.grid

  /// Shows the images for the state of a slider, and adjusts the frames that the slider's parts already have.
  func show(in slider: Slider, track: ShapeView, filling: ShapeView, thumb: SliderThumbView) {
    let state = slider.state
    let thumbImage = thumbs.value(in: state)
    thumb.image = thumbImage
    if let thumbImage {
      // The view is as large as the image, so that it is drawn without clipping.
      let size = Size(
        width: max(thumb.frame.width, thumbImage.size.width),
        height: max(thumb.frame.height, thumbImage.size.height))
      thumb.frame = Rect(center: thumb.frame.center, size: size)
    }
    for (view, image) in [
      (track, maximumTracks.value(in: state)), (filling, minimumTracks.value(in: state)),
    ] {
      view.image = image
      guard let image else { continue }
      view.backgroundColor = nil
      view.alpha = 1
      let height = image.size.height
      view.frame = Rect(
        x: view.frame.minX, y: (view.frame.midY - height / 2).rounded(), width: view.frame.width,
        height: height)
    }
    let bounds = slider.bounds
    if let view = minimumValueView, let size = view.image?.size {
      view.frame = slider.mirrored(
        Rect(x: bounds.minX, y: (bounds.midY - size.height / 2).rounded(), size: size))
    }
    if let view = maximumValueView, let size = view.image?.size {
      view.frame = slider.mirrored(
        Rect(
          x: bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(), size: size))
    }
  }
}

extension Rect {
  fileprivate init(x: Double, y: Double, size: Size) {
    self.init(origin: Point(x: x, y: y), size: size)
  }
}

extension Slider {
  private func setImages(_ change: (inout SliderImages) -> Void) {
    var images = images ?? SliderImages()
    change(&images)
    self.images = images
    updateParts(animated: false)
  }

  /// Sets the image of the thumb in a state, drawn at its size; nil uses the normal state's image.
  public func setThumbImage(_ image: Image?, for state: Control.State) {
    setImages { $0.thumbs[state] = image }
  }
  /// Returns the image of the thumb that was set for a state; nil if no image was set.
  public func thumbImage(for state: Control.State) -> Image? { images?.thumbs[state] }
  /// The image of the thumb in the current state; nil without an image.
  public var currentThumbImage: Image? { images?.thumbs.value(in: state) }

  /// Sets the image of the track before the thumb in a state; nil uses the normal state's image.
  ///
  /// The image is stretched to the length of this part of the track.
  public func setMinimumTrackImage(_ image: Image?, for state: Control.State) {
    setImages { $0.minimumTracks[state] = image }
  }
  /// Returns the image of the track before the thumb that was set for a state; nil if no image was set.
  public func minimumTrackImage(for state: Control.State) -> Image? {
    images?.minimumTracks[state]
  }
  /// The image of the track before the thumb in the current state; nil without an image.
  public var currentMinimumTrackImage: Image? { images?.minimumTracks.value(in: state) }

  /// Sets the image of the whole track behind the thumb in a state; nil uses the normal state's image.
  ///
  /// The image is stretched to the length of the track.
  public func setMaximumTrackImage(_ image: Image?, for state: Control.State) {
    setImages { $0.maximumTracks[state] = image }
  }
  /// Returns the image of the whole track that was set for a state; nil if no image was set.
  public func maximumTrackImage(for state: Control.State) -> Image? {
    images?.maximumTracks[state]
  }
  /// The image of the whole track in the current state; nil without an image.
  public var currentMaximumTrackImage: Image? { images?.maximumTracks.value(in: state) }

  /// The image at the leading end, before the track; nil, the default, for no image.
  public var minimumValueImage: Image? {
    get { images?.minimumValueView?.image }
    set { setImages { replace(&$0.minimumValueView, by: newValue) } }
  }
  /// The image at the trailing end, after the track; nil, the default, for no image.
  public var maximumValueImage: Image? {
    get { images?.maximumValueView?.image }
    set { setImages { replace(&$0.maximumValueView, by: newValue) } }
  }

  private func replace(_ view: inout ImageView?, by image: Image?) {
    view?.removeFromSuperview()
    view = image.map { ImageView(image: $0) }
    view?.contentMode = .scaleAspectFit
    if let view { addSubview(view) }
  }

  /// The area of the track and the thumb in a left-to-right layout: the bounds without the images at the ends.
  var trackArea: Rect {
    func length(_ image: Image?) -> Double { image.map { $0.size.width + SliderImages.gap } ?? 0 }
    let (first, last) = (length(minimumValueImage), length(maximumValueImage))
    return Rect(
      x: bounds.minX + first, y: bounds.minY, width: max(0, bounds.width - first - last),
      height: bounds.height)
  }
}
