import AtriumControls
import AtriumGraphics
import Testing

struct ThemeTests {
}
