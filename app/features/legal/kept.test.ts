import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cookieSeconds, declaredCookie, type DeclaredCookie } from '#domain/cookies.ts'
import { languages } from '#domain/locale.ts'
import { offlineCaches } from '#domain/offline.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'
import { loadDocument } from './loadDocument.ts'

const names = Object.keys(cookieSeconds) as DeclaredCookie[]

describe.each(languages)('the page about cookies in %s', (language) => {
  const pointsOf = async () => {
    const { sections } = await loadDocument(language, 'cookies')
    return sections.flatMap(({ points }) => points)
  }

  it('lists every cookie once, with what it is for and how long it is kept', async () => {
    const points = await pointsOf()
    for (const name of names) {
      const own = points.filter((point) => point.startsWith(`${name}:`) || point.startsWith(`${name}\u00a0:`))
      expect([name, own.length]).toEqual([name, 1])
      const days = Math.min(cookieSeconds[name] / 86_400, 400)
      const time = days >= 1 ? days : cookieSeconds[name] / 60
      expect(own[0]).toMatch(new RegExp(`.{12,}\\D${time}\\D+\\.$`))
    }
  })

  it('lists what stands in the browser’s storage', async () => {
    const points = await pointsOf()
    for (const key of Object.values(storedKeys))
      expect([key, points.filter((point) => point.startsWith(key)).length]).toEqual([key, 1])
    expect(points.length).toBe(names.length + Object.keys(storedKeys).length)
  })

  it('names the string of companies where choices are kept', async () => {
    const choices = (await pointsOf()).filter((point) => point.startsWith(storedKeys.consent))
    expect(choices).toEqual([expect.stringMatching(/TC.*IAB Europe/)])
  })
})

/** Source files of the app and the server, without tests and their helpers. */
const sources = globSync('{app,server,domain,design-system}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted()

describe('what is kept in a browser', () => {
  it('is written in a few places, whose types allow only declared keys', () => {
    expect(filesWith(/document\.cookie = /)).toEqual([
      'app/shared/account/cookies.ts',
      'app/shared/choices/languageChoice.ts',
      'app/shared/choices/resultsView.ts',
      'app/shell/theme.ts',
    ])
    // A line for a browser is written by one function on the server, and by one beside it for choices without script.
    expect(filesWith(/Max-Age=\$\{/)).toEqual([
      'app/shared/account/cookies.ts',
      'app/shared/choices/KeptChoice.ts',
      'server/http/cookies.ts',
    ])
    // The worker's caches begin with a declared key.
    expect(offlineCaches).toBe(storedKeys.offline)
    expect(filesWith(/cookieStore\b|indexedDB\.open|caches\.open/)).toEqual([
      'app/shared/offline/waiting/database.ts',
      'server/features/saved/offline/offlineWorker.ts',
    ])
  })

  it('is stored under declared keys', () => {
    const opened = filesWith(
      /(?:local|session)Storage\.(?:getItem|setItem|removeItem)|(?:local|session)Store\(\)/,
    )
    expect(opened).toEqual([
      'app/shared/account/accountsElsewhere.ts',
      'app/shared/account/forget/forgetHashedContact.ts',
      'app/shared/account/hashedContact.ts',
      'app/shared/consent/consent.ts',
      'app/shared/drafts/dropDrafts.ts',
      'app/shared/drafts/useDraft.ts',
      'app/shared/flags/flagCache.ts',
      'app/shared/recentSearches/recentKey.ts',
      'app/shared/recentSearches/recentStore.ts',
      'app/shared/storage/deviceIds.ts',
      'app/shell/install/AppBanner.tsx',
    ])
    const literal = /['"`]estia\.(?!probe)[a-zA-Z.]+['"`]/
    expect(filesWith(literal).filter((file) => opened.includes(file))).toEqual([])
  })

  it('is known by its name however it is set', () => {
    expect(declaredCookie('__Host-estia_session')).toBe('estia_session')
    expect(declaredCookie('__Host-estia_sso_AbC-123_xyz0')).toBe('estia_sso_…')
    expect(declaredCookie('estia_other')).toBeUndefined()
    expect(declaredCookie('toString')).toBeUndefined()
  })
})
