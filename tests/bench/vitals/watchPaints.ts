/** What a page noted of its own coming, ms since it was asked for. */
export interface Paints {
  readonly firstByte: number
  readonly firstPaint: number
  readonly largestPaint: number
  /** What the largest paint was. */
  readonly largest: string
  /** Cumulative Layout Shift. */
  readonly shift: number
  /** Of it, what was measured before the document had come to its end. */
  readonly earlyShift: number
  /** What moved, each element once. */
  readonly moved: readonly string[]
}

interface Noted {
  firstPaint: number
  largestPaint: number
  largest: string
  shift: number
  earlyShift: number
  moved: Set<string>
}

declare global {
  interface Window {
    notedPaints?: Noted
  }
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Runs in the page, before anything of it. */
export function watchPaints(): void {
  const noted: Noted = {
    firstPaint: 0,
    largestPaint: 0,
    largest: '',
    shift: 0,
    earlyShift: 0,
    moved: new Set(),
  }
  window.notedPaints = noted
  const named = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'an element that is gone'
    const text = (element.getAttribute('alt') ?? element.textContent ?? '').trim().slice(0, 30)
    return `<${element.localName} class="${(element.getAttribute('class') ?? '').slice(0, 60)}"> ${text}`
  }
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((value) => Math.round(value)).join(' ')
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    noted.largestPaint = entry.startTime
    noted.largest = named((entry as PerformanceEntry & { readonly element: Element | null }).element)
  })
  // A shift bears the time of its picture: the first one of the whole document shows what came since the one before.
  let settledAt = Number.POSITIVE_INFINITY
  const eachPicture = () => {
    const isWhole = document.readyState !== 'loading'
    requestAnimationFrame(isWhole ? (time) => (settledAt = time) : eachPicture)
  }
  requestAnimationFrame(eachPicture)
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as ShiftEntry
    if (hadRecentInput) return
    noted.shift += value
    if (startTime < settledAt) noted.earlyShift += value
    for (const { node, previousRect, currentRect } of sources)
      noted.moved.add(`${named(node)} (${boxOf(previousRect)} → ${boxOf(currentRect)})`)
  })
}

/** Runs in the page: what it noted until now. */
export function readPaints(): Paints {
  const { firstPaint, largestPaint, largest, shift, earlyShift, moved } = window.notedPaints!
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const firstByte = navigation?.responseStart ?? 0
  return { firstByte, firstPaint, largestPaint, largest, shift, earlyShift, moved: [...moved] }
}
