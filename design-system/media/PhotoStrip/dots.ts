/** A dot: of which photograph, counted from 0, and how it is drawn. */
export interface Dot {
  readonly at: number
  /** `small` at an end beyond which there are more. */
  readonly look: 'current' | 'other' | 'small'
}

/** So many dots have room beside the name of a room. */
const most = 5

/** The dots around the photograph in sight, five at most. */
export function dotsOf(total: number, index: number): readonly Dot[] {
  const shown = Math.min(total, most)
  const first = Math.max(0, Math.min(index - Math.floor(most / 2), total - shown))
  return Array.from({ length: shown }, (_, step) => {
    const at = first + step
    const isEnd = (step === 0 && at > 0) || (step === shown - 1 && at < total - 1)
    return { at, look: at === index ? 'current' : isEnd ? 'small' : 'other' }
  })
}
