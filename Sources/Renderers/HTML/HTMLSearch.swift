import ContentParser

/// A field above the contents of a page, which finds the articles that answer a question.
///
/// Its script is the only one that a page can have. It loads nothing, and its digest admits it. The
/// field is hidden until the script runs.
enum HTMLSearch {
  /// The digest of `script` for the content security policy; a test computes it.
  static let digest = "sha256-fGQ2QHsk5H5pyV2G581Y3LFLqrKGJuw+DL4X6zSQsiY="

  /// The field and the results, followed by the script, which runs once the page is complete.
  ///
  /// The script, whose digest is fixed, finds the texts that it shows in attributes.
  static func markup(_ labels: Labels, in language: LanguageTag) -> String {
    func text(_ key: Labels.Key, _ names: String...) -> String {
      var text = labels[key, language]
      for (index, name) in names.enumerated() {
        text = text.replacing("{\(name)}", with: "{\(index)}")
      }
      return text.htmlEscaped
    }
    return """
      <div role="search" data-tally="\(text(.found, "count", "total"))" \
      data-near="\(text(.nearest))" data-all="\(text(.showAll, "count"))" \
      data-swap="\(text(.replaced, "word", "asked"))" hidden>
      <label for="search">\(text(.search))</label>
      <input id="search" type="search" autocomplete="off" spellcheck="false">
      <p role="status" aria-live="polite"></p>
      <ol></ol>
      <button type="button" hidden></button>
      </div>
      <script type="module">\(script)</script>

      """
  }

  /// The script as a page has it: without comments and unneeded spaces, and with short names.
  static let script: String = {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "\($0)" }
    let short = letters + letters.flatMap { letter in ["A", "B"].map { letter + $0 } }
    let long = names.split(whereSeparator: \.isWhitespace)
    var pairs = Dictionary(zip(long, short)) { first, _ in first }
    pairs["const"] = "let"
    let lines = (HTMLSearchRanking.source + source).split(separator: "\n")
    return lines.reduce(into: "") { script, line in
      let line = line.drop { $0 == " " }
      guard !line.hasPrefix("//") else { return }
      if script.last?.isLetter == true, line.first?.isLetter == true { script += " " }
      script += line.replacing(#/ ?([=+*<>?:,{}()&|;%!/\[-]+) ?/#) { "\($0.1)" }
        .replacing(/[A-Za-z]+/) { pairs[$0.0] ?? "\($0.0)" }
    }
  }()

  /// The names that get short ones, the most frequent first.
  private static let names = """
    place field text letters word hit weight entries letter beginning start article kind says other
    count words postings found required excluded question substitutes asked each entry substitute
    origins isAsked counts script isLikely ranges node name last best replacementFactor terms
    lengthShare likelyConfidence phrases share sharpness isNarrowed missingFactor shortLength next
    group meaningfulShare isUnspaced vocabulary hits before phrase wordy title firstByte saturated
    matched markAll catalog ownShare unspaced link addTerms unit answered create whole titleFactor
    others factor sought rarity scores offset marked weights repetition fullLength beginnings
    addWord skipped telling heading matches confidence item leastPart forms begin isHan lines
    addresses isSwapped total stops shown pair folded fold totals fields isWord update follow
    selector distance heaviest sentence more thai begun scan bound steps known isWhole sign numbers
    rounded average factors range excerpt show line clear spaced isThai labels asking list form term
    copy limit alike least runs read norm rank say parts results piece status nearest sum end one
    """

  /// What people see and do; an article that matches is shown as a copy, and the page restored.
  private static let source = #"""
    const field = document.getElementById("search");
    const box = field.parentElement;
    const create = name => document.createElement(name);
    const [status, list, more] = all("p, ol, button", box);
    const results = main.cloneNode();
    const say = (name, ...parts) =>
      box.dataset[name].replace(/{(.)}/g, (pair, place) => parts[place]);

    // Marks, and the sentence that has most of the question.
    const matched = (text, says) => {
      const origins = [], ranges = [], sum = {};
      let offset = 0;
      for (const letter of text) {
        for (let unit = folded(letter).length; unit--;) origins.push(offset);
        offset += letter.length;
      }
      origins.push(offset);
      scan(fold(text), (kind, name, word, start) => {
        if (!says[kind + name]) return;
        sum[name] = says[kind + name];
        const range = ranges.at(-1), end = origins[start + word.length];
        if (range?.end >= origins[start]) range.end = end;
        else ranges.push({ start: origins[start], end });
      });
      return { text, ranges, weight: total(Object.values(sum)) };
    };
    const marked = ({ text, ranges }) => {
      let place = 0;
      return [...ranges.flatMap(({ start, end }) => {
        const mark = create("mark");
        mark.append(text.slice(start, end));
        const before = text.slice(place, start);
        place = end;
        return [before, mark];
      }), text.slice(place)];
    };
    const markAll = (node, says) => {
      for (const piece of [...node.childNodes])
        if (piece.data) piece.replaceWith(...marked(matched(piece.data, says)));
        else markAll(piece, says);
    };
    const excerpt = (text, says) => {
      const best = text.split(/\n|(?<=[.!?…؟।])\s|(?<=[。！？])/)
        .map(sentence => matched(sentence.trim(), says))
        .reduce((one, other) => other.weight > one.weight ? other : one);
      if (!best.weight || best.text.length < 300) return best.weight ? marked(best) : [];
      const start = Math.max(0, best.text.lastIndexOf(" ", best.ranges[0].start - 60));
      return marked(matched("…" + best.text.slice(start, start + 200) + "…", says));
    };

    const show = limit => {
      const asked = field.value.trim();
      if (asked && !postings.size) entries.forEach(read);
      const question = ask(asked);
      const isAsked = question.words[0] || question.required[0] || question.excluded[0];
      const { hits, says, telling, isLikely } = rank(question);
      const shown = isAsked ? hits.slice(0, isLikely ? limit : 3) : [];
      list.replaceChildren(...shown.map(place => {
        const { link, article, text } = entries[place];
        const item = create("li"), line = create("p");
        item.value = link.parentElement.value;
        item.append(link.cloneNode(true));
        markAll(item, says);
        if (article.lang) line.lang = article.lang;
        line.append(...excerpt(text, says));
        item.append(line);
        return item;
      }));
      results.replaceChildren(...shown.map(place => {
        const copy = entries[place].article.cloneNode(true);
        markAll(copy, telling);
        return copy;
      }));
      status.textContent = isAsked ? question.substitutes.join("") + (isLikely || !hits[0]
        ? say("tally", hits.length, entries.length) : say("near")) : "";
      more.textContent = say("all", hits.length);
      more.hidden = !isLikely || hits.length === shown.length || !isAsked;
      catalog.hidden = shown[0];
      if (isAsked) main.replaceWith(results);
      else results.replaceWith(main);
    };
    const update = () => {
      const url = new URL(location);
      url.hash = "";
      url.searchParams.set("q", field.value);
      if (!field.value) url.searchParams.delete("q");
      show(10);
      scrollTo(0, 0);
      // Some browsers limit how often the address may change.
      try { history.replaceState(null, "", url); } catch {}
    };
    const clear = () => { field.value = ""; update(); };
    const follow = () => {
      const { hash } = location;
      if (!hash || !results.isConnected) return;
      if (!named(hash)) clear();
      location.replace(hash);
    };
    field.oninput = update;
    more.onclick = () => show(Infinity);
    onkeydown = ({ key, target, isComposing }) => {
      const stops = [field, ...all("a", list)], place = stops.indexOf(target);
      const next = place >= 0 && stops[place + { ArrowDown: 1, ArrowUp: -1 }[key]];
      if (next) {
        next.focus();
        // The page does not scroll.
        return false;
      }
      if (key === "Enter" && target === field && !isComposing) stops[1]?.click();
      if (key === "Escape" && results.isConnected) { clear(); field.focus(); }
    };
    onhashchange = follow;
    field.value = new URLSearchParams(location.search).get("q");
    show(10);
    box.hidden = false;
    follow();
    """#
}
