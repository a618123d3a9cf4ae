public import Atrium
public import Foundation

/// The object to which a picker reports the chosen picture.
@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when the user has chosen a picture. The delegate must dismiss the picker.
  ///
  /// The default implementation calls the method below, whose keys are strings.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// The form that the method above had before Swift 4.2, with strings as keys.
  ///
  /// The default implementation dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])

  /// Called when the user has closed the picker without a choice. The delegate must dismiss the picker.
  ///
  /// The default implementation dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Calls the method with strings as keys.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let named = Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })
    imagePickerController(picker, didFinishPickingMediaWithInfo: named)
  }

  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) {
    picker.dismiss(animated: true)
  }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// A navigation controller in which the user chooses a picture.
///
/// It lists the PNG and JPEG files of a folder, the newest first, and its subfolders. There is no camera. The delegate
/// is the `NavigationController.delegate`, if that object is also a ``UIImagePickerControllerDelegate``; without a
/// delegate the picker dismisses itself.
open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  public enum SourceType: Int, Hashable, Sendable {
    /// The folder of pictures.
    case photoLibrary
    /// The camera, which does not exist on this system.
    case camera
    /// The folder of pictures.
    case savedPhotosAlbum
  }

  /// A camera of a device, of which this system has none.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// A camera.
    case rear, front
  }

  /// A key of the information about a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the file, which is always `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, as a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture that the user has edited.
    ///
    /// It is the original picture if ``allowsEditing`` is set, since the picker has no editor; otherwise there is no
    /// value.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The file, as a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a film; there is never a value.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The folder that every picker shows first.
  ///
  /// The default is the folder for pictures that XDG's file `user-dirs.dirs` names; without such an entry, it is
  /// `Pictures` in the user's home folder.
  public static var picturesFolder = PicturesFolder.standard

  /// Returns whether pictures can come from a source, which is false only for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns false, since there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns false, since there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `public.image`; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// The source of the pictures; the folder of pictures by default.
  ///
  /// Setting this property traps if the source is not available.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      fatalError(
        "The sourceType of \(type(of: self)) cannot be .camera, since this system has none; ask "
          + "isSourceTypeAvailable(_:) first.")
    }
  }
  /// The types of files to list.
  ///
  /// Only pictures can be listed; any other value has no effect.
  open var mediaTypes = ["public.image"]
  /// Whether the information about a picture has a value for ``InfoKey/editedImage``; false by default.
  open var allowsEditing = false

  /// Makes a picker.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Lists the folder of pictures.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if viewControllers.isEmpty {
      setViewControllers([page(Self.picturesFolder)], animated: false)
    }
  }

  private func page(_ folder: URL) -> UIViewController {
    let page = ImagePickerPage(folder) { [weak self] in self?.choose($0) }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    return page
  }

  private var receiver: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  private func cancel() {
    guard let receiver else { return dismiss(animated: true) }
    receiver.imagePickerControllerDidCancel(self)
  }

  private func choose(_ choice: ImagePickerPage.Choice) {
    switch choice {
    case .folder(let url): pushViewController(page(url), animated: true)
    case .picture(let url, let image):
      guard let receiver else { return dismiss(animated: true) }
      var info: [InfoKey: Any] = [
        .mediaType: "public.image", .originalImage: image, .imageURL: url,
      ]
      if allowsEditing { info[.editedImage] = image }
      receiver.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
  }
}

/// The name for ``UIImagePickerController/InfoKey/originalImage`` before Swift 4.2.
public let UIImagePickerControllerOriginalImage =
  UIImagePickerController.InfoKey.originalImage.rawValue
/// The name for ``UIImagePickerController/InfoKey/editedImage`` before Swift 4.2.
public let UIImagePickerControllerEditedImage =
  UIImagePickerController.InfoKey.editedImage.rawValue
/// The name for ``UIImagePickerController/InfoKey/mediaType`` before Swift 4.2.
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
