/** Going through a page with nothing but the keyboard. */
import type { Page } from '@playwright/test'

/** What has the focus, by the words that assistive technology would say first; undefined while nothing has it. */
const focusedName = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const labels = 'labels' in focused ? [...((focused.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    const referred = (focused.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id)?.textContent ?? [])
    const label = focused.getAttribute('aria-label')
    return (
      label ?? [...referred, ...labels.map(({ textContent }) => textContent), focused.textContent].join(' ')
    )
  })

/**
 * Presses Tab until what has the focus is called so. What is not on the page yet is waited for: it is gone through once
 * more, for as long as a reply may be on its way.
 */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  { most = 80, key = 'Tab' }: { most?: number; key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  const isIt = (text: string) => (typeof name === 'string' ? text.includes(name) : name.test(text))
  const until = Date.now() + 10_000
  let passed: string[] = []
  while (passed.length < most) {
    const focused = await focusedName(page)
    if (focused !== undefined && isIt(focused)) return
    // Behind its last thing a page begins again, with nothing focused.
    if (focused === undefined && passed.length > 0 && Date.now() < until) passed = []
    passed.push((focused ?? '').trim().slice(0, 40))
    await page.keyboard.press(key)
  }
  throw new Error(`Nothing called ${String(name)} within ${most} presses of ${key}: ${passed.join(' | ')}`)
}

/** Presses Tab until something like this has the focus, and says how often. What is not on the page yet is waited for. */
export async function tabToOne(page: Page, selector: string, most = 60): Promise<number> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return presses
  }
  throw new Error(`Nothing like ${selector} within ${most} presses of Tab`)
}

/** Goes to a field by Tab and types. */
export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

/** Goes to a control by Tab and presses Enter. */
export async function enter(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Counts the keys that are pressed from now on, those together as one; what is typed into fields is not counted. */
export function countPresses({ keyboard }: Page): () => number {
  let count = 0
  const press = keyboard.press.bind(keyboard)
  keyboard.press = (...pressed) => {
    count++
    return press(...pressed)
  }
  return () => count
}
