/// The members of views that UIKit's views do not have, such as ``cornerRadius``.
///
/// The members are in extensions of this protocol, to which only views conform. A subclass of a view can therefore
/// declare its own member with the same name, as on iOS. The toolkit itself never uses the member of a subclass.
@MainActor
public protocol ViewStyle: AnyObject {}

extension View: ViewStyle {}
