/* The minimum cost of the demo's bench screen: the same window in plain C on Xlib, Cairo and Pango.
 *
 * README.md in this folder describes the contents. Each screen is drawn once, into an image in
 * memory, and is copied to the window through MIT-SHM. Server-side drawing, with the screens in
 * pixmaps, was tried and took as long. The program uses no toolkit, and handles only the errors and
 * events that it needs.
 */
#define _GNU_SOURCE
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <time.h>

enum { ITEMS = 4, ROW_HEIGHT = 48, MARGIN = 16, TEXT_ROWS = 12, PITCH = 32, SQUARE = 16 };

static const char *const names[ITEMS] = {"Overview", "Library", "Network", "Settings"};
static const unsigned colors[ITEMS] = {0x1f4e79, 0x7a2e4d, 0x2f6b3c, 0x6b5b1e};
static const unsigned row_color = 0x20262e, resting_color = 0x2d3640, pressed_color = 0x46535f;
static const double frame_seconds = 1.0 / 60;
static double slide_seconds = 0.3;
static bool is_push; /* whether screens move as in a navigation controller */

/* An image in memory shared with the X server. */
typedef struct {
  XShmSegmentInfo segment;
  XImage *image;
  cairo_surface_t *surface;
  int width, height;
} Buffer;

static Display *display;
static Window window;
static GC gc;
static Buffer buffer;
static bool is_busy; /* whether the server is still reading the buffer */
static int completion_type;
static int width = 900, height = 600;
static bool is_welcome;

static cairo_surface_t *screens[ITEMS]; /* each screen is drawn at its first use */
static cairo_surface_t *leaving;        /* the contents of the area when the slide began */
static cairo_surface_t *interrupted;    /* storage for the contents if another slide was running */
static int selected, pressed = -1;
static int direction; /* direction of the slide: 1 from the right, -1 from the left */
static double slide_start = -1, next_frame;
static unsigned stale_items; /* a bit for each item to redraw */

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void fail(const char *message) {
  fprintf(stderr, "bare: %s\n", message);
  exit(1);
}

/* Drawing */

static void fill(cairo_t *cr, unsigned color, double x, double y, double w, double h) {
  cairo_set_source_rgb(cr, (color >> 16) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
  cairo_rectangle(cr, x, y, w, h);
  cairo_fill(cr);
}

/* Draws white text with the top left corner of its line at a point, or centred in a box. */
static void text(cairo_t *cr, const char *string, double size, bool is_bold, double x, double y,
                 double box_width, double box_height) {
  static PangoContext *context;
  static PangoLayout *layout;
  if (!layout) {
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    layout = pango_layout_new(context);
  }
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(font, "Inter");
  pango_font_description_set_weight(font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_text(layout, string, -1);
  if (box_width > 0) {
    int text_width, text_height;
    pango_layout_get_pixel_size(layout, &text_width, &text_height);
    x += floor((box_width - text_width) / 2);
    y += floor((box_height - text_height) / 2);
  }
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout(cr, layout);
}

static void draw_item(cairo_t *cr, int index) {
  double item_width = width / (double)ITEMS, x = index * item_width;
  fill(cr, index == pressed ? pressed_color : resting_color, x, 0, item_width - 1, ROW_HEIGHT);
  text(cr, names[index], 15, false, x, 0, item_width - 1, ROW_HEIGHT);
}

static void draw_screen(cairo_t *cr, int index, int w, int h) {
  fill(cr, colors[index], 0, 0, w, h);
  text(cr, names[index], 24, true, MARGIN, MARGIN, 0, 0);
  for (int row = 1; row <= TEXT_ROWS; row++) {
    char line[128];
    snprintf(line, sizeof line,
             "%s row %02d: the quick brown fox jumps over the lazy dog 0123456789", names[index], row);
    text(cr, line, 13, false, MARGIN, 64 + PITCH * (row - 1), 0, 0);
  }
  fill(cr, resting_color, MARGIN, 480, 160, 40);
  text(cr, "Action", 15, false, MARGIN, 480, 160, 40);
  fill(cr, 0xffcc00, w - SQUARE, h - SQUARE, SQUARE, SQUARE);
}

/* Draws a screen like the demo's Welcome, to compare memory: a title, text, some boxes. */
static void draw_welcome(cairo_t *cr) {
  fill(cr, 0x14181d, 0, 0, width, height);
  text(cr, "Welcome to Atrium", 34, true, 40, 40, 0, 0);
  for (int line = 0; line < 12; line++) {
    text(cr, "Press the middle or the right mouse button anywhere, and choose a screen from the ring.",
         15, false, 40, 110 + 26 * line, 0, 0);
  }
  for (int box = 0; box < 4; box++) {
    double x = 40 + 224 * box, y = 450;
    fill(cr, colors[box], x, y, 208, 140);
    text(cr, names[box], 15, true, x, y, 208, 140);
  }
}

static cairo_surface_t *screen(int index) {
  if (!screens[index]) {
    int h = height - ROW_HEIGHT;
    screens[index] = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, h > 0 ? h : 1);
    cairo_t *cr = cairo_create(screens[index]);
    draw_screen(cr, index, width, h);
    cairo_destroy(cr);
  }
  return screens[index];
}

static void copy(cairo_t *cr, cairo_surface_t *surface, double x) {
  cairo_set_source_surface(cr, surface, x, ROW_HEIGHT);
  cairo_rectangle(cr, x, ROW_HEIGHT, width, height - ROW_HEIGHT);
  cairo_fill(cr);
}

/* Copies the visible part of a finished screen into the buffer, at a whole pixel: the minimum work for a slide. */
static void copy_pixels(cairo_surface_t *surface, int x) {
  int left = x > 0 ? x : 0, right = x + width < width ? x + width : width;
  if (left >= right) return;
  cairo_surface_flush(buffer.surface);
  const unsigned char *source = cairo_image_surface_get_data(surface);
  size_t source_stride = (size_t)cairo_image_surface_get_stride(surface);
  unsigned char *target = cairo_image_surface_get_data(buffer.surface);
  size_t target_stride = (size_t)cairo_image_surface_get_stride(buffer.surface);
  for (int y = 0; y < height - ROW_HEIGHT; y++) {
    memcpy(target + (size_t)(y + ROW_HEIGHT) * target_stride + (size_t)left * 4,
           source + (size_t)y * source_stride + (size_t)(left - x) * 4, (size_t)(right - left) * 4);
  }
  cairo_surface_mark_dirty(buffer.surface);
}

/* Output */

static Bool is_completion(Display *display, XEvent *event, XPointer argument) {
  (void)display, (void)argument;
  return event->type == completion_type;
}

/* Waits until the server has read the buffer, so that it can be written again. */
static void await_buffer(void) {
  XEvent event;
  if (is_busy) XIfEvent(display, &event, is_completion, NULL);
  is_busy = false;
}

static void present(int x, int y, int w, int h) {
  XShmPutImage(display, window, gc, buffer.image, x, y, x, y, (unsigned)w, (unsigned)h, True);
  XFlush(display);
  is_busy = true;
}

static void make_buffer(void) {
  int screen_number = DefaultScreen(display);
  buffer.image = XShmCreateImage(display, DefaultVisual(display, screen_number),
                                 (unsigned)DefaultDepth(display, screen_number), ZPixmap, NULL,
                                 &buffer.segment, (unsigned)width, (unsigned)height);
  if (!buffer.image || buffer.image->bits_per_pixel != 32) fail("needs a 24 bit display with MIT-SHM");
  size_t bytes = (size_t)buffer.image->bytes_per_line * (size_t)height;
  buffer.segment.shmid = shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0600);
  if (buffer.segment.shmid < 0) fail("no shared memory");
  buffer.segment.shmaddr = buffer.image->data = shmat(buffer.segment.shmid, NULL, 0);
  buffer.segment.readOnly = True;
  XShmAttach(display, &buffer.segment);
  XSync(display, False);
  shmctl(buffer.segment.shmid, IPC_RMID, NULL); /* freed when both processes have detached */
  buffer.surface = cairo_image_surface_create_for_data(
      (unsigned char *)buffer.image->data, CAIRO_FORMAT_RGB24, width, height,
      buffer.image->bytes_per_line);
}

static void drop_buffer(void) {
  await_buffer();
  cairo_surface_destroy(buffer.surface);
  XShmDetach(display, &buffer.segment);
  shmdt(buffer.segment.shmaddr);
  buffer.image->data = NULL;
  XDestroyImage(buffer.image);
}

static void draw_all(void) {
  await_buffer();
  cairo_t *cr = cairo_create(buffer.surface);
  if (is_welcome) {
    draw_welcome(cr);
  } else {
    fill(cr, row_color, 0, 0, width, ROW_HEIGHT);
    for (int index = 0; index < ITEMS; index++) draw_item(cr, index);
    copy(cr, screen(selected), 0);
  }
  cairo_destroy(cr);
  present(0, 0, width, height);
}

/* Draws a frame of a push or a pop: the upper screen moves by the width of the window, and the lower
 * screen, under a scrim, by a third of the width. */
static void draw_push(cairo_t *cr, double progress) {
  bool is_pop = direction < 0;
  double eased = progress * progress * (3 - 2 * progress), covered = is_pop ? 1 - eased : eased;
  double edge = round(width * (1 - covered));
  cairo_save(cr);
  cairo_rectangle(cr, 0, ROW_HEIGHT, edge, height - ROW_HEIGHT);
  cairo_clip(cr);
  copy(cr, is_pop ? screen(selected) : leaving, -round(width * covered / 3));
  cairo_set_source_rgba(cr, 0, 0, 0, 0.22 * covered);
  cairo_paint(cr);
  cairo_restore(cr);
  copy(cr, is_pop ? leaving : screen(selected), edge);
}

/* Draws and sends the parts that events have invalidated since the last call. */
static void update(void) {
  double time = now();
  bool is_frame_due = slide_start >= 0 && time >= next_frame;
  if (!stale_items && !is_frame_due) return;
  await_buffer();
  cairo_t *cr = cairo_create(buffer.surface);
  int left = width, right = 0;
  for (int index = 0; index < ITEMS; index++) {
    if (!(stale_items & 1u << index)) continue;
    draw_item(cr, index);
    left = left < index * width / ITEMS ? left : index * width / ITEMS;
    right = (index + 1) * width / ITEMS;
  }
  if (is_frame_due) {
    double progress = fmin((time - slide_start) / slide_seconds, 1), rest = 1 - progress;
    double offset = round(width * rest * rest * rest) * direction;
    if (is_push) {
      draw_push(cr, progress);
    } else {
      copy_pixels(leaving, (int)offset - width * direction);
      copy_pixels(screen(selected), (int)offset);
    }
    if (progress >= 1) slide_start = -1;
    next_frame = fmax(next_frame + frame_seconds, time);
  }
  cairo_destroy(cr);
  if (is_frame_due) {
    int top = stale_items ? 0 : ROW_HEIGHT;
    present(0, top, width, height - top);
  } else {
    present(left, 0, right - left, ROW_HEIGHT);
  }
  stale_items = 0;
}

/* Input */

static void press(int index) {
  if (pressed >= 0) stale_items |= 1u << pressed;
  if (index >= 0) stale_items |= 1u << index;
  pressed = index;
}

static void choose(int index) {
  if (index == selected) return;
  if (slide_start < 0) {
    leaving = screen(selected);
  } else {
    /* The current state of a running slide becomes the screen that slides out. */
    if (!interrupted) {
      interrupted = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height - ROW_HEIGHT);
    }
    await_buffer();
    cairo_t *cr = cairo_create(interrupted);
    cairo_set_source_surface(cr, buffer.surface, 0, -ROW_HEIGHT);
    cairo_paint(cr);
    cairo_destroy(cr);
    leaving = interrupted;
  }
  direction = index > selected ? 1 : -1;
  selected = index;
  /* The first frame already includes a step of the slide, and is due at once. */
  next_frame = now();
  slide_start = next_frame - frame_seconds;
}

static int item_at(int x, int y) {
  return y >= 0 && y < ROW_HEIGHT && x >= 0 && x < width ? x * ITEMS / width : -1;
}

static void resize(int w, int h) {
  if ((w == width && h == height) || w < 1 || h <= ROW_HEIGHT) return;
  drop_buffer();
  width = w;
  height = h;
  for (int index = 0; index < ITEMS; index++) {
    if (screens[index]) cairo_surface_destroy(screens[index]);
    screens[index] = NULL;
  }
  if (interrupted) cairo_surface_destroy(interrupted);
  interrupted = NULL;
  slide_start = -1;
  make_buffer();
  draw_all();
}

static void open_window(const char *title) {
  int screen_number = DefaultScreen(display);
  XSetWindowAttributes attributes = {
      .bit_gravity = NorthWestGravity,
      .event_mask = ExposureMask | StructureNotifyMask | ButtonPressMask | ButtonReleaseMask};
  window = XCreateWindow(display, RootWindow(display, screen_number), 0, 0, (unsigned)width,
                         (unsigned)height, 0, CopyFromParent, InputOutput, CopyFromParent,
                         CWBitGravity | CWEventMask, &attributes);
  gc = XCreateGC(display, window, 0, NULL);
  XStoreName(display, window, title);
  XChangeProperty(display, window, XInternAtom(display, "_NET_WM_NAME", False),
                  XInternAtom(display, "UTF8_STRING", False), 8, PropModeReplace,
                  (const unsigned char *)title, (int)strlen(title));
  Atom delete_window = XInternAtom(display, "WM_DELETE_WINDOW", False);
  XSetWMProtocols(display, window, &delete_window, 1);
  XMapWindow(display, window);
}

static bool handle(XEvent *event) {
  int index;
  switch (event->type) {
  case Expose:
    if (event->xexpose.count == 0) {
      await_buffer();
      present(0, 0, width, height);
    }
    break;
  case ConfigureNotify:
    resize(event->xconfigure.width, event->xconfigure.height);
    break;
  case ButtonPress:
    if (!is_welcome && event->xbutton.button == 1) press(item_at(event->xbutton.x, event->xbutton.y));
    break;
  case ButtonRelease:
    if (event->xbutton.button != 1 || pressed < 0) break;
    index = pressed;
    press(-1);
    if (item_at(event->xbutton.x, event->xbutton.y) == index) choose(index);
    break;
  case ClientMessage:
    return false;
  default:
    if (event->type == completion_type) is_busy = false;
  }
  return true;
}

int main(int count, char **arguments) {
  const char *title = "Atrium bench";
  for (int index = 1; index < count; index++) {
    if (!strcmp(arguments[index], "--welcome")) {
      is_welcome = true;
      width = 960;
      height = 640;
    } else if (!strcmp(arguments[index], "--title") && index + 1 < count) {
      title = arguments[++index];
    } else if (!strcmp(arguments[index], "--push")) {
      is_push = true;
      slide_seconds = 0.35;
    } else {
      fprintf(stderr, "usage: bare [--welcome] [--push] [--title TITLE]\n");
      return 64;
    }
  }
  display = XOpenDisplay(NULL);
  if (!display) fail("no display");
  if (!XShmQueryExtension(display)) fail("no MIT-SHM");
  completion_type = XShmGetEventBase(display) + ShmCompletion;
  open_window(title);
  make_buffer();
  draw_all();

  for (;;) {
    while (XPending(display) > 0) {
      XEvent event;
      XNextEvent(display, &event);
      if (!handle(&event)) return 0;
    }
    update();
    if (XPending(display) > 0) continue;
    struct timespec rest = {0}, *timeout = NULL;
    if (slide_start >= 0) {
      rest.tv_nsec = (long)(fmax(next_frame - now(), 0) * 1e9);
      timeout = &rest;
    }
    struct pollfd descriptor = {ConnectionNumber(display), POLLIN, 0};
    ppoll(&descriptor, 1, timeout, NULL);
  }
}
