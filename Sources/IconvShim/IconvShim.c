#include "IconvShim.h"

#include <errno.h>
#include <iconv.h>

void *iconv_shim_open(const char *encoding) {
  iconv_t converter = iconv_open("UTF-8", encoding);
  return converter == (iconv_t)-1 ? NULL : converter;
}

void iconv_shim_close(void *converter) { iconv_close(converter); }

enum iconv_shim_end iconv_shim_convert(
    void *converter, const void *input, size_t *input_count, void *output, size_t *output_count) {
  // iconv does not change the input, whatever its type says.
  char *next_read = (char *)input;
  char *next_written = output;
  size_t unread = *input_count;
  size_t room = *output_count;
  size_t result = iconv(converter, unread == 0 ? NULL : &next_read, &unread, &next_written, &room);
  int error = result == (size_t)-1 ? errno : 0;
  *input_count -= unread;
  *output_count -= room;
  switch (error) {
  case 0: return iconv_shim_all_read;
  case E2BIG: return iconv_shim_full;
  case EINVAL: return iconv_shim_incomplete;
  default: return iconv_shim_invalid;
  }
}
