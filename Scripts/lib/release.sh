# Shared by the scripts: the release build of the demo. Sourced, not run; needs packages.sh, and the
# sourcing script must set `root`.
#
# shellcheck disable=SC2154

# build_release: builds the demo with a static standard library, and prints nothing on standard output.
#
# The program is position-dependent (-no-pie), so it needs no relocations when it starts. This saves
# about half a megabyte of private memory.
build_release() {
  swift build --package-path "$root" -c release --static-swift-stdlib --disable-local-rpath --product atrium-demo \
    -Xswiftc -Xclang-linker -Xswiftc -no-pie >&2 || fail "the build failed; see above"
}
