internal import CPango

extension String {
  /// The string in Unicode's canonical decomposition (NFD), in which an accent is a scalar after its letter; the text
  /// ends before a NUL.
  package var decomposed: String {
    guard let bytes = g_utf8_normalize(self, -1, G_NORMALIZE_NFD) else { return self }
    defer { g_free(bytes) }
    return String(cString: bytes)
  }
}
