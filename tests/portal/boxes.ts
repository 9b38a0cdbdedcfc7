import type { Page } from '@playwright/test'

/** An element that is elsewhere, or of another size, than at the first paint. CSS pixels: x, y, width, height. */
export interface MovedBox {
  readonly what: string
  readonly before: string
  readonly after: string
}

declare global {
  interface Window {
    keptBoxes?: readonly (readonly [Element, DOMRect])[]
  }
}

/** Windows from the top of the page in which boxes are noted: nobody has scrolled further before script is there. */
const windows = 2

/** Notes where the visible elements at the start of the page are, once its styles and fonts are there; returns how many. */
export async function keepBoxes(page: Page): Promise<number> {
  return page.evaluate(async (most) => {
    const sheets = () => [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'),
    ]
    while (sheets().some(({ sheet }) => sheet === null))
      await new Promise((resolve) => setTimeout(resolve, 20))
    await document.fonts.ready
    window.keptBoxes = [...document.querySelectorAll('#root *')]
      .map((element) => [element, element.getBoundingClientRect()] as const)
      .filter(
        ([element, { top, height }]) =>
          height > 0 && top < most * innerHeight && element.checkVisibility({ visibilityProperty: true }),
      )
    return window.keptBoxes.length
  }, windows)
}

/**
 * The noted elements whose upper edge, side or width is another one by more than a pixel; a height counts where it ends
 * within the noted part. What was replaced has no box of its own any more: what is around and below it tells whether that
 * moved anything.
 */
export async function movedBoxes(page: Page): Promise<readonly MovedBox[]> {
  return page.evaluate((most) => {
    const named = (element: Element) =>
      `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)} (${element.getAttribute('class') ?? ''})`
    const text = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map((value) => Math.round(value)).join(' ')
    const end = ({ bottom }: DOMRect) => Math.min(bottom, most * innerHeight)
    const isMoved = (one: DOMRect, other: DOMRect) =>
      (['x', 'y', 'width'] as const).some((side) => Math.abs(one[side] - other[side]) > 1) ||
      Math.abs(end(one) - end(other)) > 1
    const moved = (window.keptBoxes ?? []).flatMap(([element, before]) => {
      if (!element.isConnected || !element.checkVisibility()) return []
      const after = element.getBoundingClientRect()
      return isMoved(before, after) ? [{ element, before, after }] : []
    })
    // What contains others that moved is larger for them.
    const holdsAnother = (one: Element) =>
      moved.some(({ element }) => element !== one && one.contains(element))
    return moved
      .filter(({ element }) => !holdsAnother(element))
      .map(({ element, before, after }) => ({
        what: named(element),
        before: text(before),
        after: text(after),
      }))
  }, windows)
}
