/**
 * Which searched words the listings of a page contain. Reads texts for the ids of one page, and only for keyword
 * searches.
 */
import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Language } from '#domain/locale.ts'
import type { KeywordHit } from '#domain/search/KeywordHit.ts'
import { bestExcerpt, type TextIn } from '#domain/search/words/excerpt.ts'
import type { SoughtWord } from '#domain/search/words/highlights.ts'
import { standingsOf } from '#domain/search/words/statedFacts.ts'
import { bestFirst } from '#domain/bestFirst.ts'
import { statedFieldsOf, type StatedRow } from './detailOf.ts'
import { statedSelect } from './listingRow.ts'

interface TextRow {
  readonly id: number
  readonly language: string
  readonly title: string | null
  readonly description: string | null
}

const fieldsQuery = `SELECT ${statedSelect} FROM listings WHERE listings.id = ANY($1::int4[])`

const textsQuery = `SELECT listing_id AS id, language, title, description FROM listing_texts
  WHERE listing_id = ANY($1::int4[]) ORDER BY listing_id, language`

/** Title and text as one: words may be in either. */
const textOf = ({ language, title, description }: TextRow): TextIn => ({
  language,
  text: [title, description].filter((part) => part !== null && part !== '').join(' · '),
})

/** In the order of the ids; nothing where no word has to be found. */
export const keywordHits = (sql: SqlClient.SqlClient) =>
  Effect.fn('Listings.keywordHits')(function* (
    ids: readonly number[],
    words: readonly SoughtWord[],
    language: Language,
  ) {
    if (ids.length === 0 || words.length === 0) return []
    const [fields, texts] = yield* Effect.all(
      [sql.unsafe<StatedRow>(fieldsQuery, [ids]), sql.unsafe<TextRow>(textsQuery, [ids])],
      { concurrency: 2 },
    )
    const rowOf = new Map(fields.map((row) => [row.id, row]))
    const textsOf = Map.groupBy(texts, ({ id }) => id)
    return ids.flatMap((id): KeywordHit[] => {
      const row = rowOf.get(id)
      if (!row) return []
      const written = bestFirst(textsOf.get(id) ?? [], language).map(textOf)
      const standings = standingsOf(
        words,
        statedFieldsOf(row),
        written.map(({ text }) => text),
      )
      return [
        {
          id,
          excerpt: bestExcerpt(written, words, language),
          words: words.map(({ word }, at) => ({ word, standing: standings[at] ?? 'neither' })),
        },
      ]
    })
  }, Effect.orDie)
