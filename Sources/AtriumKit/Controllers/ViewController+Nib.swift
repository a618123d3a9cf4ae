import AtriumGraphics

extension ViewController {
  /// The object that loads the nibs of all controllers; nil, the default, in a program without nibs.
  public static var nibLoader: (any NibLoading)?

  /// Loads the view from the nib.
  ///
  /// Traps if the controller was made with the name of a nib, and that nib does not exist or nothing loads nibs.
  ///
  /// - Returns: Whether there is a nib.
  func loadViewFromNib() -> Bool {
    if let loader = ViewController.nibLoader, loader.loadView(of: self) { return true }
    guard let nibName else { return false }
    guard ViewController.nibLoader != nil else {
      programmerError(
        "\(debugName) was made with the nib \"\(nibName)\", but the program reads no nibs; set "
          + "ViewController.nibLoader, or pass nil and override loadView().")
    }
    programmerError(
      "\(debugName) was made with the nib \"\(nibName)\", which is not in "
        + "\((nibBundle ?? .main).bundlePath); add it, or pass nil and override loadView().")
  }

  /// The name and the folder of the nib with which a controller was made.
  struct Nib {
    var name: String?
    var bundle: ResourceBundle?
  }
}
