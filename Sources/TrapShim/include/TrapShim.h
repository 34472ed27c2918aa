#ifndef TRAP_SHIM_H
#define TRAP_SHIM_H

// Names what a thread works on if the program ends there by a signal, as it does where Swift traps.
// Nothing is written otherwise.

#pragma clang assume_nonnull begin

/// Sets the text that is written to standard error if this thread traps; it is copied, and cut off
/// after 4,095 bytes. An empty text writes nothing.
void trap_shim_name(const char *text);

#pragma clang assume_nonnull end

#endif
