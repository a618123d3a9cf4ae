import Foundation
import UIKitNames

// A program's file that imports both modules and declares names that Atrium has too.

/// The program's own type, not Atrium's.
struct Size: Equatable {
  var squareMetres: Int
}

/// The program's own type, not Atrium's.
enum Spring: String {
  case march, april
}

/// Uses names that both Foundation and Atrium declare, without qualifying any of them.
@MainActor
final class ForeignNames: UIViewController {
  let size = Size(squareMetres: 12)
  let spring = Spring.april
  let path = IndexPath(row: 2, section: 1)
  let data = Data([1, 2, 3])
  let rect = CGRect(x: 1, y: 2, width: CGFloat(3), height: 4)
  let transform = CGAffineTransform(translationX: 5, y: 6)
  var interval: TimeInterval = 0.25
  let bundle = Bundle(for: ForeignNames.self)

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    interval = 0.5
  }

  deinit {
    _ = 0
  }

  /// Returns a timer that is not scheduled.
  func timer() -> Timer {
    Timer(timeInterval: interval, repeats: false) { _ in }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let child = UIView(frame: rect.applying(transform))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
  }
}
