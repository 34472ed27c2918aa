#include "CurlShim.h"

#include <dlfcn.h>

// CURL_GLOBAL_DEFAULT of curl.h
enum { global_default = 3 };
// CURLMSG_DONE of multi.h
enum { message_done = 1 };

// CURLMsg of multi.h
struct message {
  int kind;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
};

static struct {
  int (*global_init)(long);
  char *(*version)(void);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  int (*easy_pause)(void *, int);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
  void *(*multi_init)(void);
  int (*multi_cleanup)(void *);
  int (*multi_add_handle)(void *, void *);
  int (*multi_remove_handle)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned, int, int *);
  int (*multi_wakeup)(void *);
  struct message *(*multi_info_read)(void *, int *);
} curl;

static bool is_loaded = false;

static bool find(void *library, const char *name, void *function) {
  // The conversion that POSIX prescribes for dlsym.
  *(void **)function = dlsym(library, name);
  return *(void **)function != NULL;
}

#define FIND(name) find(library, "curl_" #name, &curl.name)

bool curl_shim_load(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL || is_loaded) {
    return library != NULL;
  }
  is_loaded = FIND(global_init) && FIND(version) && FIND(easy_init) && FIND(easy_cleanup) &&
              FIND(easy_setopt) && FIND(easy_getinfo) && FIND(easy_pause) && FIND(slist_append) &&
              FIND(slist_free_all) && FIND(multi_init) && FIND(multi_cleanup) &&
              FIND(multi_add_handle) && FIND(multi_remove_handle) && FIND(multi_perform) &&
              FIND(multi_poll) && FIND(multi_wakeup) && FIND(multi_info_read) &&
              curl.global_init(global_default) == 0;
  return is_loaded;
}

const char *curl_shim_version(void) { return curl.version(); }

void *curl_shim_easy_init(void) { return curl.easy_init(); }

void curl_shim_easy_cleanup(void *easy) { curl.easy_cleanup(easy); }

int curl_shim_set_long(void *easy, int option, long value) {
  return curl.easy_setopt(easy, option, value);
}

int curl_shim_set_pointer(void *easy, int option, const void *value) {
  return curl.easy_setopt(easy, option, value);
}

int curl_shim_set_sink(void *easy, int option, curl_shim_sink sink) {
  return curl.easy_setopt(easy, option, sink);
}

long curl_shim_long_info(void *easy, int info) {
  long value = 0;
  curl.easy_getinfo(easy, info, &value);
  return value;
}

double curl_shim_double_info(void *easy, int info) {
  double value = 0;
  curl.easy_getinfo(easy, info, &value);
  return value;
}

int curl_shim_unpause(void *easy) { return curl.easy_pause(easy, 0); }

void *curl_shim_append(void *list, const char *line) { return curl.slist_append(list, line); }

void curl_shim_free_list(void *list) { curl.slist_free_all(list); }

curl_shim_multi curl_shim_multi_init(void) {
  curl_shim_multi multi = {curl.multi_init()};
  return multi;
}

void curl_shim_multi_cleanup(curl_shim_multi multi) { curl.multi_cleanup(multi.handle); }

int curl_shim_add(curl_shim_multi multi, void *easy) {
  return curl.multi_add_handle(multi.handle, easy);
}

int curl_shim_remove(curl_shim_multi multi, void *easy) {
  return curl.multi_remove_handle(multi.handle, easy);
}

int curl_shim_perform(curl_shim_multi multi) {
  int running = 0;
  return curl.multi_perform(multi.handle, &running);
}

int curl_shim_poll(curl_shim_multi multi, int milliseconds) {
  int ready = 0;
  curl.multi_poll(multi.handle, NULL, 0, milliseconds, &ready);
  return ready;
}

int curl_shim_wakeup(curl_shim_multi multi) { return curl.multi_wakeup(multi.handle); }

int curl_shim_result(curl_shim_multi multi) {
  int rest = 0;
  struct message *message = curl.multi_info_read(multi.handle, &rest);
  return message != NULL && message->kind == message_done ? message->data.result : -1;
}
