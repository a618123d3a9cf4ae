#pragma once
#include <dlfcn.h>
#include <stdint.h>

/* The parts of libdbus-1 that Atrium uses, declared here, so that a build needs no header of libdbus-1. The
   library is loaded at run time, so that a program runs on a system without it. The declarations are those of
   version 1.0 of its interface, which later versions keep. */

typedef uint32_t dbus_bool;
typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;
typedef struct DBusPendingCall DBusPendingCall;
typedef struct DBusWatch DBusWatch;

/* Larger than the library's structure, whose contents are private. */
typedef struct {
  void *space[16];
} DBusMessageIter;

typedef struct {
  const char *name;
  const char *message;
  unsigned int flags;
  void *space;
} DBusError;

typedef void (*DBusFree)(void *);
typedef dbus_bool (*DBusAddWatch)(DBusWatch *, void *);
typedef void (*DBusChangeWatch)(DBusWatch *, void *);
typedef int (*DBusHandleMessage)(DBusConnection *, DBusMessage *, void *);
typedef void (*DBusNotifyReply)(DBusPendingCall *, void *);

/* Each function of the library, without its prefix "dbus_". */
#define CDBUS_FUNCTIONS(FUNCTION)                                                                      \
  FUNCTION(void, error_init, (DBusError *))                                                           \
  FUNCTION(void, error_free, (DBusError *))                                                           \
  FUNCTION(DBusConnection *, connection_open_private, (const char *, DBusError *))                    \
  FUNCTION(void, connection_close, (DBusConnection *))                                                \
  FUNCTION(void, connection_unref, (DBusConnection *))                                                \
  FUNCTION(void, connection_set_exit_on_disconnect, (DBusConnection *, dbus_bool))                    \
  FUNCTION(void, connection_set_max_message_size, (DBusConnection *, long))                           \
  FUNCTION(dbus_bool, connection_set_watch_functions,                                                 \
           (DBusConnection *, DBusAddWatch, DBusChangeWatch, DBusChangeWatch, void *, DBusFree))      \
  FUNCTION(dbus_bool, connection_add_filter,                                                          \
           (DBusConnection *, DBusHandleMessage, void *, DBusFree))                                   \
  FUNCTION(int, connection_dispatch, (DBusConnection *))                                              \
  FUNCTION(int, connection_get_dispatch_status, (DBusConnection *))                                   \
  FUNCTION(dbus_bool, connection_send, (DBusConnection *, DBusMessage *, uint32_t *))                 \
  FUNCTION(dbus_bool, connection_send_with_reply,                                                     \
           (DBusConnection *, DBusMessage *, DBusPendingCall **, int))                                \
  FUNCTION(long, connection_get_outgoing_size, (DBusConnection *))                                    \
  FUNCTION(dbus_bool, bus_set_unique_name, (DBusConnection *, const char *))                          \
  FUNCTION(dbus_bool, pending_call_set_notify,                                                        \
           (DBusPendingCall *, DBusNotifyReply, void *, DBusFree))                                    \
  FUNCTION(DBusMessage *, pending_call_steal_reply, (DBusPendingCall *))                              \
  FUNCTION(void, pending_call_unref, (DBusPendingCall *))                                             \
  FUNCTION(dbus_bool, watch_handle, (DBusWatch *, unsigned int))                                      \
  FUNCTION(int, watch_get_unix_fd, (DBusWatch *))                                                     \
  FUNCTION(unsigned int, watch_get_flags, (DBusWatch *))                                              \
  FUNCTION(dbus_bool, watch_get_enabled, (DBusWatch *))                                               \
  FUNCTION(DBusMessage *, message_new_method_call,                                                    \
           (const char *, const char *, const char *, const char *))                                  \
  FUNCTION(DBusMessage *, message_new_method_return, (DBusMessage *))                                 \
  FUNCTION(DBusMessage *, message_new_error, (DBusMessage *, const char *, const char *))             \
  FUNCTION(DBusMessage *, message_new_signal, (const char *, const char *, const char *))             \
  FUNCTION(void, message_unref, (DBusMessage *))                                                      \
  FUNCTION(dbus_bool, message_set_destination, (DBusMessage *, const char *))                         \
  FUNCTION(void, message_set_auto_start, (DBusMessage *, dbus_bool))                                  \
  FUNCTION(void, message_set_no_reply, (DBusMessage *, dbus_bool))                                    \
  FUNCTION(dbus_bool, message_get_no_reply, (DBusMessage *))                                          \
  FUNCTION(int, message_get_type, (DBusMessage *))                                                    \
  FUNCTION(const char *, message_get_path, (DBusMessage *))                                           \
  FUNCTION(const char *, message_get_interface, (DBusMessage *))                                      \
  FUNCTION(const char *, message_get_member, (DBusMessage *))                                         \
  FUNCTION(const char *, message_get_sender, (DBusMessage *))                                         \
  FUNCTION(const char *, message_get_error_name, (DBusMessage *))                                     \
  FUNCTION(dbus_bool, message_iter_init, (DBusMessage *, DBusMessageIter *))                          \
  FUNCTION(void, message_iter_init_append, (DBusMessage *, DBusMessageIter *))                        \
  FUNCTION(int, message_iter_get_arg_type, (DBusMessageIter *))                                       \
  FUNCTION(void, message_iter_get_basic, (DBusMessageIter *, void *))                                 \
  FUNCTION(dbus_bool, message_iter_next, (DBusMessageIter *))                                         \
  FUNCTION(void, message_iter_recurse, (DBusMessageIter *, DBusMessageIter *))                        \
  FUNCTION(dbus_bool, message_iter_append_basic, (DBusMessageIter *, int, const void *))              \
  FUNCTION(dbus_bool, message_iter_open_container,                                                    \
           (DBusMessageIter *, int, const char *, DBusMessageIter *))                                 \
  FUNCTION(dbus_bool, message_iter_close_container, (DBusMessageIter *, DBusMessageIter *))           \
  FUNCTION(void, message_iter_abandon_container, (DBusMessageIter *, DBusMessageIter *))

#define CDBUS_FIELD(type, name, parameters) type(*name) parameters;

/* The functions of a loaded library. */
struct cdbus_library {
  CDBUS_FUNCTIONS(CDBUS_FIELD)
};

#define CDBUS_LOAD(type, name, parameters)                 \
  *(void **)(&library->name) = dlsym(handle, "dbus_" #name); \
  if (!library->name) return 0;

/* Loads the library, which stays loaded. Returns 0 if the system has no suitable library. */
static inline int cdbus_load(struct cdbus_library *library) {
  void *handle = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return 0;
  CDBUS_FUNCTIONS(CDBUS_LOAD)
  return 1;
}
