import type { Finding } from './Finding.ts'

const regions = '[aria-live], [role="status"], [role="alert"], [role="log"], output'

export interface LiveLog {
  /** What was said so far: `polite: 18 results`. */
  readonly said: readonly string[]
  stop(): void
}

/** Listens, as a screen reader does, to what comes into live regions. */
export function listen(): LiveLog {
  const said: string[] = []
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const region = element?.closest(regions)
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim()
    if (region && text && urgencyOf(region) !== 'off') said.push(`${urgencyOf(region)}: ${text}`)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') hear(target)
      else for (const node of addedNodes) hearWithin(node, hear)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return { said, stop: () => observer.disconnect() }
}

/** A whole region that appears speaks only when it is an alert; what comes into a standing one always does. */
function hearWithin(node: Node, hear: (node: Node) => void): void {
  if (node.parentElement?.closest(regions)) hear(node)
  else if (node instanceof Element)
    for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
      if (alert.matches('[role="alert"]')) hear(alert)
}

function urgencyOf(region: Element): string {
  const isAlert = region.getAttribute('role') === 'alert'
  return region.getAttribute('aria-live') ?? (isAlert ? 'assertive' : 'polite')
}

/** The same words from two places are heard twice. */
export function findRepeated(said: readonly string[]): readonly Finding[] {
  const words = said.map((line) => line.replace(/^\w+: /, ''))
  return [...new Set(words.filter((word, index) => words.indexOf(word) !== index))].map((word) => ({
    check: 'said twice',
    where: `“${word}”`,
    says: 'is announced more than once',
  }))
}
