import Atrium

/// The icons of the tabs, drawn for three screen scales; a program can instead read image files.
extension Image {
  @MainActor static let letter = icon { canvas, style in
    var path = Path(roundedRect: Rect(x: 3, y: 6, width: 18, height: 13), cornerRadius: 2)
    path.move(to: Point(x: 4, y: 8))
    path.addLine(to: Point(x: 12, y: 13.5))
    path.addLine(to: Point(x: 20, y: 8))
    canvas.stroke(path, with: .black, style: style)
  }

  @MainActor static let sliders = icon { canvas, style in
    for (y, x) in [(7.0, 15.0), (12.0, 9.0), (17.0, 13.0)] {
      var path = Path()
      path.move(to: Point(x: 4, y: y))
      path.addLine(to: Point(x: 20, y: y))
      canvas.stroke(path, with: .black, style: style)
      let knob = Rect(center: Point(x: x, y: y), size: Size(width: 5, height: 5))
      canvas.fill(Path(ovalIn: knob), with: .black)
    }
  }

  private static func icon(_ draw: (borrowing Canvas, LineStyle) -> Void) -> Image {
    let bitmaps = [1, 2, 3].compactMap { scale in
      try? Bitmap(size: PixelSize(width: 24 * scale, height: 24 * scale), scale: Double(scale))
    }
    for bitmap in bitmaps {
      bitmap.draw { draw($0, LineStyle(width: 1.5, cap: .round)) }
    }
    return Image(representations: bitmaps).withRenderingMode(.alwaysTemplate)
  }
}
