/// The functions of libturbojpeg, the JPEG codec that most Linux systems have.
///
/// The library is loaded at run time, so programs without JPEG files need neither the library nor its headers.
struct TurboJPEG: Sendable {
  typealias Handle = UnsafeMutableRawPointer
  typealias Bytes = UnsafePointer<UInt8>
  typealias Number = UnsafeMutablePointer<Int32>
  typealias Initialiser = @convention(c) @Sendable () -> Handle?
  typealias HeaderReader =
    @convention(c) @Sendable (Handle, Bytes, UInt, Number, Number, Number, Number) -> Int32
  typealias Decoder =
    @convention(c) @Sendable (
      Handle, Bytes, UInt, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32, Int32
    ) -> Int32
  typealias Encoder =
    @convention(c) @Sendable (
      Handle, Bytes, Int32, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
      UnsafeMutablePointer<UInt>, Int32, Int32, Int32
    ) -> Int32
  typealias BufferFunction = @convention(c) @Sendable (UnsafeMutablePointer<UInt8>?) -> Void
  typealias HandleFunction = @convention(c) @Sendable (Handle) -> Int32

  let initDecompress: Initialiser
  let decompressHeader: HeaderReader
  let decompress: Decoder
  let initCompress: Initialiser
  let compress: Encoder
  let free: BufferFunction
  let errorCode: HandleFunction
  let destroy: HandleFunction

  /// The library; nil if it is not installed.
  static let shared = TurboJPEG()

  private init?() {
    guard let library = DynamicLibrary(named: "libturbojpeg.so.0"),
      let initDecompress = library.function("tjInitDecompress", as: Initialiser.self),
      let decompressHeader = library.function("tjDecompressHeader3", as: HeaderReader.self),
      let decompress = library.function("tjDecompress2", as: Decoder.self),
      let initCompress = library.function("tjInitCompress", as: Initialiser.self),
      let compress = library.function("tjCompress2", as: Encoder.self),
      let free = library.function("tjFree", as: BufferFunction.self),
      let errorCode = library.function("tjGetErrorCode", as: HandleFunction.self),
      let destroy = library.function("tjDestroy", as: HandleFunction.self)
    else { return nil }
    (self.initDecompress, self.decompressHeader) = (initDecompress, decompressHeader)
    (self.initCompress, self.compress, self.free) = (initCompress, compress, free)
    (self.decompress, self.errorCode, self.destroy) = (decompress, errorCode, destroy)
  }

  /// The first bytes of a JPEG file: the start marker, and the first byte of the next marker.
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]
  /// The Debian package of the library.
  static let package = "libturbojpeg0"

  /// The pixel format of Cairo's 32-bit words in native byte order.
  static let nativeFormat: Int32 = 1.littleEndian == 1 ? 3 : 5
  /// The pixel format for CMYK pixels.
  static let inkFormat: Int32 = 11
  /// The colour spaces that are decoded to CMYK pixels: CMYK and YCCK.
  static let inkSpaces: ClosedRange<Int32> = 3...4
  /// Returns the library's code for the number of stored colour samples: one per pixel (0), or one per four pixels (2).
  static func sampling(forQuality quality: Int32) -> Int32 { quality >= 90 ? 0 : 2 }
  /// The flag that refuses files with more than 500 scans, which can take minutes to decode.
  static let limitScans: Int32 = 1 << 15
}
