import AtriumGeometry
import AtriumGraphics
import DemoScreens

/// A run that writes the image that `--canvas` requests for a file.
struct CanvasRun {
  private let options: DemoOptions
  private let file: InterfaceFile
  private let path: String

  init(_ options: DemoOptions, _ file: InterfaceFile, to path: String) {
    (self.options, self.file, self.path) = (options, file, path)
  }

  func run() throws(DemoFailure) -> Int32 {
    let canvas = StoryboardCanvas(file, settings: options.settings)
    let wished = options.scale ?? 1
    let scale = canvas.scale(wished: wished)
    do throws(DrawingError) {
      try canvas.picture(scale: wished).writePNG(to: path)
    } catch {
      throw DemoFailure("cannot save the picture \(path.asNameForMessage): \(error)")
    }
    if scale < wished {
      let size = canvas.size
      let thousandths = (scale * 1000).rounded() / 1000
      Ending.complain(
        "the canvas of \(file.name) is \(Int(size.width)) by \(Int(size.height)) points; it is drawn "
          + "with \(thousandths) pixels a point")
    }
    return 0
  }
}
