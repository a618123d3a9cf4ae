import AtriumControls
package import AtriumGeometry
import AtriumGraphics

/// The positions of the image, title and digit in a wedge.
struct RingMenuWedgeContent {
  /// The width and height of an image, in points.
  static let imageSide = 26.0
  private static let fonts = [13.0, 12, 11, 10].map { Font.system(ofSize: $0, weight: .semibold) }
  /// The space for the digit at the inner border, in points.
  private static let digitRoom = 18.0
  private static let spacing = 2.0
  /// The minimum outer radius of a ring with titles in its wedges, in points.
  private static let leastRadius = 120.0
  /// The minimum width for a truncated title, in points; a narrower space shows only whole titles.
  private static let leastWidth = 48.0
  /// The heights of titles with one and with two lines, in points.
  private static let heights = (1...2).map { count in
    TextLayout(Array(repeating: "Ag", count: count).joined(separator: "\n"), font: fonts[0])
      .size.height
  }

  /// An image for measurements.
  fileprivate static let exampleImage = Image.placeholder(
    ofSize: Size(width: imageSide, height: imageSide))

  /// The frame of the image; nil without an image.
  private(set) var image: Rect?
  /// The title's layout and position; nil if the wedge has no space for a title.
  private(set) var name: (layout: TextLayout, place: Point)?
  /// The centre of the digit.
  let digit: Point

  /// Returns the shape of a wedge in a ring.
  static func shape(of wedge: Int, in layout: RingMenuLayout) -> RingMenuWedgeShape {
    RingMenuWedgeShape(
      center: layout.center, inner: layout.innerRadius, outer: layout.outerRadius,
      angle: layout.angle(ofItem: wedge), half: .pi / Double(max(1, layout.count)))
  }

  /// Returns whether the wedges of a ring show titles; in a smaller ring only the middle shows titles.
  static func showsNames(in layout: RingMenuLayout) -> Bool { layout.outerRadius >= leastRadius }

  /// Places the content of a wedge; a wedge with too little space for its title shows no title.
  init(_ wedge: RingMenuPicture.Wedge, _ shape: RingMenuWedgeShape, showsName: Bool) {
    digit = shape.center + Point(angle: shape.angle, length: shape.inner + 13)
    if showsName, !wedge.title.isEmpty {
      if placeLargeName(of: wedge, in: shape) { return }
      if placeName(of: wedge, in: shape) { return }
    }
    guard wedge.image != nil else { return }
    let side = min(RingMenuWedgeContent.imageSide, (shape.outer - shape.inner) * 0.6)
    let middle = Point(angle: shape.angle, length: (shape.inner + shape.outer) / 2)
    image = Rect(center: shape.center + middle, size: Size(width: side, height: side))
  }

  /// Places the title in one line, or in two lines if it is too long for one.
  ///
  /// - Returns: Whether the wedge has enough space for the title.
  private mutating func placeName(
    of wedge: RingMenuPicture.Wedge, in shape: RingMenuWedgeShape
  ) -> Bool {
    let hasImage = wedge.image != nil
    for lines in 1...2 {
      let side = hasImage ? RingMenuWedgeContent.imageSide + RingMenuWedgeContent.spacing : 0
      let height = side + RingMenuWedgeContent.heights[lines - 1]
      guard let room = shape.widest(height: height, above: RingMenuWedgeContent.digitRoom) else {
        continue
      }
      let sizes = RingMenuWedgeContent.fonts.dropFirst(shape.half < .pi / 8 ? 1 : 0)
      // Two lines in a larger font are preferred to one line in a smaller font.
      let layout = RingMenuName.layout(
        wedge.title, fonts: lines == 1 ? Array(sizes.prefix(1)) : Array(sizes), width: room.width,
        lines: lines, accessKey: wedge.accessKey)
      if layout.isTruncated, lines == 1 || room.width < RingMenuWedgeContent.leastWidth { continue }
      place(layout, hasImage: hasImage, in: room)
      return true
    }
    return false
  }

  /// Places the title in the largest font in which the whole title fits, if that font is larger than the usual fonts.
  ///
  /// - Returns: Whether the title was placed. If the user does not prefer larger text, the result is false.
  private mutating func placeLargeName(
    of wedge: RingMenuPicture.Wedge, in shape: RingMenuWedgeShape
  ) -> Bool {
    let hasImage = wedge.image != nil
    let side = hasImage ? RingMenuWedgeContent.imageSide + RingMenuWedgeContent.spacing : 0
    for size in RingMenuName.largerSizes(than: RingMenuWedgeContent.fonts[0].size) {
      let font = RingMenuWedgeContent.fonts[0].withSize(size)
      for lines in 1...2 {
        let height = side + font.lineHeight * Double(lines)
        let room = shape.widest(
          height: height, above: RingMenuWedgeContent.digitRoom, maximum: 10 * size)
        guard let room else { continue }
        let layout = RingMenuName.layout(
          wedge.title, fonts: [font], width: room.width, lines: lines, accessKey: wedge.accessKey)
        guard !layout.isTruncated else { continue }
        place(layout, hasImage: hasImage, in: room)
        return true
      }
    }
    return false
  }

  /// Places the image and the title below it in the middle of a rectangle.
  private mutating func place(_ layout: TextLayout, hasImage: Bool, in room: Rect) {
    let side = hasImage ? RingMenuWedgeContent.imageSide + RingMenuWedgeContent.spacing : 0
    let top = room.midY - (side + layout.size.height) / 2
    if hasImage {
      image = Rect(
        x: room.midX - RingMenuWedgeContent.imageSide / 2, y: top,
        width: RingMenuWedgeContent.imageSide, height: RingMenuWedgeContent.imageSide)
    }
    name = (layout, Point(x: room.minX, y: top + side))
  }

  /// The frame of the title; nil without a title.
  var nameFrame: Rect? {
    name.map { name in
      Rect(
        x: name.place.x + name.layout.inkBounds.minX, y: name.place.y,
        width: name.layout.inkBounds.width, height: name.layout.size.height)
    }
  }
}

extension RingMenuLayout {
  /// Returns the frame of a title in a wedge that also shows an image; nil if the wedge has no space for a title.
  package static func nameFrame(_ name: String, ofWedge wedge: Int, in layout: RingMenuLayout)
    -> Rect?
  {
    let picture = RingMenuPicture.Wedge(
      title: name, image: RingMenuWedgeContent.exampleImage, color: .black)
    return RingMenuWedgeContent(
      picture, RingMenuWedgeContent.shape(of: wedge, in: layout),
      showsName: RingMenuWedgeContent.showsNames(in: layout)
    ).nameFrame
  }
}
