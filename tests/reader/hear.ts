import { virtual } from '@guidepup/virtual-screen-reader'
import { vi } from 'vitest'

// The reader asks elements that have just left the page for what they are named by. There, the root is an
// element, which has no such method, and nothing to be found.
Object.assign(Element.prototype, { getElementById: () => null })

export interface Heard {
  /** Waits until a phrase was said that holds these words, long enough to be heard. */
  readonly until: (words: string) => Promise<void>
}

/**
 * What a screen reader says while a user goes along a path by keyboard: it follows the focus, the option that
 * a field points to, and live regions. A simulation: what real ones say is for people to hear, as
 * docs/accessibility/README.md lays down.
 */
export async function hear(path: (heard: Heard) => Promise<void>): Promise<readonly string[]> {
  const lasting = watchLasting()
  await virtual.start({ container: document.body })
  const pointed = watchPointer()
  const phrases = async () =>
    withPointed(await virtual.spokenPhraseLog(), pointed.phrases).filter(lasting.isHeard)
  const until = (words: string) =>
    vi.waitFor(
      async () => {
        const said = await phrases()
        if (!said.some((phrase) => phrase.includes(words)))
          throw new Error(`“${words}” was not said, but ${said.join(' / ')}`)
      },
      { timeout: 5000 },
    )
  try {
    await path({ until })
    return (await phrases()).slice(1)
  } finally {
    pointed.stop()
    lasting.stop()
    await virtual.stop()
  }
}

/** What is put into a live region and taken out again before anybody could read it is not heard. */
function watchLasting() {
  const texts = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        setTimeout(() => node.isConnected && texts.add(node.textContent ?? ''), 50)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const isHeard = (phrase: string, at: number, all: readonly string[]) => {
    const words = /^(?:polite|assertive): (.*)/.exec(phrase)?.[1]
    // The simulator repeats a region whenever an attribute changes in it.
    if (words === undefined) return true
    return !all.slice(0, at).includes(phrase) && [...texts].some((text) => text.includes(words))
  }
  return { isHeard, stop: () => observer.disconnect() }
}

interface Pointed {
  /** How many phrases of the reader came before. */
  readonly after: number
  readonly phrase: string
}

/** A field may keep the focus and point to one of its options. The simulator does not follow that yet. */
function watchPointer() {
  const phrases: Pointed[] = []
  const observer = new MutationObserver(async (records) => {
    const field = records.at(-1)?.target as Element
    const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    const after = (await virtual.spokenPhraseLog()).length
    if (option) phrases.push({ after, phrase: `${option.getAttribute('role')}, ${option.textContent}` })
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-activedescendant'] })
  return { phrases, stop: () => observer.disconnect() }
}

const withPointed = (said: readonly string[], pointed: readonly Pointed[]): readonly string[] =>
  [...said, undefined].flatMap((phrase, at) => [
    ...pointed.filter(({ after }) => after === at).map((each) => each.phrase),
    ...(phrase === undefined ? [] : [phrase]),
  ])
