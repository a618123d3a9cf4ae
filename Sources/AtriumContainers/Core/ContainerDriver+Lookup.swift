public import AtriumKit

extension ContainerDriver {
  /// The driver of a container, for tools that show the state of containers; nil for a controller without
  /// one.
  ///
  /// A container whose driver has not been used yet has none.
  public static func driver(of container: ViewController) -> ContainerDriver? {
    container.attachmentIfPresent(DriverMark.self)?.driver
  }

  /// Lets the container's driver be found.
  func register(with container: ViewController) {
    container.attachment(DriverMark.self).driver = self
  }
}

/// The place of a driver at its container.
private final class DriverMark: ViewControllerAttachment {
  weak var driver: ContainerDriver?

  init(owner: ViewController) {}
}
