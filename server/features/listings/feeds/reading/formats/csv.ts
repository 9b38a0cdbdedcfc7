/** CSV with a header of facts' names, as calls have them or as the portal shows them in any language. */
import { type Options, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import type { Fact } from '#domain/listing/facts/Fact.ts'
import { factNames, factOf, type FactName } from '#domain/listing/facts/factTable.ts'
import { isLanguage, languages } from '#domain/locale.ts'
import { hasText, textIn, type TextKey } from '#server/platform/texts.ts'
import { Collected } from '../Collected.ts'
import { FeedUnreadable } from '../decode.ts'
import type { FeedItem } from '../FeedAd.ts'
import { planOfText } from '../planOfFeed.ts'

/** Longest row, in characters. */
const ROW = 200_000

const options: Options = {
  delimiter: [';', ',', '\t'],
  bom: true,
  info: true,
  trim: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: ROW,
}

/** What a column holds: a fact, a text of a language, pictures, rooms of a plan, or whether the ad is still offered. */
type Column =
  | { readonly fact: FactName }
  | { readonly text: 'title' | 'description'; readonly language: string }
  | { readonly beside: 'photos' | 'planPictures' | 'plan' | 'isGone' | 'currency' }

const plain = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')

/** Labels of facts in the eight languages. */
const labelled = new Map<string, FactName>(
  languages.flatMap((language) =>
    factNames.flatMap((name) => {
      const key = `listing.fact.${name}`
      return hasText(key) ? [[plain(textIn(language, key as TextKey)), name] as const] : []
    }),
  ),
)
const named = new Map<string, FactName>(factNames.map((name) => [plain(name), name]))
const besides = {
  photos: 'photos',
  images: 'photos',
  planpictures: 'planPictures',
  floorplans: 'planPictures',
  plan: 'plan',
  isgone: 'isGone',
  currency: 'currency',
} as const

/** `description:el`, `price`, `Τιμή`; undefined where there is no such column. */
export function columnOf(header: string): Column | undefined {
  const [, text, language] = /^(title|description)[:_.-]([a-z]{2})$/.exec(header.trim().toLowerCase()) ?? []
  if ((text === 'title' || text === 'description') && isLanguage(language ?? ''))
    return { text, language: language ?? '' }
  const key = plain(header)
  if (Object.hasOwn(besides, key)) return { beside: besides[key as keyof typeof besides] }
  const fact = named.get(key) ?? labelled.get(key)
  return fact && { fact }
}

function state(ad: Collected, name: FactName, { kind, ...fact }: Fact, value: string): void {
  if (name === 'latitude' || name === 'longitude') ad.degrees(name, value)
  else if (kind === 'whole')
    ad.amount(name, value, 'unit' in fact && fact.unit === 'eur' ? 'money' : areaOf(fact))
  else if (kind === 'answer') ad.answer(name, value)
  else if (kind === 'choices') ad.state(name, value.split(/\s*[|,]\s*/))
  else if (kind === 'decimal') ad.state(name, Number(value.replace(',', '.')))
  else ad.state(name, value)
}

const areaOf = (fact: object) => ('unit' in fact && fact.unit === 'squareMetres' ? 'area' : 'count')

interface Row {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** Reads the rows of a file. A column that is not known is said once, and left out. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let columns: readonly (Column | undefined)[] | undefined
  try {
    for await (const { record, info } of Readable.from(text).pipe(parse(options)) as AsyncIterable<Row>) {
      if (columns !== undefined) {
        yield readRow(record, columns, info.lines)
        continue
      }
      columns = record.map(columnOf)
      for (const [at, header] of record.entries())
        if (columns[at] === undefined)
          yield { problem: { line: 1, severity: 'warning', code: 'noColumn', value: header } }
    }
  } catch (error) {
    if (error instanceof FeedUnreadable) throw error
    throw new FeedUnreadable('notWellFormed', 1)
  }
}

function readRow(
  record: readonly string[],
  columns: readonly (Column | undefined)[],
  line: number,
): FeedItem {
  const ad = new Collected(line)
  const texts: Record<string, Record<string, string>> = {}
  const pictures: Record<'photos' | 'planPictures', readonly string[]> = { photos: [], planPictures: [] }
  let plan = ''
  let isGone = false
  for (const [at, value] of record.entries()) {
    const column = columns[at]
    if (column === undefined || value === '') continue
    if ('fact' in column) state(ad, column.fact, factOf(column.fact), value)
    else if ('text' in column) texts[column.language] = { ...texts[column.language], [column.text]: value }
    else if (column.beside === 'plan') plan = value
    else if (column.beside === 'isGone') isGone = /^(?:1|true|yes)$/i.test(value)
    else if (column.beside === 'currency') ad.state('currency', value)
    else pictures[column.beside] = value.split(/[\s|]+/)
  }
  const reference = ad.sent['reference']
  if (typeof reference !== 'string') return { problem: { line, severity: 'error', code: 'noReference' } }
  return {
    ad: {
      line,
      reference,
      isGone,
      sent: { ...ad.sent, ...(Object.keys(texts).length > 0 && { texts }) },
      ...pictures,
      plan: ad.planned(planOfText(plan, line)),
      problems: ad.problems,
    },
  }
}
