/// The interpolation between the values of keyframes.
///
/// The raw values are those in bits 10–13 of the options.
enum KeyframeMode: UInt {
  case linear = 0
  case discrete = 1
  case paced = 2
  case cubic = 3
  case cubicPaced = 4
}
