/// A field above the contents of a page that shows only the questions that match.
///
/// This is the only script that a page can have. It loads nothing, and its digest admits it. The
/// field is hidden until the script runs.
enum HTMLFilter {
  /// The digest of `script` for the content security policy; a test computes it.
  static let digest = "sha256-HwMLVIIBaGCXQPYiZ8aY9wK6tceo84YgA7i5NSRPgcU="

  /// The field, and the script behind it, which runs once the page is complete.
  static let markup = """
    <div role="search" hidden>
    <label for="filter">Filter questions</label>
    <input id="filter" type="search" autocomplete="off" spellcheck="false">
    <p role="status" aria-live="polite"></p>
    </div>
    <script type="module">\(script)</script>

    """

  /// An entry and its article show while they have all words, whatever their case and accents.
  static let script = #"""

    const field = document.getElementById("filter");
    const search = field.parentElement;
    const status = search.querySelector("[role=status]");
    const folded = text => text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
    const questions = [...document.querySelectorAll("nav li")].map(entry => {
      const article = document.getElementById(entry.firstElementChild.hash.slice(1));
      const text = folded(entry.textContent + " " + article.textContent);
      return { text, elements: [entry, article] };
    });
    const update = () => {
      const words = folded(field.value).split(/\s+/).filter(word => word !== "");
      let count = 0;
      for (const { text, elements } of questions) {
        const matches = words.every(word => text.includes(word));
        for (const element of elements) element.hidden = !matches;
        if (matches) count += 1;
      }
      status.textContent = words.length === 0 ? "" : `${count} of ${questions.length}`;
    };
    const clear = () => {
      field.value = "";
      update();
    };
    field.addEventListener("input", update);
    field.addEventListener("keydown", event => {
      if (event.key === "Escape") clear();
    });
    addEventListener("hashchange", () => {
      const target = document.querySelector(":target");
      if (target?.hidden) {
        clear();
        target.scrollIntoView();
      }
    });
    update();
    search.hidden = false;

    """#
}
