import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { ReplayChunk } from '#domain/replay/replay.ts'
import { covers } from '../../../tests/covers.ts'
import { choose } from '../consent/consent.ts'
import { isRecorded, whileRecorded } from './whileRecorded.ts'
import { recordVisit } from './recordVisit.ts'

const sent: ReplayChunk[] = []
let status = 200
let end: (() => void) | undefined

beforeEach(() => {
  sent.length = 0
  status = 200
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body) as ReplayChunk)
    return { ok: status === 200 }
  })
})
afterEach(() => {
  end?.()
  end = undefined
  choose([])
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const visit = () =>
  render(
    <main>
      <h1>Μαρία Παπαδοπούλου</h1>
      <p title="Οδός Αθηνάς 5">Το τηλέφωνό μου είναι 6941234567</p>
      <a href="/user/messages/?id=secret-id" aria-label="Συνομιλία με τη Μαρία">
        Άνοιγμα
      </a>
      <input aria-label="Μήνυμα" defaultValue="Καλημέρα σας" placeholder="Γράψτε" />
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Το σαλόνι της" />
    </main>,
  )

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a recorded visit', () => {
  it('holds no word, no label, no address and nothing that was typed', async () => {
    await visit()
    end = recordVisit()
    vi.useRealTimers()
    await page.getByRole('textbox').fill('Με λένε Ελένη')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    end()
    await wait(6000)
    const text = JSON.stringify(sent)
    expect(sent.length).toBeGreaterThan(0)
    expect(text).toContain('•')
    for (const word of ['Μαρία', '6941234567', 'Αθηνάς', 'secret', 'Καλημέρα', 'Ελένη', 'Γράψτε', 'σαλόνι'])
      expect(text).not.toContain(word)
  })

  it('is sent in chunks by number, of one replay', async () => {
    await visit()
    end = recordVisit()
    await wait(5100)
    dispatchEvent(new Event('scroll'))
    document.querySelector('p')?.append('!')
    await wait(5100)
    await wait(5100)
    expect(sent.map(({ number }) => number)).toEqual(sent.map((_, at) => at))
    expect(new Set(sent.map(({ replay }) => replay)).size).toBe(1)
  })

  it(
    'ends after five minutes without a sign, and the next begins another',
    covers('constants/replay-idle-timeout'),
    async () => {
      await visit()
      end = recordVisit()
      await wait(6000)
      await wait(300_000)
      const before = sent.length
      document.querySelector('p')?.append('!')
      await wait(6000)
      expect(sent).toHaveLength(before)
      dispatchEvent(new Event('pointerdown'))
      await wait(6000)
      expect(new Set(sent.map(({ replay }) => replay)).size).toBe(2)
    },
  )

  it('ends where the server takes no more of it', async () => {
    status = 409
    await visit()
    end = recordVisit()
    await wait(6000)
    const before = sent.length
    dispatchEvent(new Event('pointerdown'))
    await wait(20_000)
    expect([before, sent.length]).toEqual([2, 2])
  })
})

describe('what is recorded', () => {
  const messages = { name: 'messages', isSignedIn: true, share: 1 } as const

  it.each([
    [messages, true],
    [{ ...messages, name: 'profile' } as const, false],
    [{ ...messages, isSignedIn: false }, false],
    [{ ...messages, share: 0 }, false],
  ])('%o: %s', covers('states/session-replay'), (given, expected) => {
    expect(isRecorded(given)).toBe(expected)
  })

  it('is only what was agreed to, and stops with the agreement', async () => {
    vi.useRealTimers()
    await visit()
    end = whileRecorded(messages)
    await new Promise((resolve) => setTimeout(resolve, 300))
    end()
    expect(sent).toEqual([])
    end = whileRecorded(messages)
    choose(['replay'])
    await new Promise((resolve) => setTimeout(resolve, 500))
    choose([])
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    const before = sent.length
    document.querySelector('p')?.append('!')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(sent).toHaveLength(before)
  })
})
