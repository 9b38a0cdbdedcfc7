import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import type { Session } from './openSession.ts'

/** So long nothing must have been said before the next key, ms. */
const QUIET = 1200
const LONGEST = 15_000

/** A person with a screen reader and a keyboard. */
export class Reader {
  /** Each key or step with what was said after it. */
  readonly transcript: { readonly did: string; readonly heard: readonly string[] }[] = []
  readonly page: Page
  readonly #session: Session

  constructor(session: Session, page: Page) {
    this.#session = session
    this.page = page
  }

  /** Everything said since the journey began. */
  get heard(): readonly string[] {
    return this.transcript.flatMap(({ heard }) => heard)
  }

  /** Opens an address, and listens until the page has been told. */
  async open(address: string): Promise<readonly string[]> {
    return this.#listen(`open ${address}`, async () => {
      await this.page.goto(address)
      await this.page.locator('html[data-hydrated]').waitFor({ timeout: 60_000, state: 'attached' })
      await this.page.bringToFront()
    })
  }

  /** Presses a key by its name for xdotool: `Tab`, `h`, `Insert+a`. */
  key(name: string): Promise<readonly string[]> {
    return this.#listen(name, async () => {
      execFileSync('xdotool', ['key', '--clearmodifiers', name], { env: this.#session.environment })
    })
  }

  /** Presses a key once, and waits for these words; false if they have not come after twenty seconds. */
  async keyAndHear(name: string, words: RegExp): Promise<boolean> {
    if ((await this.key(name)).some((said) => words.test(said))) return true
    for (let second = 0; second < 20; second++)
      if ((await this.#listen('(waits)', () => wait(100))).some((said) => words.test(said))) return true
    return false
  }

  /** The same key until these words are heard; false after so many presses. */
  async keyUntil(name: string, words: RegExp, most = 30): Promise<boolean> {
    for (let pressed = 0; pressed < most; pressed++)
      if ((await this.key(name)).some((said) => words.test(said))) return true
    return false
  }

  /** Types letters, as a person with a keyboard would. */
  type(text: string): Promise<readonly string[]> {
    return this.#listen(`type “${text}”`, async () => {
      execFileSync('xdotool', ['type', '--clearmodifiers', '--delay', '40', text], {
        env: this.#session.environment,
      })
    })
  }

  async #listen(did: string, act: () => Promise<void>): Promise<readonly string[]> {
    const before = this.#lines().length
    await act()
    let count = before
    let quiet = 0
    for (let waited = 0; waited < LONGEST && quiet < QUIET; waited += 100) {
      await wait(100)
      const now = this.#lines().length
      quiet = now === count ? quiet + 100 : 0
      count = now
    }
    const heard = this.#lines()
      .slice(before)
      .map((line) => (JSON.parse(line) as { readonly said: string }).said)
    this.transcript.push({ did, heard })
    return heard
  }

  #lines(): readonly string[] {
    return readFileSync(this.#session.log, 'utf8').split('\n').filter(Boolean)
  }
}
