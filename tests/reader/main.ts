/**
 * `npm run test:reader [-- --only gallery] [--shard 2/4] [--language el] [--origin http://127.0.0.1:3000]`: twelve journeys in Greek and
 * English with Orca, each held to words that must be heard and words that must not. Prints what was said; exit 1 where
 * a journey failed, 2 where a package is missing.
 */
import { chromium } from 'playwright'
import type { Language } from '#domain/locale.ts'
import { noteRun } from '../a11y/record/noteRun.ts'
import { startPortal } from './startPortal.ts'
import { cannotRun, readOptions } from '../readOptions.ts'
import { shardOf } from '../shardOf.ts'
import { firstListingPath, search } from '../portal/stock.ts'
import { journeys } from './journeys/journeys.ts'
import { wordsIn } from './journeys/words.ts'
import { freePort } from './session/freePort.ts'
import { missingPackages } from './session/needs.ts'
import { openSession } from './session/openSession.ts'
import { Reader } from './session/Reader.ts'
import { walk } from './walk.ts'

const usage = [
  'Usage: npm run test:reader -- [--only "part of a name,another"] [--shard 2/4] [--language el|en] [--origin address]',
  ...journeys.map(({ name }) => `  ${name}`),
].join('\n')
const { values } = readOptions(usage, {
  only: { type: 'string', default: '' },
  shard: { type: 'string', default: '1/1' },
  language: { type: 'string', default: '' },
  origin: { type: 'string' },
})
const missing = missingPackages()
if (missing.length > 0)
  cannotRun(`Missing: ${missing.join(' ')}. On Debian: apt-get install ${missing.join(' ')}`)
const chosen = shardOf(
  journeys.filter(({ name }) => values.only.split(',').some((part) => name.includes(part))),
  values.shard,
)
if (chosen.length === 0) cannotRun(usage)
const languages = (['el', 'en'] as const).filter((language) => language.includes(values.language))

const portal =
  values.origin === undefined ? await startPortal() : { origin: values.origin, stop: () => undefined }
const get = async (path: string) => fetch(`${portal.origin}${path}`)
const failed: string[] = []

/** A journey with a browser and a reader of its own: what one leaves behind does not help another. */
async function goThrough(journey: (typeof journeys)[number], language: Language): Promise<void> {
  const listing = await firstListingPath({ get })
  const { listings } = await search({ get }, 'idContratto=1&idCategoria=1')
  const compare = `/user/saved/compare/?ids=${listings
    .slice(0, 2)
    .map(({ id }) => id)
    .join(',')}`
  const session = await openSession({ locale: 'C.UTF-8', debuggingPort: await freePort() })
  const name = `${journey.name} in ${language}`
  try {
    const browser = await chromium.connectOverCDP(session.debugging)
    const page = browser.contexts()[0]?.pages()[0]
    if (!page) throw new Error('the browser has no page')
    const reader = new Reader(session, page)
    const prefix = language === 'el' ? '' : `/${language}`
    const text = journey.of({ language, prefix, listing, compare, words: wordsIn(language) })
    const problems = await walk(reader, portal.origin, text).catch((error: unknown) => [String(error)])
    console.log(`\n${name}: ${problems.length === 0 ? 'heard' : 'FAILED'}`)
    for (const { did, heard } of reader.transcript) console.log(`  ${did}\n    ${heard.join('\n    ')}`)
    for (const problem of problems) console.log(`  FAIL ${name}: ${problem}`)
    if (problems.length > 0) failed.push(name)
    await browser.close()
  } finally {
    session.close()
  }
}

try {
  for (const journey of chosen) for (const language of languages) await goThrough(journey, language)
} finally {
  portal.stop()
}
console.log(
  `\n${chosen.length * languages.length - failed.length} of ${chosen.length * languages.length} journeys were heard.`,
)
if (chosen.length === journeys.length && values.language === '')
  noteRun('reader', { looked: chosen.length * languages.length, open: failed })
process.exitCode = failed.length > 0 ? 1 : 0
