#ifndef CURL_SHIM_H
#define CURL_SHIM_H

// libcurl and zlib, opened at run time: no headers of theirs are needed to build, and a process
// that does not fetch anything does not load them. Here is only what Swift cannot do, which is to
// call variadic functions and functions whose address is found at run time. The policy is Swift.

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// Opens libcurl by a name such as "libcurl.so.4". Not to be called by two threads at a time; of
/// several successful calls the first counts.
bool curl_shim_load(const char *library);

/// What libcurl calls with bytes that have arrived; returns how many it took.
typedef size_t (*curl_shim_sink)(
    char *bytes, size_t size, size_t count, void *context);

// All that follows is to be called only after curl_shim_load has succeeded.

/// The versions of libcurl and of the libraries that it stands on, in one line.
const char *curl_shim_version(void);

void *_Nullable curl_shim_easy_init(void);
void curl_shim_easy_cleanup(void *easy);
int curl_shim_set_long(void *easy, int option, long value);
int curl_shim_set_pointer(void *easy, int option, const void *value);
int curl_shim_set_sink(void *easy, int option, curl_shim_sink sink);
long curl_shim_long_info(void *easy, int info);
double curl_shim_double_info(void *easy, int info);
int curl_shim_unpause(void *easy);

void *_Nullable curl_shim_append(void *_Nullable list, const char *line);
void curl_shim_free_list(void *_Nullable list);

/// A multi handle. Swift may pass it between threads, of which one at a time uses it, but for
/// curl_shim_wakeup, which libcurl allows to every thread at any time.
typedef struct __attribute__((swift_attr("@Sendable"))) {
  void *_Nullable handle;
} curl_shim_multi;

/// A multi handle; without one if there is no memory.
curl_shim_multi curl_shim_multi_init(void);
void curl_shim_multi_cleanup(curl_shim_multi multi);
int curl_shim_add(curl_shim_multi multi, void *easy);
int curl_shim_remove(curl_shim_multi multi, void *easy);
/// Does what can be done without waiting.
int curl_shim_perform(curl_shim_multi multi);
/// Waits until something can be done, and says for how many sockets.
int curl_shim_poll(curl_shim_multi multi, int milliseconds);
/// Ends a wait, from any thread.
int curl_shim_wakeup(curl_shim_multi multi);
/// The CURLcode that the one transfer ended with, or -1 while it runs.
int curl_shim_result(curl_shim_multi multi);

/// Opens zlib by a name such as "libz.so.1"; as for curl_shim_load.
bool zlib_shim_load(const char *library);

/// What unpacks one gzip or zlib stream; nothing without zlib.
void *_Nullable zlib_shim_inflate_init(void);
void zlib_shim_inflate_end(void *stream);
/// Gets ready for another stream.
int zlib_shim_inflate_reset(void *stream);
/// Unpacks; the counts say what there is, and afterwards what is left.
int zlib_shim_inflate(
    void *stream, const void *input, unsigned *inputCount, void *output, unsigned *outputCount);

#pragma clang assume_nonnull end

#endif
