import AtriumControls
public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit
public import AtriumStoryboards

/// An image with the canvases of several files, at a reduced size.
///
/// Each canvas has a caption with the file's name and a summary of the warnings.
@MainActor
public struct ContactSheet {
  /// The maximum number of files on a sheet.
  public static let largestCount = 400
  /// The size of the cell for one file, in points.
  private static let cell = Size(width: 360, height: 270)
  private static let gap = 24.0
  private static let captionHeight = 40.0

  private let paths: [String]
  private let settings: Settings
  private let theme: Theme
  private let columns: Int

  /// Makes a contact sheet; files after the first ``largestCount`` are omitted.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files, in the order of the sheet.
  ///   - settings: The settings, such as a dark style.
  public init(_ paths: [String], settings: Settings = Settings()) {
    self.paths = Array(paths.prefix(ContactSheet.largestCount))
    self.settings = settings
    theme = Theme(Window(size: Size(width: 1, height: 1), settings: settings).traitCollection)
    // The sheet is about as wide as high.
    columns = max(1, Int(Double(self.paths.count).squareRoot().rounded(.up)))
  }

  /// The size of the sheet, in points.
  public var size: Size {
    let rows = (paths.count + columns - 1) / columns
    let (width, height) = (ContactSheet.cell.width, ContactSheet.cell.height)
    return Size(
      width: ContactSheet.gap + Double(columns) * (width + ContactSheet.gap),
      height: ContactSheet.gap
        + Double(max(1, rows)) * (height + ContactSheet.captionHeight + ContactSheet.gap))
  }

  /// Draws the sheet.
  ///
  /// If a file cannot be read, the sheet shows the reason in its place.
  ///
  /// - Parameter done: Called after each file, with its path and the reason why it cannot be read. The reason is nil
  ///   for a file that has been read.
  /// - Returns: The image.
  /// - Throws: ``AtriumGraphics/DrawingError`` if there is not enough memory for the image.
  public func picture(
    done: (_ path: String, _ failure: InterfaceError?) -> Void = { _, _ in }
  ) throws(DrawingError) -> Bitmap {
    let bitmap = try Bitmap(
      size: PixelSize(width: Int(size.width), height: Int(size.height)), scale: 1, isOpaque: true)
    bitmap.draw { canvas in canvas.fill(Rect(origin: .zero, size: size), with: theme.fill) }
    for (index, path) in paths.enumerated() {
      // Each file is released before the next file is read, which limits the memory in use.
      do throws(InterfaceError) {
        let file = try InterfaceFile(contentsOf: path)
        draw(file, in: place(of: index), bitmap)
        done(path, nil)
      } catch {
        bitmap.draw { canvas in
          draw(name(of: path), "\(error.reason)", below: place(of: index), canvas)
        }
        done(path, error)
      }
    }
    return bitmap
  }

  private func place(of index: Int) -> Rect {
    let (width, height) = (ContactSheet.cell.width, ContactSheet.cell.height)
    return Rect(
      x: ContactSheet.gap + Double(index % columns) * (width + ContactSheet.gap),
      y: ContactSheet.gap
        + Double(index / columns) * (height + ContactSheet.captionHeight + ContactSheet.gap),
      width: width, height: height)
  }

  private func draw(_ file: InterfaceFile, in place: Rect, _ bitmap: Bitmap) {
    let sheet = StoryboardCanvas(file, settings: settings)
    let scale = min(1, place.width / sheet.size.width, place.height / sheet.size.height)
    let picture = try? sheet.picture(scale: scale)
    let report = WarningReport(file.warnings)
    bitmap.draw { canvas in
      if let picture {
        let size = Size(width: sheet.size.width * scale, height: sheet.size.height * scale)
        canvas.draw(
          picture,
          in: Rect(
            x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
            height: size.height))
      }
      draw(file.name, report.summary, below: place, canvas)
    }
  }

  private func draw(
    _ name: String, _ detail: String, below place: Rect, _ canvas: borrowing Canvas
  ) {
    let title = TextLayout(
      name, font: .preferredFont(forTextStyle: .footnote), maximumWidth: place.width,
      maximumLines: 1, lineBreakMode: .byTruncatingMiddle)
    let more = TextLayout(
      detail, font: .preferredFont(forTextStyle: .caption), maximumWidth: place.width,
      maximumLines: 1, lineBreakMode: .byTruncatingTail)
    canvas.draw(title, at: Point(x: place.minX, y: place.maxY + 4), color: theme.label)
    canvas.draw(
      more, at: Point(x: place.minX, y: place.maxY + 6 + title.size.height),
      color: theme.secondaryLabel)
  }

  private func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
