import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languageNames, languages, localeTags } from '#domain/locale.ts'
import { phoneCountries } from '#app/shared/account/phoneCountries.ts'
import { samplesIn } from '#app/features/demo/samples.ts'
import { legalDocuments } from '#app/features/legal/LegalDocument.ts'
import { readDocument } from '#app/features/legal/readDocument.ts'
import { pseudoMarks } from '#app/i18n/pseudo.ts'
import { portalAddress } from '../portal/address.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { everyPage } from '../portal/everyPage.ts'
import { type SpokenText, spokenTexts } from '../portal/spokenTexts.ts'
import { test } from '../portal/test.ts'
import { untilFilled } from '../portal/untilFilled.ts'

test.describe.configure({ timeout: 180_000 })
test.use(ownAddress)
test.use({ viewport: { width: 360, height: 740 } })
test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'pseudo', value: '1', url: portalAddress }])
})

const [open, close] = pseudoMarks
const inMarks = new RegExp(`${open}[^${open}${close}]*${close}`, 'gu')

/** A link within a text parts it: the rest of it stands in elements of its own. */
const cutOff = new RegExp(`${open}[^${open}${close}]*$|^[^${open}${close}]*${close}`, 'gu')

/** What stands outside the marks; a text may be filled into another, marks and all. */
function unmarked(text: string): string {
  const without = text.replaceAll(inMarks, ' ')
  return without === text ? text.replaceAll(cutOff, ' ') : unmarked(without)
}

/** What numbers, prices and dates are written with; they come from Intl and from the units. */
const formatWords = new Set(
  ['τ.μ', 'μ', 'χλμ', 'χιλ', 'εκ', 'εκατοστά', 'Estia', 'Εστία'].concat(
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15))).flatMap((day) =>
      (['short', 'long'] as const).flatMap((length) =>
        [
          { month: length, day: 'numeric', weekday: length },
          { month: length, year: 'numeric' },
        ].flatMap(
          (parts) =>
            new Intl.DateTimeFormat(localeTags.el, parts as Intl.DateTimeFormatOptions)
              .format(day)
              .match(/\p{L}+/gu) ?? [],
        ),
      ),
    ),
  ),
)

/** The initials of a name, where there is no picture. */
const areInitials = /^\p{Lu}{1,2}$/u

/** Words that are neither in a catalogue nor in what the page was told. */
const strays = (texts: readonly SpokenText[], data: string): readonly string[] =>
  texts.flatMap(({ text, at, lang }) => {
    // Names of languages stand in themselves.
    if (lang !== '' && lang !== languages[0]) return []
    const words = unmarked(text).match(/\p{L}[\p{L}.’'-]*\p{L}/gu) ?? []
    const unknown = words.filter(
      (word) => !formatWords.has(word) && !data.includes(word) && !areInitials.test(word),
    )
    return unknown.length === 0 ? [] : [`“${unknown.join(' ')}” of “${text.slice(0, 80)}” in ${at}`]
  })

/** Texts too long for a catalogue, the demonstration's samples, and names of languages. */
const legal = legalDocuments.map((name) =>
  readDocument('el', readFileSync(join(import.meta.dirname, `../../texts/${name}/el.md`), 'utf8')),
)
const ownFiles = [...legal, samplesIn('el'), languageNames.el].map((file) => JSON.stringify(file)).join(' ')

/** Names of countries as this browser writes them: not all of them as Node does. */
const countryNames = (page: Page): Promise<string> =>
  page.evaluate(
    ([tag, countries]) => {
      const names = new Intl.DisplayNames(tag, { type: 'region' })
      return countries.map((country) => names.of(country)).join(' ')
    },
    [localeTags.el, phoneCountries('el').map(({ id }) => id)] as const,
  )

/** Everything that the server tells a page: with it, and after. */
function hearData(page: Page): () => Promise<string> {
  const heard: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) heard.push(response.text().catch(() => ''))
  })
  return async () => {
    const boot = await page.locator('#boot').textContent()
    return [boot, ...(await Promise.all(heard))].join(' ')
  }
}

test('every text of every page is in the catalogues, and has room to grow', async ({
  page,
  request,
  context,
}) => {
  const account = await makeAccount(context.request)
  await signIn(context.request, account)
  const data = hearData(page)
  const countries = await countryNames(page)
  const found: string[] = []
  for (const { name, path } of await everyPage(request)) {
    await page.goto(path, { waitUntil: 'load' })
    await untilFilled(page)
    // Of a listing it is the server's title.
    await expect(page.locator('main')).toContainText(open)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const texts = await spokenTexts(page)
    found.push(
      ...strays(texts, `${await data()} ${ownFiles} ${countries} ${account.email}`).map(
        (stray) => `${name}: ${stray}`,
      ),
    )
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) found.push(`${name}: ${wide} px wider than the screen`)
  }
  expect(found).toEqual([])
})
