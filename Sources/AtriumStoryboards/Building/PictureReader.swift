import AtriumGraphics

/// Reads the image files of a project, and keeps the reasons why files could not be read.
@MainActor
final class PictureReader {
  /// The formats that a program reads itself.
  private static let rasterEndings = [".png", ".jpg", ".jpeg"]
  /// The pixels per point of an image that is drawn from a vector file.
  ///
  /// One resolution is sufficient, since the image is scaled down on screens with a lower resolution.
  private static let vectorScale = 2.0
  /// The maximum number of vector files that one document may draw.
  private static let largestVectorCount = 300
  /// The maximum number of vector files that may fail, since each failure may take the whole time limit.
  private static let largestFailureCount = 3

  private var problems: [String: String] = [:]
  private var vectorCount = 0
  private var failureCount = 0

  /// The reason why a file of the image could not be read; nil if no file of the image has failed.
  func problem(ofImage name: String) -> String? { problems[name] }

  /// Stores the reason why an image cannot be shown, for ``problem(ofImage:)``.
  func note(_ problem: String, ofImage name: String) { problems[name] = problem }

  /// Reads an image file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - scale: The number of pixels per point of a bitmap file.
  ///   - image: The name of the image, for ``problem(ofImage:)``.
  /// - Returns: The pixels; nil if the file cannot be read.
  func bitmap(_ path: String, scale: Double, image: String) -> Bitmap? {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard !file.isEmpty else { return nil }
    do throws(DrawingError) {
      if PictureReader.rasterEndings.contains(where: file.lowercased().hasSuffix) {
        return try Bitmap(contentsOf: path, scale: scale)
      }
      guard let format = VectorFile.Format(file: file) else {
        problems[image] = "its file \(file) is in a format that Atrium cannot read"
        return nil
      }
      return try vector(path, format, image: image)
    } catch {
      var reason = "\(error)"
      if reason.hasSuffix(".") { reason.removeLast() }
      problems[image] = reason
      return nil
    }
  }

  private func vector(
    _ path: String, _ format: VectorFile.Format, image: String
  ) throws(DrawingError) -> Bitmap? {
    guard vectorCount < PictureReader.largestVectorCount,
      failureCount < PictureReader.largestFailureCount
    else {
      problems[image] = "too many PDF and SVG files are large or damaged"
      return nil
    }
    vectorCount += 1
    failureCount += 1
    let bitmap = try VectorFile(path, format).bitmap(scale: PictureReader.vectorScale)
    failureCount -= 1
    return bitmap
  }
}
