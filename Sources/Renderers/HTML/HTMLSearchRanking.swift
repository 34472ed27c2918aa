/// The part of the script of a page that ranks its articles.
package enum HTMLSearchRanking {
  /// The ranking of `FaqSearch`, which this module does not know; a test compares the numbers.
  package static let source = reading + answering
}

private extension HTMLSearchRanking {
  /// Folds the text of the page, and counts its terms.
  static let reading = #"""
    const all = (selector, node) => [...node.querySelectorAll(selector)];
    const catalog = document.querySelector("nav details");
    const main = document.querySelector("main");

    // What the ranking counts with, as in FaqSearch.
    const weights = { beginning: 1, whole: 0.5, pair: 0.25, group: 0.8 };
    const titleFactor = 2, ownShare = 0.3, repetition = 0.9, lengthShare = 0.9;
    const meaningfulShare = 0.15, replacementFactor = 0.7, likelyConfidence = 0.2;
    const leastPart = 0.35, missingFactor = 1.5, shortLength = 1, fullLength = 8;

    // Folding: each character by itself. Marks with a combining class, which change places with
    // others, go, except those of kana.
    const alike = new Map(
      "øo łl đd ðd ħh ŧt æae œoe ٱا ىي یي کك ـ ʻ' ʼ' “\" ”\" „\" «\" »\""
        .split(" ").map(pair => [pair[0], pair.slice(1)]));
    const forms = new Map();
    const folded = letter => {
      if (!forms.has(letter)) {
        const form = letter.normalize("NFKD").replace(/\p{M}/gu, mark => mark > "\u3098"
          && mark < "\u309b" || ("\u0345" + mark + "\u0334").normalize("NFD")[0] === "\u0345"
          ? mark : "").replace(/\p{DI}/gu, "").toLowerCase().toUpperCase().toLowerCase();
        forms.set(letter, alike.get(form) ?? form);
      }
      return forms.get(letter);
    };
    const fold = text => [...text].map(folded).join("");

    // Terms: beginnings of words, whole words, pairs of words, and groups of four letters. Words in
    // scripts without spaces are pairs of characters.
    const wordy = "[\\p{L}\\p{M}\\p{N}]";
    const thai = "[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff]";
    const han =
      "[\\u10a0-\\u10ff\\u3005-\\u3007\\u3040-\\u31ff\\u3400-\\u9fff\\u{20000}-\\u{3ffff}]";
    const spaced = `[${wordy}--[${thai}${han}]]`;
    const runs = new RegExp(`\\n|([${wordy}&&${thai}]+)|([${wordy}&&${han}]+)|${spaced}+`, "gv");
    const unspaced = `[${thai}${han}\\u1100-\\u11ff]`;
    const isUnspaced = new RegExp("^" + unspaced, "v");
    const beginnings = new RegExp(`[${wordy}--${unspaced}]+`, "gv");
    const begun = text => text.replace(beginnings, "\0$&");
    const scan = (text, add) => {
      let last;
      const addWord = (word, start, begin = word) => {
        add("beginning", begin, word, start);
        if (last) add("pair", last + " " + begin);
        last = begin;
      };
      for (const { 0: run, 1: isThai, 2: isHan, index } of text.matchAll(runs)) {
        if (run === "\n") { last = 0; continue; }
        const letters = [...run];
        let start = index;
        if (isThai ?? isHan) letters.forEach((letter, place) => {
          const next = letters[place + 1] ?? "";
          if (next || !place) addWord(letter + next, start);
          if (isHan) add("group", letter);
          start += letter.length;
        });
        else {
          addWord(run, start, letters.slice(0, 5).join(""));
          if (letters[5]) add("whole", run, run);
          letters.unshift("_");
          letters.push("_");
        }
        if (!isHan) for (let place = 0; !place || letters[place + 3]; place++)
          add("group", letters.slice(place, place + 4).join(""));
      }
    };

    // The index: the places of each term, and how often titles (0) and texts (1) have it. Aliases (2)
    // count as titles, and do not make them longer.
    const gaps = { br: " ", dd: " ", td: "\n", th: "\n", figcaption: "\n" };
    const lines = (node, skipped) => skipped.includes(node) ? "" : (gaps[node.localName] ?? "")
      + (node.data ?? node.alt ?? [...node.childNodes].map(piece => lines(piece, skipped)).join(""));
    const named = hash => document.getElementById(decodeURIComponent(hash.slice(1)));
    const entries = all("li > a", catalog).map(link => ({ link }));
    const postings = new Map();
    const vocabulary = [];
    const totals = [0, 1, 2].map(() => ({ beginning: 0, group: 0 }));
    const read = (entry, place) => {
      const article = entry.article = named(entry.link.hash);
      const title = entry.link.textContent;
      const heading = all("h2, h3", article).find(each => lines(each, []).trim() === title);
      const labels = all("aside > p:first-child", article)
        .filter(({ textContent, parentElement }) =>
          textContent.toLowerCase() === (parentElement.className || "note"));
      const addresses = all(".action a, figure > a, figure > img", article)
        .map(each => "\n" + (each.getAttribute("href") ?? each.getAttribute("src")));
      entry.text = lines(article, [heading, ...labels]) + addresses.join("");
      entry.fields = [heading ? title : "", entry.text, entry.link.dataset.aliases ?? ""].map(fold);
      entry.counts = entry.fields.map((text, field) => {
        const counts = { beginning: 0, group: 0 };
        scan(text, (kind, name, word) => {
          counts[kind]++;
          let found = postings.get(kind + name);
          if (!found) { postings.set(kind + name, found = []); if (word) vocabulary.push(word); }
          if (found.at(-1)?.place !== place) found.push({ place, 0: 0, 1: 0 });
          const hit = found.at(-1);
          hit[field % 2] = Math.min(hit[field % 2] + 1, field % 2 ? 31 : 7);
        });
        for (const kind in counts) totals[field][kind] += counts[kind];
        return counts;
      });
    };

    """#

  /// Corrects a question, and ranks the articles by it.
  static let answering = #"""
    // Spelling: how many letters to insert, delete, change or swap to turn one word into another.
    const distance = (from, to) => {
      let before, last = [...to, 0].map((_, place) => place);
      from.forEach((letter, row) => {
        const next = [row + 1];
        to.forEach((other, place) => {
          next.push(Math.min(last[place + 1] + 1, next[place] + 1, last[place] + (letter !== other),
            row && place && letter === to[place - 1] && from[row - 1] === other
              ? before[place - 1] + 1 : Infinity));
        });
        [before, last] = [last, next];
      });
      return last.at(-1);
    };
    const firstByte = letters => encodeURIComponent(letters[0]).slice(0, 3);
    const nearest = (word, least, isSwapped) => {
      const letters = [...word], count = letters.length;
      if (count < least || count > 32 || isUnspaced.test(word)) return;
      let best, bound = count < 9 ? 2 : 3;
      for (const other of vocabulary) {
        if ((other.length - word.length) ** 2 > 16) continue;
        const others = [...other];
        if (firstByte(others) !== firstByte(letters)
          || isSwapped && [...others].sort() + "" != [...letters].sort()) continue;
        const steps = distance(letters, others);
        if (steps < bound) [best, bound] = [other, steps];
      }
      return best;
    };

    // The question: `"a phrase"` and `+word` must occur, and `-word` must not.
    const asking = new RegExp(`([+\\-](?=["${wordy}]))?(?:"([^"]*)"?|(\\S+))`, "gv");
    const ask = text => {
      let asked = "", words = [], phrases = [], others, isNarrowed;
      const terms = [], required = [], excluded = [], substitutes = [];
      const addTerms = (text, factor) => {
        const known = new Map();
        scan(text, (kind, name, word) => {
          const key = kind + name;
          if (words.at(-1)?.word === word) words.at(-1).whole = key;
          const term = known.get(key);
          if (term) return term.count++;
          const isWord = kind === "beginning", isWhole = isWord && ![...word][5];
          const weight = factor * (weights[kind] + isWhole * weights.whole);
          known.set(key, terms[terms.push({ key, kind, weight, count: 1 }) - 1]);
          if (isWord) words.push({ key, word });
        });
      };
      for (const [, sign, phrase, word] of fold(text).matchAll(asking)) {
        const sought = phrase ?? word;
        if (sign) isNarrowed = 1;
        if (phrase) phrases.push(phrase);
        else others = 1;
        if (sign !== "-") asked += sought + " ";
        if (sought && (sign || phrase)) (sign === "-" ? excluded : required).push(begun(sought));
      }
      if (isNarrowed || !others) phrases = [];
      addTerms(asked, 1);
      const sought = words;
      for (const { word, key, whole } of sought.slice(0, 100)) {
        if (postings.has(whole ?? key)) continue;
        // A near spelling; if no word is known, also a word that ends otherwise.
        const substitute = nearest(word, sought[1] ? 5 : 3, postings.has(key))
          ?? (!sought.some(each => postings.has(each.key))
            && vocabulary.find(other => (other.length - word.length) ** 2 < 16
              && (word.startsWith(other) ? other[2] : word[3] && other.startsWith(word))));
        if (!substitute) continue;
        words = words.filter(each => each.key !== key);
        addTerms(substitute, replacementFactor);
        substitutes.push(say("swap", substitute, word) + " ");
      }
      return { words, terms, required, excluded, phrases, substitutes };
    };

    // The ranking: BM25 with separate statistics for titles and for other text.
    const total = numbers => numbers.reduce((one, other) => one + other, 0);
    const saturated = (hit, field, unit) => {
      const length = entries[hit.place].counts[field][unit];
      // Lengths have five bits.
      const rounded = length - length % 2 ** (27 - Math.clz32(length));
      const average = Math.max(1, totals[field][unit]) / entries.length;
      const norm = repetition * (1 - lengthShare + lengthShare * rounded / average);
      return hit[field] / (hit[field] + norm);
    };
    const rank = ({ words, terms, required, excluded, phrases, substitutes }) => {
      const says = {};
      const sought = terms.filter(term => term.asked = words.find(({ key }) => key === term.key));
      const sharpness = Math.min(1,
        (total(sought.map(({ count }) => count)) - shortLength) / (fullLength - shortLength));
      const rarity = (found, sharpness) => {
        const count = Math.max(found.length, 10 / (entries.length + 10));
        const weight = Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
        return weight * (1 + sharpness * (weight ** 0.5 - 1));
      };
      const scores = entries.map(() => 0);
      const matches = entries.map(() => !words[0]);
      const find = key => postings.get(key) ?? [];
      for (const { key, kind, count } of terms)
        if (kind === "beginning") says[key] = rarity(find(key), 1) * count ** 0.5;
      const heaviest = Math.max(...terms.map(({ key }) => find(key)[0] && says[key] || 0));
      for (const { key, kind, count, weight } of terms) {
        const found = find(key), unit = kind === "group" ? kind : "beginning";
        const factors = [0, 1].map(field => weight * count ** 0.5 * (field ? 1 : titleFactor) * (
          (1 - ownShare) * rarity(found, sharpness)
            + ownShare * rarity(found.filter(hit => hit[field]), sharpness)));
        for (const hit of found) {
          const [title, text] =
            factors.map((factor, field) => factor * saturated(hit, field, unit));
          scores[hit.place] += (title + text + Math.max(title, text)) / 2;
          if (says[key] >= heaviest * meaningfulShare) matches[hit.place] = true;
        }
      }
      const best = required => [...entries.keys()].filter(place => {
        const has = phrase => entries[place].fields.some(text => begun(text).includes(phrase));
        return matches[place] && required.every(has) && !excluded.some(has);
      }).sort((one, other) => scores[other] - scores[one]);
      let hits = best(required);
      // Phrases that no article has are words.
      if (!hits[0] && phrases[0]) {
        hits = best([]);
        for (const phrase of phrases) substitutes.push(say("swap", phrase, `"${phrase}"`) + " ");
      }
      // The share of what terms say that the best article has.
      const share = (terms, unit) => {
        let sum = 0, answered = 0;
        for (const { key, count, asked } of terms) {
          const found = find(key), weight = rarity(found, 1) * count ** 0.5;
          const hit = found.find(({ place }) => place === hits[0]);
          // Pairs of letters and ideographs are often missing by chance.
          sum += weight * (found[0] || !asked || isUnspaced.test(asked.word) ? 1 : missingFactor);
          if (hit)
            answered += weight * (hit[0] ? 1 : Math.max(leastPart, saturated(hit, 1, unit)));
        }
        return answered / sum;
      };
      const confidence = (share(sought, "beginning")
        * share(terms.filter(({ kind }) => kind === "group"), "group")) ** 0.5;
      const telling = {};
      for (const key in says) if (says[key] >= heaviest * meaningfulShare) telling[key] = says[key];
      return { hits, says, telling, isLikely: !words[0] || confidence >= likelyConfidence };
    };
    """#
}
