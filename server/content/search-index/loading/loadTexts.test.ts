import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { facts, factWords } from '#domain/search/words/factWords.ts'
import { hasOwnStem, stemOf } from '#domain/search/words/stem.ts'
import { tokensOf } from '#domain/search/words/tokens.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { writeFixture } from '#server/content/listings/testing/fixture.ts'
import { loadTexts } from './loadTexts.ts'

const sentence = `Πωλείται διαμπερές διαμέρισμα τρίτου ορόφου, ανακαινισμένο το 2019, με απεριόριστη θέα στη θάλασσα, τζάκι,
  ενδοδαπέδια θέρμανση, ηλιακό θερμοσίφωνα, κουφώματα αλουμινίου και θέσεις στάθμευσης. Κοντά σε σχολεία, καταστήματα,
  πλατείες και στάσεις λεωφορείων. Ιδανικό για επαγγελματική στέγη ή επένδυση. ΕΥΚΑΙΡΙΑ, άμεσα διαθέσιμο, πτώση τιμής`

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('texts', () => {
    let database: TestDatabase

    beforeAll(async () => {
      database = await engine.open()
      await database.run(writeFixture)
    })

    afterAll(() => database.close())

    it('come of every active listing, in each language, and of no other', async () => {
      const load = Effect.gen(function* () {
        const found: string[] = []
        yield* loadTexts((listing, text) => found.push(`${listing} ${text}`))
        return found.toSorted()
      })
      expect(await database.run(load)).toEqual([
        '1 A bright apartment.',
        '1 Ρετιρέ με θέα\nΦωτεινό διαμέρισμα.',
        '4 Μόνο στα ελληνικά.',
      ])
      const setStatus = (status: number) =>
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`UPDATE listings SET status = ${status} WHERE id = 1`)
      const withdrawn = Effect.andThen(setStatus(20), load)
      expect(await database.run(withdrawn)).toEqual(['4 Μόνο στα ελληνικά.'])
      await database.run(setStatus(1))
    })

    it('have the stems that the database would find for Greek, but for those that are ours', async () => {
      const words = [sentence, ...facts.flatMap((fact) => factWords(fact, 'el'))]
        .flatMap((text) => tokensOf(text).map(({ form }) => form))
        .filter((form) => /^[α-ω]+$/.test(form) && !hasOwnStem(form))
      const stems = await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) =>
          Effect.forEach(
            words,
            (word) => sql<{ stem: string[] }>`SELECT ts_lexize('greek_stem', ${word}) AS stem`,
          ),
        ),
      )
      expect(words.length).toBeGreaterThan(70)
      expect(words.map(stemOf)).toEqual(stems.map(([row]) => row?.stem[0]))
    })
  })
})
