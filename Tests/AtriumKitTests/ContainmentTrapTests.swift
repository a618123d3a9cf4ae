import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Violations of the containment rules trap, and the message names both controllers (C-13 … C-16, V-22).
struct ContainmentTrapTests {
  @MainActor
  private static func controller(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  @Test("C-14: adding a controller to itself traps")
  func itself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let a = Self.controller("A")
        a.addChild(a)
      }
    }
    #expect(
      trapMessage(result)
        == "View controller hierarchy inconsistency: A cannot be a child of itself; add it to another "
        + "container.")
  }

  @Test("C-14: adding a container to its descendant traps")
  func ancestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b, c) = (Self.controller("A"), Self.controller("B"), Self.controller("C"))
        a.addChild(b)
        b.addChild(c)
        c.addChild(a)
      }
    }
    #expect(
      trapMessage(result)
        == "View controller hierarchy inconsistency: A holds C and cannot become its child; remove C "
        + "from it first.")
  }

  @Test("C-16, M-7: adding a presented controller as a child traps")
  func presentedAsChild() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene()
        scene.present()
        scene.settle()
        scene.modal.dismiss(animated: true)
        scene.child.addChild(scene.modal)
      }
    }
    #expect(
      trapMessage(result)
        == "View controller hierarchy inconsistency: M is presented by P and cannot become a child of C; "
        + "dismiss it first.")
  }

  @Test("C-14: a presented controller cannot contain its presenter")
  func presenterAsChild() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene(style: .overCurrentContext)
        scene.child.definesPresentationContext = true
        scene.present()
        scene.settle()
        scene.recording.remove(scene.child)
        scene.modal.addChild(scene.child)
      }
    }
    #expect(
      trapMessage(result)
        == "View controller hierarchy inconsistency: M is presented over C and cannot hold it as a child; "
        + "dismiss M first.")
  }

  @Test("C-13: adding a window's root as a child traps")
  func rootAsChild() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (Self.controller("A"), Self.controller("B"))
        let stage = Stage()
        stage.window.title = "Main"
        stage.window.rootViewController = a
        b.addChild(a)
      }
    }
    #expect(
      trapMessage(result)
        == "View controller hierarchy inconsistency: adding a root view controller A as a child of "
        + "view controller B; give the window \"Main\" another rootViewController first.")
  }

  @Test("C-13: making a child a window's root traps")
  func childAsRoot() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (Self.controller("A"), Self.controller("B"))
        b.addChild(a)
        let stage = Stage()
        stage.window.title = "Main"
        stage.window.rootViewController = a
      }
    }
    #expect(
      trapMessage(result)
        == "View controller hierarchy inconsistency: A is a child of B and cannot be the root of "
        + "window \"Main\"; call removeFromParent() first.")
  }

  @Test(
    "C-15, C-16, DC-4: a child's view cannot be added to another controller's view, not even through wrappers"
  )
  func strangersView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (p, q, c) = (Self.controller("P"), Self.controller("Q"), Self.controller("C"))
        q.addChild(c)
        let wrapper = View()
        wrapper.addSubview(c.view)
        p.view.addSubview(wrapper)
      }
    }
    #expect(
      trapMessage(result)
        == "View controller hierarchy inconsistency: child view controller C should have parent view "
        + "controller P but actual parent is Q. Call P.addChild(C) before adding its view there, "
        + "or take its view out of P's first.")
  }

  @Test("C-16, C-17, DC-3: addChild traps if the child's view is still in the old container")
  func viewStillElsewhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b, c) = (Self.controller("A"), Self.controller("B"), Self.controller("C"))
        a.addChild(c)
        a.view.addSubview(c.view)
        b.addChild(c)
      }
    }
    #expect(
      trapMessage(result)
        == "View controller hierarchy inconsistency: child view controller C should have parent view "
        + "controller A but requested parent is B. Call A.addChild(C) before adding its view "
        + "there, or take its view out of A's first.")
  }

  @Test("making one view the root view of two controllers traps")
  func sharedView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (Self.controller("A"), Self.controller("B"))
        b.view = a.view
      }
    }
    #expect(
      trapMessage(result)
        == "View is the root view of A and cannot also be the root view of B; give each controller "
        + "its own view.")
  }

  @Test("C-20: only the traits of the container's own child can be overridden")
  func strangersTraits() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (Self.controller("A"), Self.controller("B"))
        a.setOverrideTraitCollection(TraitOverrides(userInterfaceStyle: .dark), forChild: b)
      }
    }
    #expect(
      trapMessage(result)
        == "A cannot override the traits of B, which is not its child; call A.addChild(B) first.")
  }
}
