import type { Scan } from './scan/Scan.ts'

/** Words that could not be read, as they were typed; offsets into the text, the end not included. */
export interface Unread {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Ends a phrase: unread words on either side are separate. */
const pause = /[,;:!?()\n«»"“”]|\.\s/

/** The tokens that were not read, those side by side as one; words of no weight between them go along. */
export function unreadSpans(scan: Scan, isRead: (at: number) => boolean): Unread[] {
  const spans: Unread[] = []
  let open = false
  scan.tokens.forEach(({ start, end, gap }, at) => {
    if (isRead(at)) open = false
    if (pause.test(gap)) open = false
    if (isRead(at) || scan.isWeightless(at)) return
    const last = spans.at(-1)
    const from = open && last ? last.start : start
    if (open) spans.pop()
    spans.push({ start: from, end, text: scan.text.slice(from, end) })
    open = true
  })
  return spans
}
