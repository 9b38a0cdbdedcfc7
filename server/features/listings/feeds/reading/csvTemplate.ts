/** A CSV file to fill in: every column that an import knows, by its name, and one ad as an example. */
import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { csvTemplatePath } from '#domain/agency/feeds.ts'
import { factNames } from '#domain/listing/facts/factTable.ts'
import { languages } from '#domain/locale.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'

const columns: readonly string[] = [
  ...factNames,
  ...languages.flatMap((language) => [`title:${language}`, `description:${language}`]),
  'photos',
  'planPictures',
  'plan',
  'isGone',
]

/** A flat in Pagrati. */
const example: Readonly<Record<string, string>> = {
  reference: 'A-1001',
  contract: 'sale',
  category: 'residential',
  typology: 'apartment',
  price: '245000',
  netArea: '78',
  grossArea: '92',
  rooms: '3',
  bedrooms: '2',
  builtYear: '1974',
  energyClass: 'D',
  lift: 'yes',
  latitude: '37.9682',
  longitude: '23.7561',
  'title:el': 'Διαμέρισμα στο Παγκράτι',
  'description:el': 'Φωτεινό και διαμπερές.',
  photos: 'https://example.gr/1.jpg|https://example.gr/2.jpg',
  planPictures: 'https://example.gr/plan.png',
  plan: JSON.stringify([
    { room: 'hall', area: 7.5, from: 'door', side: 'ahead' },
    { room: 'kitchen', area: 10, from: 0, side: 'left' },
  ]),
}

const cell = (text: string): string => (/[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const row = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`

/** With a mark of its encoding, which table programs ask for. */
export const csvTemplate = `\ufeff${row(columns)}${row(columns.map((name) => example[name] ?? ''))}`

const answer = Effect.succeed(
  HttpServerResponse.text(csvTemplate, {
    contentType: 'text/csv; charset=utf-8',
    headers: {
      'content-disposition': 'attachment; filename="estia-ads.csv"',
      'cache-control': 'public, max-age=3600',
    },
  }),
)

/** `GET /api-next/feeds/template.csv` */
export const CsvTemplate = rawRoutes([['GET', csvTemplatePath, answer]])
