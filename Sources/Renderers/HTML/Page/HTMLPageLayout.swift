/// The part of the style sheet that places contents and articles on a page.
///
/// On a wide screen the contents stand beside the articles and scroll on their own. On a narrow one
/// they are folded above the articles. A browser that cannot unfold `<details>` in a style sheet
/// leaves that to its reader.
enum HTMLPageLayout {
  /// The rules, in front of those for paper.
  static let text = """
    nav {
      display: flex; flex-direction: column; margin-bottom: 2.5rem; padding: .75rem 1rem;
      border-radius: .5rem; background: var(--panel); font-size: .9375rem; line-height: 1.45;
    }
    nav [role="search"]:not([hidden]) { display: grid; gap: .35rem; margin-bottom: .75rem; }
    nav label { font-weight: 600; }
    nav input {
      width: 100%; padding: .4rem .6rem; border: 1px solid var(--quiet); border-radius: .25rem;
      background: var(--page); color: var(--text); font: inherit;
    }
    nav [role="status"] { margin: 0; color: var(--quiet); }
    nav [role="status"]:empty { display: none; }
    nav details { margin: 0; min-height: 0; overflow: auto; overscroll-behavior-y: contain; }
    nav summary { margin: 0; }
    nav ol { margin: .5rem 0 0; padding-inline-start: 2.5rem; }
    nav ol + ol { margin-top: .75rem; padding-top: .5rem; border-top: 1px solid var(--line); }
    nav details > p { margin: .75rem 0 0; font-weight: 600; }
    nav p:has(+ ol):not(:has(+ ol > li:not([hidden]))) { display: none; }
    main > section:not(:has(> article:not([hidden]))) { display: none; }
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
      nav:has(li:nth-child(61)), nav :is(summary, input, label), .anchor { display: none; }
      nav details::details-content { content-visibility: visible; block-size: auto; }
      nav li { break-inside: avoid; }
      article:not(:has(> :nth-child(9))) { break-inside: avoid-page; }
      :is(article, section) + :is(article, section) { margin-top: 1rem; padding-top: 1rem; }
      article:target::before { display: none; }
    }
    """
}
