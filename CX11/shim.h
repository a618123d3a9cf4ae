#pragma once
#include <poll.h>
#include <signal.h>
#include <time.h>
#include <malloc.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/cursorfont.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/sync.h>

/* XDestroyImage is a macro, and frees the pixels too: these belong to somebody else. */
static inline void x11shim_destroy_image(XImage *image) {
  image->data = NULL;
  XDestroyImage(image);
}

/* Swift cannot call functions with a variable number of arguments. */
static inline XIC x11shim_create_ic(XIM method, Window window) {
  return XCreateIC(
      method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window,
      XNFocusWindow, window, NULL);
}

static inline void x11shim_set_im_destroyed(XIM method, XIMProc callback, XPointer data) {
  XIMCallback destroyed = {data, callback};
  XSetIMValues(method, XNDestroyCallback, &destroyed, NULL);
}

/* The C library hides this behind a switch that has to be thrown before its first header. */
extern int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);

static inline int x11shim_poll(
    struct pollfd *descriptors, nfds_t count, const struct timespec *timeout) {
  return ppoll(descriptors, count, timeout, NULL);
}
