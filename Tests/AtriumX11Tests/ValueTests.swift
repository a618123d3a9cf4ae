import AtriumGeometry
import AtriumGraphics
import AtriumX11
import Testing

@Suite("small values of the X11 host")
struct ValueTests {
  @Test("the number of a resize step is joined from two halves, which may be signed")
  func syncRequests() {
    #expect(SyncRequest(low: 5, high: 0).value == 5)
    // A 32-bit part with its top bit set arrives as a negative long.
    #expect(SyncRequest(low: -1, high: 0).value == 0xffff_ffff)
    #expect(SyncRequest(low: 0xffff_ffff, high: 0).value == 0xffff_ffff)
    #expect(SyncRequest(low: 1, high: -1).value == -0xffff_ffff)
    let request = SyncRequest(low: -2, high: 7)
    #expect(request.value == 0x7_ffff_fffe)
    #expect(!request.isExtended && SyncRequest(low: 1, high: 0, isExtended: true).isExtended)
  }

  @Test(
    "XD-11: the name of this machine is removed from the URLs of files, and no other name",
    arguments: [
      ("file:///a%20b", "file:///a%20b"), ("file://here/a", "file:///a"),
      ("file://HERE/a", "file:///a"), ("file://localhost/a", "file:///a"),
      ("file://there/a", "file://there/a"), ("file://hereabouts/a", "file://hereabouts/a"),
      ("file:/a", "file:/a"), ("https://here/a", "https://here/a"),
    ])
  func fileURLs(url: String, result: String) {
    #expect(URIList.removingOwnName(from: url, name: "Here") == result)
    let list = URIList.urls(in: Array("#comment\r\nfile://\(HostName.current)/a\r\n\r\nb".utf8))
    #expect(list == ["file:///a", "b"])
  }

  @Test("a settings manager's dots per inch are used if the resources contain no value")
  func scaleOfManager() {
    func scale(_ resources: String?, _ dots: Double?) -> Double {
      DisplayScale.scale(requested: nil, resources: resources, dotsPerInch: dots)
    }
    #expect(scale(nil, 192) == 2)
    #expect(scale("Xft.dpi: 144", 192) == 1.5)
    #expect(scale("", nil) == 1)
  }

  @Test(
    "the scale is the requested scale, or otherwise the desktop's, from 0.75 to 4",
    arguments: [
      (nil, nil, 1), (nil, "", 1), (nil, "Xft.dpi:\t96\n", 1), (nil, "a: b\nXft.dpi:  144\n", 1.5),
      (nil, "Xft.dpi:\t110", 1.15), (nil, "Xft.dpi: 10", 0.75), (nil, "Xft.dpi: 2000", 4),
      (nil, "Xft.dpi: many", 1), (nil, "Xft.dpi: -96", 1), (nil, "xXft.dpi: 192", 1),
      (2, "Xft.dpi: 144", 2), (1.3, nil, 1.3), (9, nil, 4), (0, nil, 0.75), (.nan, nil, 1),
    ] as [(Double?, String?, Double)])
  func scales(requested: Double?, resources: String?, scale: Double) {
    #expect(abs(DisplayScale.scale(requested: requested, resources: resources) - scale) < 1e-9)
  }

  @Test("disabled extensions are read from a list, and unknown words are returned")
  func extensions() {
    #expect(X11Extension.parse("shm,sync").extensions == [.sharedMemory, .sync])
    #expect(X11Extension.parse("xi2, RANDR").extensions == [.xinput2, .randr])
    #expect(X11Extension.parse("").extensions == [])
    #expect(X11Extension.parse("shm,shn").unknown == ["shn"])
    #expect(X11Extension(protocolNames: ["MIT-SHM", "GLX"]) == .sharedMemory)
  }

  @Test("an icon's pixels are not premultiplied")
  func iconPixels() throws {
    let bitmap = try Bitmap(size: PixelSize(width: 2, height: 2))
    bitmap.withUnsafeMutableBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      let stride = bitmap.bytesPerRow / 4
      words[0] = 0x80_80_40_00
      words[1] = 0x00_00_00_00
      words[stride] = 0xff_12_34_56
      words[stride + 1] = 0x01_01_00_00
    }
    #expect(IconPixels.straight(of: bitmap) == [0x80_ff_80_00, 0, 0xff_12_34_56, 0x01_ff_00_00])
    let opaque = try Bitmap(size: PixelSize(width: 1, height: 1), isOpaque: true)
    #expect(IconPixels.straight(of: opaque) == [0xff00_0000])
  }

  @Test("a window is visible while it is mapped, uncovered and not minimised")
  func visibility() {
    var visibility = WindowVisibility()
    #expect(visibility.takeChange() == nil)
    visibility.isObscured = true
    #expect(visibility.takeChange() == false)
    visibility.isMapped = false
    visibility.isObscured = false
    #expect(visibility.takeChange() == nil)
    visibility.isMapped = true
    #expect(visibility.takeChange() == true)
    visibility.isIconic = true
    #expect(visibility.takeChange() == false)
  }

  @Test(
    "XC-38: a window beside another window is at the right, at the left, narrower, or over a part of it",
    arguments: [
      // There is room at the right.
      (
        PixelRect(x: 10, y: 20, width: 500, height: 400),
        PixelRect(x: 510, y: 20, width: 404, height: 400)
      ),
      // There is room only at the left.
      (
        PixelRect(x: 700, y: 20, width: 500, height: 400),
        PixelRect(x: 296, y: 20, width: 404, height: 400)
      ),
      // Neither side has enough room, and the left side has more.
      (
        PixelRect(x: 350, y: 20, width: 660, height: 400),
        PixelRect(x: 0, y: 20, width: 350, height: 400)
      ),
      // A maximised window leaves no room.
      (
        PixelRect(x: 0, y: 0, width: 1280, height: 1000),
        PixelRect(x: 956, y: 0, width: 324, height: 1000)
      ),
      // The other window is shorter than the minimum height, and extends below the screen.
      (
        PixelRect(x: 10, y: 900, width: 500, height: 200),
        PixelRect(x: 510, y: 736, width: 404, height: 264)
      ),
    ])
  func adjacentPlaces(target: PixelRect, frame: PixelRect) {
    let borders = PixelSize(width: 4, height: 24)
    let place = AdjacentPlace(
      of: PixelSize(width: 400, height: 300), borders: borders, beside: target,
      in: PixelRect(x: 0, y: 0, width: 1280, height: 1000),
      minimum: PixelSize(width: 320, height: 240))
    #expect(place.frame == frame)
    #expect(
      place.content == PixelSize(width: frame.width - 4, height: frame.height - 24))
  }

  @Test("XC-38: without a known work area, a window beside another window is at the right")
  func adjacentPlaceWithoutArea() {
    let place = AdjacentPlace(
      of: PixelSize(width: 400, height: 300), borders: PixelSize(width: 0, height: 0),
      beside: PixelRect(x: 900, y: 20, width: 500, height: 400), in: nil,
      minimum: PixelSize(width: 1, height: 1))
    #expect(place.frame == PixelRect(x: 1400, y: 20, width: 400, height: 400))
  }

  @Test(
    "an error is one sentence that names the display",
    arguments: [
      (
        X11Error.cannotOpenDisplay(":9"),
        "cannot open display \":9\": no X server accepts the connection"
      ),
      (.cannotOpenDisplay(""), "cannot open a display: DISPLAY is not set"),
      (.connectionLost(":9"), "lost the connection to display \":9\""),
      (.unsupportedVisual(":9"), "the screen of display \":9\" has no 24-bit true-colour visual"),
    ])
  func errors(error: X11Error, description: String) {
    #expect(error.description == description)
  }
}
