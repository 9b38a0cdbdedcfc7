import type { Page } from '@playwright/test'

/**
 * Does to a page what a browser's translation does: every text is taken out and stands in two elements of the
 * translation's own, now and whenever the page changes. The words stay, so that they can be compared.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isTranslated = (text: Node) => text.parentElement?.closest('font') !== null
    const leftAlone = 'script, style, textarea, title, noscript, svg'
    const translate = (text: Node) => {
      const holder = text.parentElement
      // White space between elements is left alone.
      if (!holder || holder.closest(leftAlone) || isTranslated(text) || !text.nodeValue?.trim()) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.append(text.nodeValue)
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node)
      for (const text of root.nodeType === Node.TEXT_NODE ? [root] : texts) translate(text)
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') translateIn(target)
        for (const node of addedNodes) translateIn(node)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
