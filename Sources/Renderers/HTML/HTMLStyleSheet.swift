/// The look of a page at any width, in light and dark, and on paper.
enum HTMLStyleSheet {
  /// The digest of `text` for the content security policy; a test computes it.
  static let digest = "sha256-HqTmDCMaL6bvZ7htejsViX/vkvntuRjRrM9J4NRq4x8="

  /// The style sheet.
  static let text = """

    :root {
      color-scheme: light dark;
      --text: #1c1c1e; --quiet: #57575c; --page: #fff; --panel: #f3f3f6;
      --line: #c9c9d0; --link: #0b57c2; --mark: #ffe58a;
      --notice: #9a5100; --tip: #1a6b33; --danger: #b3261e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #ececf0; --quiet: #a9a9b2; --page: #17171a; --panel: #242429;
        --line: #45454d; --link: #8ab8ff; --mark: #6b5900;
        --notice: #f0a952; --tip: #6fce8a; --danger: #ff8f86;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 1.5rem 1.5rem 4rem; max-width: 47rem;
      background: var(--page); color: var(--text);
      font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1, h2, h3, h4, h5, h6 { margin: 1.5em 0 .5em; line-height: 1.25; text-wrap: balance; }
    h1 { margin-top: 0; font-size: 2rem; }
    h2 { font-size: 1.4rem; }
    h3 { font-size: 1.15rem; }
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
    .overview li { padding: .2rem 0; }
    a { color: var(--link); text-underline-offset: .15em; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px; }
    .action a {
      display: inline-block; padding: .5rem 1rem; border: 2px solid; border-radius: .5rem;
      font-weight: 600; text-decoration: none;
    }
    .action a:hover { text-decoration: underline; }
    mark { background: var(--mark); color: inherit; }
    code { font: .9em/1.5 ui-monospace, monospace; background: var(--panel); }
    pre {
      padding: .75rem 1rem; overflow: auto; border-radius: .5rem; background: var(--panel);
      direction: ltr; text-align: left; overflow-wrap: normal;
    }
    pre code { background: none; }
    blockquote { padding-inline-start: 1rem; border-inline-start: 4px solid var(--line); }
    blockquote { color: var(--quiet); }
    aside {
      padding: .75rem 1rem; border-radius: .25rem; background: var(--panel);
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
      padding: .35rem .75rem; border-bottom: 1px solid var(--line);
      text-align: start; vertical-align: top;
    }
    th { border-bottom-width: 2px; }
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
      body { max-width: none; padding: 0; font-size: 11pt; }
      .action a { display: inline; padding: 0; border: 0; }
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
      display: flex; flex-direction: column; margin-bottom: 2.5rem; padding: .75rem 1rem;
      border-radius: .5rem; background: var(--panel); font-size: .9375rem; line-height: 1.45;
    }
    nav [role="search"]:not([hidden]) {
      display: flex; flex-direction: column; gap: .35rem; min-height: 0; margin-bottom: .75rem;
    }
    nav label { font-weight: 600; }
    nav input {
      width: 100%; padding: .4rem .6rem; border: 1px solid var(--quiet); border-radius: .25rem;
      background: var(--page); color: var(--text); font: inherit;
    }
    nav [role="status"], nav [role="search"] li p { margin: 0; color: var(--quiet); }
    nav [role="search"] :is(p, ol):empty { display: none; }
    nav [role="search"] ol { overflow: auto; overscroll-behavior-y: contain; }
    nav [role="search"] li p { font-size: .875rem; }
    nav mark { color: var(--text); }
    nav button { align-self: start; padding: .25rem .75rem; font: inherit; }
    nav details { margin: 0; min-height: 0; overflow: auto; overscroll-behavior-y: contain; }
    nav summary { margin: 0; }
    nav ol { margin: .5rem 0 0; padding-inline-start: 2.5rem; }
    nav ol + ol { margin-top: .75rem; padding-top: .5rem; border-top: 1px solid var(--line); }
    nav details > p { margin: .75rem 0 0; font-weight: 600; }
    nav li { padding: .2rem 0; }
    nav a { text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    article { position: relative; scroll-margin-top: 1.5rem; }
    :is(article, section) + :is(article, section) {
      margin-top: 2.5rem; padding-top: 2.5rem; border-top: 1px solid var(--line);
    }
    main > section > h2 { margin-top: 0; }
    .anchor {
      position: absolute; inset-inline-start: -1.5rem; width: 1.5rem; padding-inline-end: .25rem;
      color: var(--quiet); font-size: 1.4rem; line-height: 1.25;
      text-align: end; text-decoration: none;
    }
    section > article > .anchor { font-size: 1.15rem; }
    .anchor::before { content: "#"; }
    .anchor + * { margin-top: 0; }
    article:target::before {
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
        display: grid; grid-template-columns: 17rem minmax(0, 44rem); column-gap: 4rem;
        justify-content: center; max-width: none;
      }
      header { grid-column: 1 / -1; }
      nav {
        position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem);
        margin: 0; padding: 0; background: none;
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
      article:target::before { display: none; }
    }
    """
}
