/** WCAG 1.4.12. A constructed style sheet, since the portal's policy refuses foreign <style> elements. */
export function setTextSpacing(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
