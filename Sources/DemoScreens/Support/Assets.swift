import AtriumControls
import AtriumGeometry
public import AtriumGraphics

/// The images of the demo.
///
/// A missing or broken icon of a screen is replaced by a crossed box and reported once.
@MainActor
public final class Assets {
  private let folder: String?
  private let report: @MainActor (String) -> Void
  private var icons: [String: Image] = [:]

  init(folder: String?, report: @escaping @MainActor (String) -> Void) {
    self.folder = folder
    self.report = report
  }

  /// Returns the icon of a screen: a template image of 28 points, which can be drawn in any colour.
  public func icon(named name: String) -> Image {
    if let known = icons[name] { return known }
    let image = load(name)
    icons[name] = image
    return image
  }

  /// Returns the program's icon in five sizes; missing sizes are omitted.
  public func appIcons() -> [Bitmap] {
    guard folder != nil else { return [] }
    return [16, 32, 48, 64, 128].compactMap { size in
      do throws(DrawingError) {
        return try Bitmap(contentsOfPNG: path(of: "app-\(size)"))
      } catch {
        report(error.description)
        return nil
      }
    }
  }

  private func load(_ name: String) -> Image {
    do throws(DrawingError) {
      guard folder != nil else {
        throw .unreadable(path: "assets/icons/\(name).png", reason: "No folder of assets")
      }
      return try Image(contentsOf: path(of: name))
    } catch {
      report(error.description)
      return .placeholder(ofSize: Size(width: 28, height: 28))
    }
  }

  private func path(of name: String) -> String {
    "\(folder ?? "assets")/icons/\(name).png"
  }
}
