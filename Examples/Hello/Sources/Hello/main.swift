import Atrium
import AtriumX11

do {
  try X11Application.run(title: "Hello", size: Size(width: 480, height: 320)) {
    CourtController(rooms: [
      RoomController("library", color: Color(hex: 0x355C7D)),
      RoomController("garden", color: Color(hex: 0x2A6B4F)),
    ])
  }
} catch {
  print(error)  // One sentence: no display, or the connection to the server was lost.
}
