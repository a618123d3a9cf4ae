// Swift Testing has an overlay for a module named UIKit, which the compiler imports in files that import both. On
// this system the overlay does not exist, so this empty module takes its place.
