import Atrium
import AtriumX11
import Foundation

let file = StateFile.ofUser
let app = LettersApp(state: file?.read() ?? AppState())
// The letters are saved after each change, so that none is lost when the connection to the display is lost.
app.onChange = { try? file?.write(app.state) }
do {
  try X11Application.run(title: "Letters", size: Size(width: 760, height: 560)) {
    app.rootViewController
  }
  try file?.write(app.state)
} catch {
  FileHandle.standardError.write(Data("Letters: \(error)\n".utf8))
  exit(1)
}
