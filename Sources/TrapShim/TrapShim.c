#include "TrapShim.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static _Thread_local char name[4096];

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { count = sizeof signals / sizeof *signals };
static struct sigaction previous[count];

// Writes the name, and leaves the signal to whoever has handled it before: the instruction that has
// trapped is executed again. A signal that was sent, as by abort(), is sent again.
static void handle(int signal, siginfo_t *info, void *context) {
  (void)context;
  for (int index = 0; index < count; index++) {
    if (signals[index] == signal) sigaction(signal, &previous[index], NULL);
  }
  if (write(STDERR_FILENO, name, strlen(name)) < 0) return;
  if (info->si_code <= 0) raise(signal);
}

static void install(void) {
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  for (int index = 0; index < count; index++) {
    sigaction(signals[index], &action, &previous[index]);
  }
}

void trap_shim_name(const char *text) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  size_t length = strlen(text);
  if (length >= sizeof name) length = sizeof name - 1;
  memcpy(name, text, length);
  name[length] = 0;
}
