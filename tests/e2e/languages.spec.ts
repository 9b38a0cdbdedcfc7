import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type Language, languages } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { everyPage, type VisitedPage } from '../portal/everyPage.ts'
import { type SpokenText, spokenTexts } from '../portal/spokenTexts.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { test } from '../portal/test.ts'
import { untilFilled } from '../portal/untilFilled.ts'

// Some twenty pages each.
test.describe.configure({ timeout: 180_000 })
test.use(ownAddress)
test.use({ viewport: { width: 360, height: 740 } })

const catalogues = join(import.meta.dirname, '../../texts')
const keys = new Set(
  globSync('*/el.json', { cwd: catalogues }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(catalogues, file), 'utf8')) as object),
  ),
)

/** A key that nobody wrote a text for, or what a programming fault writes. */
const isRaw = ({ text }: SpokenText) =>
  keys.has(text) || /\b(?:undefined|NaN|null)\b|\[object |\{\w+(?:,|\})/.test(text)

/** Words in Greek, which readers of another language must be told of: a voice that reads them as German is no help. */
const isUnmarkedGreek = ({ text, lang }: SpokenText) =>
  /\p{Script=Greek}{2}/u.test(text) && !lang.startsWith('el')

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function faults(page: Page, language: Language): Promise<readonly string[]> {
  const texts = await spokenTexts(page)
  const say =
    (what: string) =>
    ({ text, at }: SpokenText) =>
      `${what}: “${text.slice(0, 80)}” in ${at}`
  const wide = await overflow(page)
  return [
    ...texts.filter(isRaw).map(say('raw')),
    ...(language === 'el' ? [] : texts.filter(isUnmarkedGreek).map(say('Greek'))),
    ...(wide > 0 ? [`${wide} px wider than the screen`] : []),
  ]
}

/** Pages of one person and the map are filled by script; the others are whole as they come. */
const needsScript = ({ path }: VisitedPage) => /^\/(?:user|utente|map)\//.test(path)

/** The language with the longest words: other journeys are in Greek and English; `tests/i18n/` and the checks read all of them. */
const everyTime: readonly Language[] = ['de']

for (const language of languages) {
  const visit = async (page: Page, visited: VisitedPage) => {
    const { name, path } = visited
    await page.goto(localPath(language, path), { waitUntil: 'load' })
    if (needsScript(visited)) await untilFilled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    return (await faults(page, language)).map((fault) => `${name}: ${fault}`)
  }

  test.describe(`in ${language}`, onlyNightly(!everyTime.includes(language)), () => {
    test('every page that script fills speaks the language and fits a narrow screen', async ({
      page,
      request,
      context,
    }) => {
      await signIn(context.request, await makeAccount(context.request))
      const found: string[] = []
      for (const one of (await everyPage(request)).filter(needsScript))
        found.push(...(await visit(page, one)))
      expect(found).toEqual([])
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })
      test('every other page speaks the language and fits a narrow screen', async ({ page, request }) => {
        const found: string[] = []
        for (const one of (await everyPage(request)).filter((one) => !needsScript(one)))
          found.push(...(await visit(page, one)))
        expect(found).toEqual([])
      })
    })
  })
}
