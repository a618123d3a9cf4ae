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
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xrandr.h>

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

/* Looks for an event of an extension in the queue, and leaves it there. What else it says is not
   looked at: that can be fetched only once. */
struct x11shim_search {
  int extension;
  int type;
  Bool found;
};

static inline Bool x11shim_search_event(Display *display, XEvent *event, XPointer data) {
  struct x11shim_search *search = (struct x11shim_search *)data;
  if (event->type == GenericEvent && event->xcookie.extension == search->extension &&
      event->xcookie.evtype == search->type) {
    search->found = True;
  }
  return False;
}

static inline Bool x11shim_has_queued(Display *display, int extension, int type) {
  struct x11shim_search search = {extension, type, False};
  XEvent event;
  XCheckIfEvent(display, &event, x11shim_search_event, (XPointer)&search);
  return search.found;
}
