#ifndef ICONV_SHIM_H
#define ICONV_SHIM_H

#include <stdbool.h>
#include <stddef.h>

// What ended a step of a conversion.
enum iconv_shim_end {
  // All bytes were read.
  iconv_shim_all_read,
  // The room for the output is full.
  iconv_shim_full,
  // The next byte belongs to no character.
  iconv_shim_invalid,
  // The input ends within a character.
  iconv_shim_incomplete,
};

// A converter to UTF-8; NULL if the system does not know the encoding.
void *_Nullable iconv_shim_open(const char *_Nonnull encoding);

void iconv_shim_close(void *_Nonnull converter);

// Converts the bytes of the input; without any, writes what the converter has kept of those before.
// The counts are those of the bytes that may be read and written, then of those that were.
enum iconv_shim_end iconv_shim_convert(
    void *_Nonnull converter, const void *_Nullable input, size_t *_Nonnull input_count,
    void *_Nullable output, size_t *_Nonnull output_count);

#endif
