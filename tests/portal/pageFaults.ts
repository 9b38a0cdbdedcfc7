/** What is wrong with a page for people who hear it, as far as its markup alone can tell. A line a fault. */
import type { Page } from '@playwright/test'

export const pageFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)]
    const at = (element: Element) => element.outerHTML.slice(0, 140)
    const silent = 'script, style, noscript, template, [aria-hidden="true"], [hidden], [inert]'
    const isHeard = (element: Element) => element.closest(silent) === null && element.checkVisibility()
    const words = (element: Element | null) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''

    const ids = Map.groupBy(all('[id]'), ({ id }) => id)
    for (const [id, { length }] of ids) if (length > 1) faults.push(`the id ${id} is there ${length} times`)

    const references = [
      'aria-describedby',
      'aria-labelledby',
      'aria-controls',
      'aria-owns',
      'aria-details',
      'for',
    ]
    for (const name of references)
      for (const element of all(`[${name}]`))
        for (const id of (element.getAttribute(name) ?? '').split(/\s+/))
          if (id !== '' && !ids.has(id))
            faults.push(`${name} names ${id}, which is not there: ${at(element)}`)

    for (const link of all('a[href^="#"]'))
      if (
        link.getAttribute('href') !== '#' &&
        !ids.has(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
      )
        faults.push(`a link leads to nothing on the page: ${at(link)}`)

    for (const figure of all('figure, [role="figure"], [role="img"], svg[role]'))
      if (
        isHeard(figure) &&
        !figure.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]') &&
        words(figure.querySelector('figcaption, title')) === ''
      )
        faults.push(`a figure has no name: ${at(figure)}`)

    for (const group of all('[role="radiogroup"], fieldset'))
      if (isHeard(group) && group.querySelector('[type="radio"]') !== null) {
        const radios = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)')]
        if (radios.length > 0 && radios.every(({ tabIndex }) => tabIndex < 0))
          faults.push(`a group of radio buttons is no stop of Tab: ${at(group)}`)
      }

    // A price that is only drawn, with nothing beside it that says it.
    const isPrice = /(?:€\s?[\d.,\s]*\d)|(?:\d[\d.,\s]*\s?€)/
    for (const hidden of all('[aria-hidden="true"]')) {
      const [price] = isPrice.exec(hidden.textContent) ?? []
      if (price === undefined || !hidden.checkVisibility() || hidden.parentElement?.closest(silent)) continue
      const digits = price.replaceAll(/\D/g, '')
      const near = hidden.closest('article, li, tr, dd, [role="dialog"], button, a') ?? hidden.parentElement
      const copy = near?.cloneNode(true) as HTMLElement | undefined
      const named = [...(copy?.querySelectorAll('[aria-label]') ?? []), ...(near ? [near] : [])]
      const labels = named.map((one) => one.getAttribute('aria-label') ?? '').join(' ')
      for (const one of copy?.querySelectorAll(silent) ?? []) one.remove()
      if (!`${copy?.textContent} ${labels}`.replaceAll(/\D/g, '').includes(digits))
        faults.push(`a price is shown and never said: ${at(hidden)}`)
    }

    // Two texts in a row without a block, a mark or white space between them.
    const isBlock = (element: Element) =>
      !/^(?:a|abbr|b|bdi|del|em|i|ins|mark|small|span|strong|sub|sup|time|u)$/i.test(element.tagName)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let before: Text | undefined
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text
      const holder = text.parentElement
      if (!holder || text.data === '' || !isHeard(holder)) continue
      const blockOf = (one: Text | undefined) => {
        let up = one?.parentElement ?? null
        while (up && !isBlock(up)) up = up.parentElement
        return up
      }
      if (
        before &&
        holder !== before.parentElement &&
        blockOf(before) === blockOf(text) &&
        !isParted(before, text) &&
        /[\p{L}\p{N}€%.]$/u.test(before.data) &&
        /^[\p{L}\p{N}€−+]/u.test(text.data)
      )
        faults.push(`“${before.data.slice(-20)}” and “${text.data.slice(0, 20)}” are read as one word`)
      if (/ · /.test(text.data) && isHeard(holder))
        faults.push(`a dot is read out: “${text.data.slice(0, 60)}”`)
      before = text
    }

    /** A control, a list or a picture stands between them. */
    function isParted(first: Text, second: Text): boolean {
      const range = document.createRange()
      range.setStartAfter(first)
      range.setEndBefore(second)
      const between = range.cloneContents()
      if (/\s/.test(between.textContent ?? '') || between.querySelector('br, img, button, input, select'))
        return true
      const links = (one: Text) => one.parentElement?.closest('a') ?? null
      return links(first) !== links(second)
    }
    return faults
  })

/** The names of the page's landmarks that can be seen or heard, in their order. */
export const landmarks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = ':is([aria-label], [aria-labelledby])'
    const marks = `header, footer, main, nav, aside, search, section${named}, form${named}, [role="region"], [role="search"]`
    const scoped = 'article, aside, main, nav, section, [role="dialog"]'
    return [...document.querySelectorAll<HTMLElement>(marks)]
      .filter((one) => one.checkVisibility() && one.closest('[aria-hidden="true"], [inert]') === null)
      .filter((one) => !one.matches('header, footer') || !one.parentElement?.closest(scoped))
      .map((one) => `${one.tagName.toLowerCase()} ${one.getAttribute('aria-label') ?? ''}`)
  })
