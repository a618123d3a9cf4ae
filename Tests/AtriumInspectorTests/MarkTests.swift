import AtriumGeometry
import AtriumGraphics
import AtriumInspector
import Testing

/// Tests the marks of calls and the patterns of phases in one colour.
@MainActor
struct MarkTests {
  private func picture(_ draw: (borrowing Canvas) -> Void) throws -> Bitmap {
    let bitmap = try Bitmap(size: PixelSize(width: 40, height: 24), scale: 1, isOpaque: true)
    bitmap.draw { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 40, height: 24), with: .white)
      draw(canvas)
    }
    return bitmap
  }

  /// Returns the number of pixels with a large difference between two images.
  private func difference(_ left: Bitmap, _ right: Bitmap) -> Int {
    var count = 0
    for y in 0..<24 {
      for x in 0..<40 {
        let (a, b) = (left.color(atX: x, y: y), right.color(atX: x, y: y))
        if abs(a.red - b.red) > 0.3 { count += 1 }
      }
    }
    return count
  }

  @Test("TL-5: without colour, all kinds and parts of calls have different marks")
  func calls() throws {
    var pictures: [(name: String, bitmap: Bitmap)] = []
    for group in InspectedCall.Group.allCases {
      for part in InspectedCall.Part.allCases {
        pictures.append(
          (
            "\(group) \(part)",
            try picture { canvas in
              CallMark.draw(
                group, part, at: Point(x: 20, y: 12), color: .black, ground: .white, canvas: canvas)
            }
          ))
      }
    }
    #expect(pictures.count == 18)
    for (index, one) in pictures.enumerated() {
      for other in pictures[(index + 1)...] {
        #expect(difference(one.bitmap, other.bitmap) >= 3, "\(one.name) and \(other.name)")
      }
    }
  }

  @Test("TL-5: the calls of a rotation have another shape than the calls of a resize")
  func rotation() throws {
    let groups = ["viewWillTransition", "willTransition", "willRotate", "didRotate"].map {
      CallExplanation.of($0).group
    }
    #expect(groups == [.resizing, .resizing, .rotating, .rotating])
    for part in InspectedCall.Part.allCases {
      let (resize, rotation) = (
        try picture { canvas in
          CallMark.draw(
            .resizing, part, at: Point(x: 20, y: 12), color: .black, ground: .white, canvas: canvas)
        },
        try picture { canvas in
          CallMark.draw(
            .rotating, part, at: Point(x: 20, y: 12), color: .black, ground: .white, canvas: canvas)
        }
      )
      #expect(difference(resize, rotation) >= 12, "\(part)")
    }
  }

  @Test("IN-5, TL-5: without colour, all phases have different patterns")
  func phases() throws {
    let pictures = try InspectedPhase.allCases.map { phase in
      (
        phase,
        try picture { canvas in
          PhaseMark.draw(
            phase, in: Rect(x: 4, y: 6, width: 32, height: 12), color: .black, canvas: canvas)
        }
      )
    }
    #expect(pictures.count == 5)
    for (index, one) in pictures.enumerated() {
      for other in pictures[(index + 1)...] {
        #expect(difference(one.1, other.1) >= 12, "\(one.0) and \(other.0)")
      }
    }
  }

  @Test("TL-6: the narrowest bar is visible, and a mark has the same size at each zoom")
  func widths() throws {
    for phase in InspectedPhase.allCases {
      let blank = try picture { _ in }
      let bar = try picture { canvas in
        PhaseMark.draw(
          phase, in: Rect(x: 4, y: 6, width: 2, height: 12), color: .black, canvas: canvas)
      }
      #expect(difference(blank, bar) >= 2, "\(phase)")
    }
    #expect(CallMark.side == 8)
  }
}
