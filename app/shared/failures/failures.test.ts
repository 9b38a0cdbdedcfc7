import { describe, expect, it } from 'vitest'
import type { Translate } from '#app/i18n/texts.ts'
import { listenToAll } from '#app/shared/events/eventBus.ts'
import { AbortError, ConnectionError, StatusError } from '#app/transport/errors.ts'
import { failureText } from './failureText.ts'
import { screenRefusal, screens } from './screens.ts'
import type { SaidFailure } from './treatments.ts'

/** Each text is its key. */
const t = ((key: string) => key) as unknown as Translate
const refused = (status: number, message?: string) =>
  new StatusError<never>({ status, data: message === undefined ? {} : { message } })

const fallback = 'login_wrong_credentials_message'
const cases: readonly (readonly [string, SaidFailure, string | undefined])[] = [
  ...[400, 401, 403, 404, 409, 410, 422, 429].map(
    (status) => [`a refusal with ${status}`, refused(status), fallback] as const,
  ),
  ...[500, 502, 503, 504].map(
    (status) => [`a server that fails with ${status}`, refused(status), 'errors.failed.text'] as const,
  ),
  ['a refusal with a sentence', refused(401, 'Όχι'), 'Όχι'],
  ['a busy server with a sentence', refused(503, 'Σε λίγο'), 'Σε λίγο'],
  ['a line that breaks', new ConnectionError({ cause: 'cut' }), 'errors.connection.text'],
  ['a call that was given up', new AbortError(), undefined],
]

it.each(cases)('words %s', (_, failure, text) => {
  expect(failureText(failure, t, fallback)).toBe(text)
})

describe.each(Object.keys(screens) as (keyof typeof screens)[])('the failure of %s', (screen) => {
  /** What a screen says, and the events that it raises. */
  const end = (failure: SaidFailure) => {
    const events: (readonly [string, unknown])[] = []
    const leave = listenToAll((name, event) => void events.push([name, event]))
    const refusal = screenRefusal<{ email: string }>(screen, failure, t, ['email'])
    leave()
    return { events, refusal }
  }

  it('is reported once, with what was said', () => {
    const { events, refusal } = end(refused(400))
    expect(refusal.message).toBe(screens[screen].fallback)
    expect(events).toEqual([
      [expect.stringMatching(/ Failed$/), expect.objectContaining({ reason: refusal.message })],
    ])
  })

  it('is neither shown nor reported where the call was given up', () => {
    expect(end(new AbortError())).toEqual({ events: [], refusal: { isStopped: true } })
  })
})
