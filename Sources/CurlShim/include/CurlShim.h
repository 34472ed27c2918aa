#ifndef CURL_SHIM_H
#define CURL_SHIM_H

// libcurl and zlib, loaded at run time: building needs none of their headers, and a process that
// fetches nothing does not load them. This shim does only what Swift cannot: call variadic functions
// and functions whose address is found at run time. All decisions are made in Swift.

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// Loads libcurl by a name such as "libcurl.so.4". Must not be called concurrently; after the first
/// success, later calls change nothing.
bool curl_shim_load(const char *library);

/// The callback of libcurl for received bytes; returns how many it accepted.
typedef size_t (*curl_shim_sink)(
    char *bytes, size_t size, size_t count, void *context);

// The following functions require a successful curl_shim_load.

/// The versions of libcurl and the libraries it uses, in one line.
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

/// A multi handle. Swift may pass it between threads. Only one thread at a time may use it, except
/// that curl_shim_wakeup may be called from any thread at any time.
typedef struct __attribute__((swift_attr("@Sendable"))) {
  void *_Nullable handle;
} curl_shim_multi;

/// A new multi handle; its handle is null if there is not enough memory.
curl_shim_multi curl_shim_multi_init(void);
void curl_shim_multi_cleanup(curl_shim_multi multi);
int curl_shim_add(curl_shim_multi multi, void *easy);
int curl_shim_remove(curl_shim_multi multi, void *easy);
/// Proceeds as far as possible without waiting.
int curl_shim_perform(curl_shim_multi multi);
/// Waits for activity; returns the number of ready sockets.
int curl_shim_poll(curl_shim_multi multi, int milliseconds);
/// Ends a wait; may be called from any thread.
int curl_shim_wakeup(curl_shim_multi multi);
/// The CURLcode of the finished transfer, or -1 while it is running.
int curl_shim_result(curl_shim_multi multi);

/// Loads zlib by a name such as "libz.so.1"; otherwise like curl_shim_load.
bool zlib_shim_load(const char *library);

/// A decompressor for one gzip or zlib stream; null without zlib.
void *_Nullable zlib_shim_inflate_init(void);
void zlib_shim_inflate_end(void *stream);
/// Prepares for another stream.
int zlib_shim_inflate_reset(void *stream);
/// Decompresses; the counts are the available bytes, and on return the remaining ones.
int zlib_shim_inflate(
    void *stream, const void *input, unsigned *inputCount, void *output, unsigned *outputCount);

#pragma clang assume_nonnull end

#endif
