import { afterEach, describe, expect, it, vi } from 'vitest'
import { covers } from '../../../tests/covers.ts'
import { readCookie } from '../account/cookies.ts'
import { anonymousId, dropAnonymousId } from './anonymousId.ts'
import { isDetectedBot } from './botDetection.ts'
import { pushData } from './dataLayer.ts'

afterEach(() => {
  dropAnonymousId()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete globalThis.dataLayer
})

describe('the number of a browser', () => {
  it('is kept for 365 days', covers('constants/analytics-cookie-life'), () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const id = anonymousId()
    expect(written.mock.lastCall?.[0]).toContain('Max-Age=31536000;')
    expect(anonymousId()).toBe(id)
  })

  it(
    'is another one a year after it was made',
    covers('constants/analytics-cookie-life-in-milliseconds'),
    () => {
      const made = Date.UTC(2026, 0, 1)
      const id = anonymousId(made)
      expect(anonymousId(made + 31_536_000_000 - 1)).toBe(id)
      expect(anonymousId(made + 31_536_000_000)).not.toBe(id)
    },
  )

  it('is made again where the cookie holds something else', () => {
    document.cookie = 'estia_measure=x.y; Path=/'
    expect(readCookie('estia_measure')).toBe('x.y')
    expect(anonymousId()).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('bot detection', () => {
  it.each([
    ['a person', {}, true, false],
    ['a driven browser', { webdriver: true }, true, true],
    ['a driven browser, not looked into', { webdriver: true }, false, false],
    ['a program that says so', { userAgent: 'Googlebot/2.1' }, false, true],
    ['no languages', { languages: [] }, true, true],
  ])('of %s', covers('states/bot-detection', 'flags/DATADOME'), (_, facts, isDeep, isBot) => {
    vi.stubGlobal('navigator', {
      userAgent: 'Mozilla/5.0 Chrome/156.0',
      webdriver: false,
      languages: ['el'],
      ...facts,
    })
    vi.stubGlobal('outerWidth', 1200)
    expect(isDetectedBot(isDeep)).toBe(isBot)
  })

  it('is false where it fails', covers('states/bot-detection'), () => {
    vi.stubGlobal('navigator', {
      get userAgent() {
        throw new Error('hidden')
      },
    })
    expect(isDetectedBot(true)).toBe(false)
  })
})

it(
  'the data layer gets entries on idle, and keeps the last hundred',
  covers('constants/dataLayer'),
  async () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act))
    for (let n = 0; n < 120; n++) pushData({ n })
    expect(globalThis.dataLayer).toBeUndefined()
    for (const act of idle) act()
    expect(globalThis.dataLayer?.map(({ n }) => n)).toEqual([...Array(100).keys()].map((n) => n + 20))
  },
)
