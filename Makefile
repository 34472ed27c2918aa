# Builds faq as a program of its own, and installs it with its manual page and completions.
#
#     make install                 into /usr/local
#     make install PREFIX=$HOME/.local
#     make uninstall PREFIX=$HOME/.local
#
# DESTDIR is put in front of all paths, for packages, and ZSH_FUNCTIONS is where zsh looks for
# completions.

PREFIX ?= /usr/local
DESTDIR ?=
ZSH_FUNCTIONS ?= $(PREFIX)/share/zsh/site-functions
SCRATCH ?= .build/install

bin = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share
program = $(bin)/faq
manual = $(share)/man/man1/faq.1
bash = $(share)/bash-completion/completions/faq
zsh = $(DESTDIR)$(ZSH_FUNCTIONS)/_faq
fish = $(share)/fish/vendor_completions.d/faq.fish

# The program holds Swift's libraries, so that it runs without Swift, and is optimised across modules.
# It has neither debug information nor names for plug-ins, and a fixed address, which starts faster;
# without --no-pie, the system chooses the address at random.
# It holds the library of C++ too where that comes as an archive: loading it takes a third of a start.
ifeq ($(shell uname -s),Linux)
libstdc++ = $(wildcard $(shell clang -print-file-name=libstdc++.a))
flags = --static-swift-stdlib --experimental-lto-mode full -Xlinker -s -Xlinker --no-pie \
	-Xlinker --no-export-dynamic \
	$(if $(libstdc++),-Xlinker '--remap-inputs=*/libstdc++.so=$(libstdc++)')
endif

.PHONY: build install uninstall

build:
	swift build -c release --product faq --scratch-path $(SCRATCH) $(flags)

install: build
	install -d $(bin) $(dir $(manual)) $(dir $(bash)) $(dir $(zsh)) $(dir $(fish))
	install -m 755 $(SCRATCH)/release/faq $(program)
	$(program) man >$(manual)
	$(program) completions bash >$(bash)
	$(program) completions zsh >$(zsh)
	$(program) completions fish >$(fish)
	chmod 644 $(manual) $(bash) $(zsh) $(fish)

uninstall:
	rm -f $(program) $(manual) $(bash) $(zsh) $(fish)
