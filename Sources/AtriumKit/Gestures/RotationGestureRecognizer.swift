/// Follows two fingers that turn around each other (G-40, G-42).
open class RotationGestureRecognizer: GestureRecognizer {}
