/// Follows two fingers that move apart or together (G-39, G-42).
open class PinchGestureRecognizer: GestureRecognizer {}
