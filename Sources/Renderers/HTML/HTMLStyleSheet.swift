/// The look of a page at any width, in light and dark, and on paper.
enum HTMLStyleSheet {
  /// The digest of `text` for the content security policy; a test computes it.
  static let digest = "sha256-X9mGIwprXufgwKSYVA+XoTTmobYHGLuc8YZrFWU7DIs="

  /// The style sheet.
  static let text = """

    :root {
      color-scheme: light dark;
      --text: #1b2430; --quiet: #556070; --page: #fff; --panel: #f5f7fa;
      --line: #dde2ea; --link: #0b57c2; --mark: #ffe58a;
      --notice: #9a5100; --tip: #1a6b33; --danger: #b3261e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #e6eaf0; --quiet: #a3adbb; --page: #12161c; --panel: #1b2129;
        --line: #323b47; --link: #8ab8ff; --mark: #6b5900;
        --notice: #f0a952; --tip: #6fce8a; --danger: #ff8f86;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      --width: 44rem; margin: 0; padding-bottom: 5rem;
      display: grid; grid-template-columns: minmax(1.5rem, 1fr) minmax(0, 44rem) minmax(1.5rem, 1fr);
      background: var(--page); color: var(--text);
      font: 1.0625rem/1.65 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    body > * { grid-column: 2; min-width: 0; }
    header {
      grid-column: 1 / -1; padding: 3rem max(1.5rem, calc((100% - var(--width)) / 2)) 2.5rem;
      border-bottom: 1px solid var(--line); background: var(--panel);
    }
    header > * { max-width: 44rem; }
    header > p { margin: 0; color: var(--quiet); font-size: 1.2rem; line-height: 1.5; }
    main { padding-top: 2.5rem; }
    h1, h2, h3, h4, h5, h6 {
      margin: 1.5em 0 .5em; line-height: 1.25; letter-spacing: -.01em; text-wrap: balance;
    }
    h1 { margin: 0 0 .75rem; font-size: clamp(1.9rem, 5vw, 2.6rem); letter-spacing: -.025em; }
    h2 { font-size: 1.5rem; }
    h3 { font-size: 1.2rem; }
    h4, h5, h6 { font-size: 1rem; }
    p, blockquote, ul, ol, dl, pre, figure, aside { margin: 0 0 1rem; }
    :is(h1, h2, h3, h4, h5, h6, p, dt, dd, th, td, caption, figcaption, summary) { white-space: pre-wrap; }
    :is(h1, h2, h3, h4, h5, h6, p, dt, dd, th, td, caption, figcaption, summary, li a):not(
      [dir], body [dir] *
    ) {
      unicode-bidi: plaintext;
    }
    details { margin: 0 0 1rem; }
    summary { margin-bottom: .5rem; font-weight: 600; cursor: pointer; }
    ul, ol { padding-inline-start: 2rem; }
    li > p { margin-bottom: .35rem; }
    .overview li { padding: .3rem 0; }
    footer {
      display: flex; flex-wrap: wrap; gap: .75rem 2rem; justify-content: space-between;
      margin-top: 3rem; padding-top: 1.5rem; border-top: 1px solid var(--line);
    }
    footer > :first-child { flex-basis: 100%; }
    [rel="prev"]::before { content: "\\2039\\a0" / ""; }
    [rel="next"] { margin-inline-start: auto; text-align: end; }
    [rel="next"]::after { content: "\\a0\\203a" / ""; }
    a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .2em; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px; }
    .action a {
      display: inline-block; padding: .55rem 1.15rem; border-radius: .5rem;
      background: var(--link); color: var(--page); font-weight: 600; text-decoration: none;
    }
    .action a:hover { text-decoration: underline; }
    mark { background: var(--mark); color: inherit; }
    code {
      padding: .1em .3em; border-radius: .25rem; background: var(--panel);
      font: .9em/1.5 ui-monospace, monospace;
    }
    pre {
      padding: .9rem 1.1rem; overflow: auto; border: 1px solid var(--line); border-radius: .5rem;
      background: var(--panel);
      direction: ltr; text-align: left; overflow-wrap: normal;
    }
    pre code { padding: 0; background: none; }
    blockquote {
      padding-inline-start: 1rem; border-inline-start: 4px solid var(--line); color: var(--quiet);
    }
    aside {
      padding: .9rem 1.1rem; border-radius: .5rem; background: var(--panel);
      border-inline-start: 4px solid var(--notice);
    }
    aside.tip { --notice: var(--tip); }
    aside.danger { --notice: var(--danger); }
    aside > p:first-child { margin-bottom: .35rem; }
    aside[class] > p:first-child { color: var(--notice); }
    aside > :last-child { margin-bottom: 0; }
    aside dl { color: var(--quiet); font-size: .9375em; }
    .table { margin: 0 0 1rem; overflow: auto; }
    table { border-collapse: collapse; overflow-wrap: normal; }
    caption { padding-bottom: .35rem; color: var(--quiet); text-align: start; }
    th, td {
      padding: .5rem 1.25rem .5rem 0; border-bottom: 1px solid var(--line);
      text-align: start; vertical-align: top;
    }
    th { border-bottom-width: 2px; color: var(--quiet); font-size: .9375rem; }
    .align-center { text-align: center; }
    .align-end { text-align: end; font-variant-numeric: tabular-nums; }
    hr { margin: 2rem 0; border: 0; border-top: 1px solid var(--line); }
    dl { display: grid; grid-template-columns: fit-content(40%) 1fr; gap: 0 .75rem; }
    dt { font-weight: 600; }
    dd { margin: 0; }
    img { max-width: 100%; height: auto; vertical-align: middle; }
    figure img { display: block; }
    figcaption { margin-top: .35rem; color: var(--quiet); font-size: .9375em; }
    \(HTMLPageLayout.text)
    @media print {
      :root {
        color-scheme: light;
        --text: #000; --quiet: #333; --page: #fff; --panel: #fff;
        --line: #999; --link: #000; --mark: #ddd;
        --notice: #333; --tip: #333; --danger: #333;
      }
      body { display: block; padding: 0; font-size: 11pt; }
      header, main { padding: 0 0 1rem; }
      header { border: 0; }
      .action a { display: inline; padding: 0; color: var(--link); }
      h1, h2, h3, h4, h5, h6 { break-after: avoid; }
      pre { white-space: pre-wrap; }
      details::details-content { content-visibility: visible; display: block; }
      summary { list-style: none; }
      .table { overflow: visible; }
      :is(tr, img, dd) { break-inside: avoid; }
      main a:not([href^="#"])::after { content: " (" attr(href) ")"; font-weight: 400; }
    }

    """
}

/// The part of the style sheet that places contents and articles on a page.
///
/// On a wide screen the contents are beside the articles and scroll on their own. On a narrow one
/// they are folded above the articles. A browser that cannot unfold `<details>` in a style sheet
/// leaves that to its reader.
enum HTMLPageLayout {
  /// The rules, before those for paper.
  static let text = """
    nav {
      display: flex; flex-direction: column; margin-top: 1.5rem; padding: .75rem 1rem;
      border: 1px solid var(--line); border-radius: .5rem; font-size: .9375rem; line-height: 1.45;
    }
    nav [role="search"]:not([hidden]) {
      display: flex; flex-direction: column; gap: .35rem; min-height: 0; margin-bottom: .75rem;
    }
    nav label { font-weight: 600; }
    nav input {
      width: 100%; padding: .55rem .75rem; border: 1px solid var(--quiet); border-radius: .5rem;
      background: var(--page); color: var(--text); font: inherit;
    }
    nav [role="status"], nav [role="search"] li p { margin: 0; color: var(--quiet); }
    nav [role="search"] :is(p, ol):empty { display: none; }
    nav [role="search"] ol { overflow: auto; overscroll-behavior-y: contain; }
    nav [role="search"] li p { padding-top: 0; font-size: .875rem; }
    nav mark { color: var(--text); }
    nav button { align-self: start; padding: .25rem .75rem; font: inherit; }
    nav details { margin: 0; min-height: 0; overflow: auto; overscroll-behavior-y: contain; }
    nav summary { margin: 0; }
    nav ol { margin: .5rem 0 0; padding: 0; list-style: none; }
    nav ol + ol { margin-top: .75rem; padding-top: .5rem; border-top: 1px solid var(--line); }
    nav details > p { margin: 1.25rem 0 0; font-weight: 600; }
    nav li { border-inline-start: 2px solid var(--line); }
    nav li > * { display: block; padding: .3rem 0 .3rem .9rem; }
    nav a { color: var(--quiet); text-decoration: none; }
    nav a:focus-visible { outline-offset: -3px; }
    nav a:hover { color: var(--link); text-decoration: underline; }
    article { position: relative; scroll-margin-top: 1.5rem; }
    :is(article, section) + :is(article, section) {
      margin-top: 3rem; padding-top: 3rem; border-top: 1px solid var(--line);
    }
    main > section > h2 { margin-top: 0; color: var(--quiet); }
    .anchor {
      position: absolute; inset-inline-start: -1.5rem; width: 1.5rem; padding-inline-end: .25rem;
      color: var(--quiet); font-size: 1.5rem; line-height: 1.25;
      text-align: end; text-decoration: none;
    }
    section > article > .anchor { font-size: 1.2rem; }
    .anchor::before { content: "#"; }
    .anchor + * { margin-top: 0; }
    article:is(:target, :has(> :target))::before {
      content: ""; position: absolute; inset-block: 0; inset-inline-start: -1.5rem;
      border-inline-start: 4px solid var(--link);
    }
    @media (hover: hover) {
      article:not(:hover) > .anchor:not(:focus-visible) { opacity: 0; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .anchor { transition: opacity .15s; }
    }
    @media (min-width: 64rem) {
      body:has(> nav) {
        --width: 64rem;
        grid-template-columns: minmax(1.5rem, 1fr) 17rem 3rem minmax(0, 44rem) minmax(1.5rem, 1fr);
      }
      nav ~ :is(main, footer) { grid-column: 4; }
      nav {
        position: sticky; top: 0; align-self: start; max-height: 100vh;
        margin: 0; padding: 2.5rem 0; border: 0; border-radius: 0;
      }
      @supports selector(::details-content) {
        nav summary { display: none; }
        nav ol { margin: 0; }
        nav details::details-content { content-visibility: visible; block-size: auto; }
      }
    }
    @media print {
      nav { display: block; padding: 0; columns: 2; }
      nav:has(li:nth-child(61)), nav :is(summary, input, label, button), .anchor { display: none; }
      nav details::details-content { content-visibility: visible; block-size: auto; }
      nav li { break-inside: avoid; }
      article:not(:has(> :nth-child(9))) { break-inside: avoid-page; }
      :is(article, section) + :is(article, section) { margin-top: 1rem; padding-top: 1rem; }
      article::before { display: none; }
    }
    """
}
