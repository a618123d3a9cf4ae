# Shared by the scripts: the Debian packages for each purpose, and their installation. Sourced, not
# run; the sourcing script must use `set -eu` and set `script` to its own name.
#
# The sourcing scripts use the variables of this file, and this file uses theirs.
# shellcheck disable=SC2034,SC2154

packages_build="libx11-dev libxext-dev libxi-dev libxrandr-dev libcairo2-dev libpango1.0-dev libexpat1-dev pkg-config"
packages_fonts="fonts-inter fonts-noto-core fonts-noto-cjk"
# Loaded or run only when a JPEG, SVG or PDF file is read.
packages_images="libturbojpeg0 librsvg2-bin poppler-utils"
if grep -qsE '^ID(_LIKE)?=.*ubuntu' /etc/os-release; then
  packages_images="libturbojpeg librsvg2-bin poppler-utils"
fi
packages_tests="xvfb xserver-xorg-core xserver-xorg-video-dummy openbox xdotool wmctrl x11-utils x11-xserver-utils x11-apps dbus-daemon at-spi2-core orca"
packages_bench="gcc libc6-dev libxtst-dev xvfb openbox x11-utils dbus-daemon at-spi2-core"
packages_fresh="debootstrap debian-archive-keyring"
packages_deb="dpkg-dev fakeroot man-db lintian desktop-file-utils appstream shared-mime-info"
packages_site="python3-markdown"
packages_browser="chromium"

# The oldest compiler that supports the tools version of Package.swift.
swift_needed="6.2"

# fail MESSAGE [STATUS]: prints one line and exits.
fail() {
  printf '%s: %s\n' "$script" "$1" >&2
  exit "${2:-1}"
}

# say MESSAGE: prints a progress message on the error stream.
say() {
  printf '%s: %s\n' "$script" "$1" >&2
}

# as_root COMMAND…: runs a command as root, with sudo if necessary.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    env DEBIAN_FRONTEND=noninteractive "$@" </dev/null
  else
    sudo env DEBIAN_FRONTEND=noninteractive "$@" </dev/null
  fi
}

# missing_packages NAME…: prints the packages that are not installed, one per line.
missing_packages() {
  for package in "$@"; do
    # The space after "ok installed" excludes partly removed packages.
    case "$(dpkg-query --show --showformat='${Status} ' "$package" 2>/dev/null || :)" in
      *"ok installed "*) ;;
      *) printf '%s\n' "$package" ;;
    esac
  done
}

# install_command NAME…: prints the command that installs the packages. A new system, such as that of a container
# image, has no package lists, and needs them first.
install_command() {
  sudo=
  [ "$(id -u)" -eq 0 ] || sudo="sudo "
  update=
  packages_known "$@" || update="${sudo}apt-get update && "
  echo "$update${sudo}apt-get install --yes $*"
}

# require_packages INSTALL NAME…: makes sure that the packages are installed.
# INSTALL is "yes", or "no" to only report missing packages and fail.
require_packages() {
  install=$1
  shift
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    fail "no apt here; install what these Debian packages hold, then build with SwiftPM: $*"
  fi
  # Joins the names into one line, for the message and for apt-get.
  # shellcheck disable=SC2046
  set -- $(missing_packages "$@")
  [ $# -gt 0 ] || return 0
  if [ "$install" = no ]; then
    fail "missing packages: $*; install them with: $(install_command "$@")"
  fi
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    fail "missing packages, and neither root nor sudo to install them: $*"
  fi
  say "installing $*"
  # Package lists may be missing in a fresh system, or so old that the mirror no longer has the files.
  if ! packages_known "$@"; then
    update_package_lists
  fi
  if ! as_root apt-get install --yes --no-install-recommends "$@"; then
    [ "$lists_updated" = no ] || fail "apt-get could not install: $*"
    update_package_lists
    as_root apt-get install --yes --no-install-recommends "$@" ||
      fail "apt-get could not install: $*"
  fi
}

lists_updated=no

# Updates the package lists, once per run. An unreachable third-party source is not fatal: the next
# step fails if the packages are not available.
update_package_lists() {
  [ "$lists_updated" = no ] || return 0
  lists_updated=yes
  as_root apt-get update || say "apt-get update did not reach every source; going on"
}

# packages_known NAME…: succeeds if the package lists contain all given packages.
packages_known() {
  for package in "$@"; do
    apt-cache show --no-all-versions "$package" >/dev/null 2>&1 || return 1
  done
}

# require_swift: fails unless a sufficiently new toolchain is on the PATH.
require_swift() {
  command -v swift >/dev/null ||
    fail "no swift on the PATH; install Swift $swift_needed or later from https://swift.org/install"
  found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  [ -n "$found" ] || fail "swift --version does not answer; is the toolchain whole?"
  oldest=$(printf '%s\n%s\n' "$swift_needed" "$found" | sort -t . -k 1,1n -k 2,2n | head -n 1)
  [ "$oldest" = "$swift_needed" ] || fail "Swift $found is too old; Atrium needs $swift_needed or later"
}

# help_of FILE: prints the comment block at the beginning of FILE, which is its --help.
help_of() {
  sed -n '2,/^$/{s/^# \{0,1\}//p;}' "$1"
}
