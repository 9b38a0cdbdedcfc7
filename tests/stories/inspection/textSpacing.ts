const spacing = new CSSStyleSheet()
spacing.replaceSync(
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
)

/** WCAG 1.4.12: the distances that a reader may set, as a style sheet of the reader’s own. */
export function withTextSpacing<Result>(look: () => Result): Result {
  const sheets = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...sheets, spacing]
  try {
    return look()
  } finally {
    document.adoptedStyleSheets = sheets
  }
}
