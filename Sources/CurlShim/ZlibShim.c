#include "CurlShim.h"

#include <dlfcn.h>
#include <stdlib.h>

// z_stream of zlib.h; its layout is the same in all versions 1.x.
struct z_stream {
  const void *next_in;
  unsigned avail_in;
  unsigned long total_in;
  void *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *message;
  void *state;
  void *allocate;
  void *release;
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
};

// A window of at most 32 KiB, and detection of gzip or zlib by the header.
enum { window_bits = 15 + 32 };

static struct {
  int (*init)(struct z_stream *, int, const char *, int);
  int (*inflate)(struct z_stream *, int);
  int (*reset)(struct z_stream *);
  int (*end)(struct z_stream *);
} zlib;

static bool is_loaded = false;

static bool find(void *library, const char *name, void *function) {
  *(void **)function = dlsym(library, name);
  return *(void **)function != NULL;
}

bool zlib_shim_load(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL || is_loaded) {
    return library != NULL;
  }
  is_loaded = find(library, "inflateInit2_", &zlib.init) &&
              find(library, "inflate", &zlib.inflate) &&
              find(library, "inflateReset", &zlib.reset) &&
              find(library, "inflateEnd", &zlib.end);
  return is_loaded;
}

void *zlib_shim_inflate_init(void) {
  struct z_stream *stream = is_loaded ? calloc(1, sizeof *stream) : NULL;
  if (stream != NULL && zlib.init(stream, window_bits, "1", sizeof *stream) != 0) {
    free(stream);
    return NULL;
  }
  return stream;
}

void zlib_shim_inflate_end(void *stream) {
  zlib.end(stream);
  free(stream);
}

int zlib_shim_inflate_reset(void *stream) { return zlib.reset(stream); }

int zlib_shim_inflate(
    void *opaque, const void *input, unsigned *input_count, void *output, unsigned *output_count) {
  struct z_stream *stream = opaque;
  stream->next_in = input;
  stream->avail_in = *input_count;
  stream->next_out = output;
  stream->avail_out = *output_count;
  int result = zlib.inflate(stream, 0);
  *input_count = stream->avail_in;
  *output_count = stream->avail_out;
  return result;
}
