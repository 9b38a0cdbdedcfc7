import { setTimeout as wait } from 'node:timers/promises'
import type { Refusal } from './Writers.ts'

/** A page that did not come by then never comes, ms. */
const PATIENCE = 30_000

const pages = ['/', '/pwlhsh-katoikies/', '/api-next/search-list/listings/', '/sitemap.xml']

/** Answers that say something else than "come again": a 5xx that is no 503, or a 503 that does not say when. */
export const isBad = ({ status, hasRetryAfter }: Pick<Refusal, 'status' | 'hasRetryAfter'>): boolean =>
  status >= 500 && !(status === 503 && hasRetryAfter)

/** Reads pages one after the other until told to end; gives the bad answers among them. */
export function startReading(origin: string) {
  let isOver = false
  let count = 0
  const bad: string[] = []
  const work = (async () => {
    while (!isOver) {
      const path = pages[count++ % pages.length] ?? '/'
      const asked = fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE) })
      const answer = await asked.then(
        ({ status, headers }) => ({ status, hasRetryAfter: headers.has('retry-after') }),
        () => undefined,
      )
      if (answer === undefined) bad.push(`${path} never`)
      else if (isBad(answer)) bad.push(`${path} ${answer.status}`)
      await wait(20)
    }
  })()
  return async () => {
    isOver = true
    await work
    return { count, bad }
  }
}
