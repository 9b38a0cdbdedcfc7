/** Everything that a page says: what is seen and what is only heard, each with the language it is marked as. */
import type { Page } from '@playwright/test'

export interface SpokenText {
  readonly text: string
  /** Of the nearest element that says so. */
  readonly lang: string
  /** Where it stands, for a person who has to mend it: `main > h1`, `button[aria-label]`. */
  readonly at: string
}

/** Reads the texts of the page's body and the attributes that are spoken. Data in scripts is none. */
export const spokenTexts = (page: Page): Promise<readonly SpokenText[]> =>
  page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ]
    const silent = 'script, style, noscript, template'
    const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? ''
    const nameOf = (element: Element) =>
      [element.parentElement, element].map((one) => one?.tagName.toLowerCase() ?? '').join(' > ')
    const found: { text: string; lang: string; at: string }[] = []
    const add = (element: Element, text: string | null, at: string) => {
      if (text !== null && text.trim() !== '') found.push({ text: text.trim(), lang: langOf(element), at })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (element && !element.closest(silent)) add(element, walker.currentNode.nodeValue, nameOf(element))
    }
    for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
      for (const name of attributes) add(element, element.getAttribute(name), `${nameOf(element)}[${name}]`)
    return found
  })
