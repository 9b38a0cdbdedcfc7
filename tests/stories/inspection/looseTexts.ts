import { describe } from './elements.ts'
import type { Finding } from './Finding.ts'

/**
 * Texts that are not the whole content of an element. React updates and removes them by their node, which a browser's
 * translation has replaced: the old text stays, or React throws. Where a text is all that an element has, React sets
 * the element's content.
 */
export function findLooseTexts(): readonly Finding[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Finding[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isReactsOwn(node) && node.parentElement && !isSpace(node))
      found.push({
        check: 'loose text',
        where: describe(node.parentElement),
        says: `“${node.nodeValue}” is not all that its element holds: put it into an element of its own`,
      })
  return found
}

/** A space between elements, which no translation touches. */
const isSpace = (node: Node) => node.nodeValue?.trim() === ''

/** React marks what it keeps a hold of; a text set as content has no mark. */
const isReactsOwn = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))
