#pragma once

/* A missing package is reported by its name, instead of a header that is not found. */
#if !__has_include(<X11/Xlib.h>)
#error "libx11-dev is missing; run: sudo apt-get install libx11-dev libxext-dev libxi-dev libxrandr-dev"
#elif !__has_include(<X11/extensions/XShm.h>)
#error "libxext-dev is missing; run: sudo apt-get install libxext-dev"
#elif !__has_include(<X11/extensions/XInput2.h>)
#error "libxi-dev is missing; run: sudo apt-get install libxi-dev"
#elif !__has_include(<X11/extensions/Xrandr.h>)
#error "libxrandr-dev is missing; run: sudo apt-get install libxrandr-dev"
#endif

#include <poll.h>
#include <signal.h>
#include <time.h>
#include <malloc.h>
#include <sys/eventfd.h>
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

/* The beginning of the program's variables, which the C library's startup code defines; null in a program without
   this symbol. Some linkers put constants before it, into the same writable part of the file. */
extern char __data_start[] __attribute__((weak));

static inline const void *x11shim_data_start(void) { return __data_start; }

/* XDestroyImage is a macro that frees the pixels too, which this image does not own. */
static inline void x11shim_destroy_image(XImage *image) {
  image->data = NULL;
  XDestroyImage(image);
}

/* Wrapped, since Swift cannot call functions with a variable number of arguments. */
static inline XIC x11shim_create_ic(XIM method, Window window) {
  return XCreateIC(
      method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window,
      XNFocusWindow, window, NULL);
}

static inline XIC x11shim_create_ic_of_style(XIM method, Window window, XIMStyle style) {
  return XCreateIC(
      method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, NULL);
}

/* Creates a context whose callbacks report the text in composition, so that the window can show it. */
static inline XIC x11shim_create_ic_on_the_spot(
    XIM method, Window window, XPointer data, XICProc start, XICProc draw, XICProc caret,
    XICProc done) {
  XICCallback callbacks[] = {{data, start}, {data, draw}, {data, caret}, {data, done}};
  XVaNestedList preedit = XVaCreateNestedList(
      0, XNPreeditStartCallback, &callbacks[0], XNPreeditDrawCallback, &callbacks[1],
      XNPreeditCaretCallback, &callbacks[2], XNPreeditDoneCallback, &callbacks[3], NULL);
  if (!preedit) return NULL;
  XIC context = XCreateIC(
      method, XNInputStyle, XIMPreeditCallbacks | XIMStatusNothing, XNClientWindow, window,
      XNFocusWindow, window, XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
  return context;
}

static inline XIC x11shim_create_ic_over_the_spot(XIM method, Window window, XFontSet fonts) {
  XPoint spot = {0, 0};
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, XNFontSet, fonts, NULL);
  if (!preedit) return NULL;
  XIC context = XCreateIC(
      method, XNInputStyle, XIMPreeditPosition | XIMStatusNothing, XNClientWindow, window,
      XNFocusWindow, window, XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
  return context;
}

static inline void x11shim_set_ic_spot(XIC context, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
  if (!preedit) return;
  XSetICValues(context, XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
}

/* Returns the styles of an input method. The caller frees them with XFree. */
static inline XIMStyles *x11shim_im_styles(XIM method) {
  XIMStyles *styles = NULL;
  XGetIMValues(method, XNQueryInputStyle, &styles, NULL);
  return styles;
}

static inline XFontSet x11shim_create_font_set(Display *display, const char *names) {
  char **missing = NULL;
  int count = 0;
  char *fallback = NULL;
  XFontSet fonts = XCreateFontSet(display, names, &missing, &count, &fallback);
  if (missing) XFreeStringList(missing);
  return fonts;
}

static inline void x11shim_set_im_destroyed(XIM method, XIMProc callback, XPointer data) {
  XIMCallback destroyed = {data, callback};
  XSetIMValues(method, XNDestroyCallback, &destroyed, NULL);
}

/* Wrapped, since Swift imports the enumeration of the flags as another type than the argument's. */
static inline int x11shim_make_wake_descriptor(void) { return eventfd(0, EFD_CLOEXEC); }

/* Makes a round trip to the input method's server, with a query that every server can answer. */
static inline void x11shim_await_im(XIM method) {
  XIMStyles *styles = NULL;
  XGetIMValues(method, XNQueryInputStyle, &styles, NULL);
  if (styles) XFree(styles);
}

/* The C library declares this only with a feature macro that must precede its first header. */
extern int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);

static inline int x11shim_poll(
    struct pollfd *descriptors, nfds_t count, const struct timespec *timeout) {
  return ppoll(descriptors, count, timeout, NULL);
}

/* The C library declares this only with a feature macro that must precede its first header. */
extern int gettid(void);

/* Declared here: with <sys/timerfd.h>, Swift would import the C library's types as this module's own. */
extern int timerfd_create(int clock, int flags);
extern int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *setting, struct itimerspec *old);

/* Makes the timer readable at a time in seconds since 1970, or earlier if the clock is set:
   TFD_TIMER_ABSTIME and TFD_TIMER_CANCEL_ON_SET. */
static inline int x11shim_arm_clock_watch(int descriptor, time_t second) {
  struct itimerspec setting = {{0, 0}, {second, 0}};
  return timerfd_settime(descriptor, 1 << 0 | 1 << 1, &setting, NULL);
}

/* A search of the queue for an event of an extension. The search does not remove the event, and does not
   fetch its data, which can be fetched only once. */
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
