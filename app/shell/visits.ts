/** Where a visitor was on a page: how far down, and on which link. */
interface Mark {
  readonly scroll: number
  /** `#id` of what had focus, else the address of the link; null when nothing had. */
  readonly focus: string | null
}

/** How the page now shown was reached. `keep` stays in place: filters, sorting. */
export type Move =
  | { readonly kind: 'load' | 'push' | 'keep' }
  | { readonly kind: 'back'; readonly mark?: Mark }

interface EntryState {
  readonly key?: string
  readonly mark?: Mark
}

const marks = new Map<string, Mark>()
const stateOf = (): EntryState => (history.state as EntryState | null) ?? {}
const addressOf = () => location.pathname + location.search

let key = 'first'
let address = ''
let lastMove: Move = { kind: 'load' }
let count = 0

export const currentMove = (): Move => lastMove

/**
 * Watches the browser's history. Called once, before React subscribes to it: on Back, the previous page is
 * still on screen and can be marked.
 */
export function watchHistory(): void {
  key = stateOf().key ?? key
  address = addressOf()
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => {
    if (addressOf() === address) return
    marks.set(key, markNow())
    const { key: to = 'first', mark } = stateOf()
    const known = marks.get(to) ?? mark
    key = to
    address = addressOf()
    lastMove = { kind: 'back', ...(known && { mark: known }) }
  })
  addEventListener('pagehide', () => {
    // The browser restores a reloaded page better than we could.
    history.scrollRestoration = 'auto'
    history.replaceState({ ...stateOf(), key, mark: markNow() }, '')
  })
  addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'))
}

/** Marks the page that is left and returns the state of the history entry that follows. */
export function depart(
  to: string,
  { replace, keepsPlace }: { replace: boolean; keepsPlace: boolean },
): EntryState {
  if (!replace) {
    const mark = markNow()
    marks.set(key, mark)
    history.replaceState({ ...stateOf(), key, mark }, '')
    key = `${performance.timeOrigin}-${count++}`
  }
  lastMove = { kind: keepsPlace ? 'keep' : 'push' }
  address = to.split('#')[0] ?? to
  return { key }
}

function markNow(): Mark {
  const active = document.activeElement
  const focus = active?.id ? `#${CSS.escape(active.id)}` : (active?.getAttribute('href') ?? null)
  return { scroll: scrollY, focus }
}

/** Moves the view and the focus to where they belong after a move. */
export function arrive(move: Move): void {
  if (move.kind === 'load') return
  if (move.kind === 'keep') {
    onceRestored(() => document.activeElement === document.body && focusOn(mainHeading()))
    return
  }
  const mark = move.kind === 'back' ? move.mark : undefined
  const target = document.getElementById(idInHash(location.hash))
  focusOn((mark && marked(mark)) ?? target ?? mainHeading())
  if (mark || !target) scrollTo({ top: mark?.scroll ?? 0, behavior: 'instant' })
  else target.scrollIntoView()
}

/** The id that an address's `#…` names. People type and paste it: a `%` that encodes nothing stands for itself. */
export function idInHash(hash: string): string {
  const written = hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** A dialog that closes gives the focus back in the next frame: what would take it meanwhile takes it away from that. */
const onceRestored = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/** Until a page's heading is there, its main landmark holds the focus, so that it never falls to the body. */
export function waitInMain(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  focusOn(document.querySelector<HTMLElement>('main'))
}

/** The page's heading where it has the focus; a screen reader says it then. Empty where something else has. */
export const focusedHeading = (): string =>
  document.activeElement?.matches('h1') ? document.activeElement.textContent.trim() : ''

/** What of a message a heading has not said: nothing is announced twice. */
export const unsaid = (message: string, heading: string): string =>
  message.replace(heading, '').replace(/^[.\s]+/, '')

const mainHeading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

function marked({ focus }: Mark): HTMLElement | undefined {
  if (focus === null) return undefined
  if (focus.startsWith('#')) return document.querySelector<HTMLElement>(focus) ?? undefined
  return [...document.querySelectorAll<HTMLElement>('a[href]')].find(
    (link) => link.getAttribute('href') === focus,
  )
}

function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
