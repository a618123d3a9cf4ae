/// The settings of openbox in tests, the same on every system.
enum WindowManagerSettings {
  /// The configuration of openbox, which reads no other file of the system or of a user.
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <openbox_config xmlns="http://openbox.org/3.4/rc">
      <resistance><strength>0</strength><screen_edge_strength>0</screen_edge_strength></resistance>
      <focus>
        <focusNew>yes</focusNew><followMouse>no</followMouse><focusLast>yes</focusLast>
      </focus>
      <placement><policy>Smart</policy><center>yes</center></placement>
      <theme>
        <name>Clearlooks</name><titleLayout>NLIMC</titleLayout><keepBorder>yes</keepBorder>
        <animateIconify>no</animateIconify>
      </theme>
      <desktops><number>1</number><popupTime>0</popupTime></desktops>
      <resize><drawContents>yes</drawContents><popupShow>Never</popupShow></resize>
      <keyboard>
        <keybind key="A-space">
          <action name="ShowMenu"><menu>client-menu</menu></action>
        </keybind>
      </keyboard>
      <mouse>
        <dragThreshold>1</dragThreshold>
        <doubleClickTime>500</doubleClickTime>
        <context name="Frame">
          <mousebind button="A-Left" action="Press"><action name="Focus"/></mousebind>
          <mousebind button="A-Left" action="Drag"><action name="Move"/></mousebind>
          <mousebind button="A-Right" action="Press"><action name="Focus"/></mousebind>
          <mousebind button="A-Right" action="Drag"><action name="Resize"/></mousebind>
        </context>
        <context name="Titlebar">
          <mousebind button="Left" action="Press">
            <action name="Focus"/><action name="Raise"/>
          </mousebind>
          <mousebind button="Left" action="Drag"><action name="Move"/></mousebind>
        </context>
        <context name="Client">
          <mousebind button="Left" action="Press">
            <action name="Focus"/><action name="Raise"/>
          </mousebind>
          <mousebind button="Middle" action="Press">
            <action name="Focus"/><action name="Raise"/>
          </mousebind>
          <mousebind button="Right" action="Press">
            <action name="Focus"/><action name="Raise"/>
          </mousebind>
        </context>
      </mouse>
    </openbox_config>
    """
}
