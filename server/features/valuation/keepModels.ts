/**
 * Works out every night, by kind and contract, what facts and places are worth, and how far estimates are from what
 * homes ask.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { geographyLevels } from '#domain/geography/levels.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import { defaults } from '#domain/locale.ts'
import { COUNTRY_ID, type GuideContract, guideContracts } from '#domain/market/guideAddress.ts'
import { type PriceKindName, priceKinds } from '#domain/market/priceKinds.ts'
import { bandOf, coveredOf, figuresOf, type Tested, testEach } from '#domain/valuation/backtest.ts'
import { fitModel } from '#domain/valuation/fitModel.ts'
import type { AskedHome } from '#domain/valuation/ValuedHome.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Database } from '#server/database/Database.ts'
import { Places } from '#server/content/geography/Places.ts'
import { askedHomes } from './askedHomes.ts'

interface Turn {
  readonly kind: PriceKindName
  readonly contract: GuideContract
}

const turns: readonly Turn[] = priceKinds.names.flatMap((kind) =>
  guideContracts.map((contract) => ({ kind, contract })),
)

/** A process that claimed a turn and died leaves it to others after so long. */
const CLAIM = "interval '1 hour'"

/** Homes estimated before others get the processor. */
const AT_ONCE = 20

const dayOf = (column: string) => `(${column} AT TIME ZONE '${defaults.timeZone}')::date`

/** Claims a turn that was not computed today, for one process at a time. False where there is nothing to do. */
const claimQuery = `INSERT INTO valuation_models (kind, contract, claimed_at) VALUES ($1, $2, $3)
  ON CONFLICT (kind, contract) DO UPDATE SET claimed_at = excluded.claimed_at
  WHERE (valuation_models.computed_at IS NULL
      OR ${dayOf('valuation_models.computed_at')} < ${dayOf('excluded.claimed_at')})
    AND (valuation_models.computed_at >= valuation_models.claimed_at
      OR valuation_models.claimed_at <= excluded.claimed_at - ${CLAIM})
  RETURNING kind`

/** After a failure another process may try at once. What another one claimed meanwhile is its own. */
const releaseQuery = `UPDATE valuation_models SET claimed_at = coalesce(computed_at, 'epoch')
  WHERE kind = $1 AND contract = $2 AND claimed_at = $3`

const keyOf = ({ kind, contract }: Turn) => [priceKinds.idOf(kind), contracts.idOf(contract)] as const

/** All homes estimated, with pauses: estimates take the processor. */
const testAll = Effect.fnUntraced(function* (homes: readonly AskedHome[]) {
  const tested: Tested[] = []
  const refused: AskedHome[] = []
  let done = 0
  for (const one of testEach(homes)) {
    if ('reason' in one) refused.push(one.home)
    else tested.push(one)
    done += 1
    if (done % AT_ONCE === 0) yield* Effect.sleep(0)
  }
  return { tested, refused }
})

interface TestRow {
  readonly level: number
  readonly placeId: number
  readonly n: number
  readonly refused: number
  readonly median: number | null
  readonly bias: number | null
  readonly within10: number | null
  readonly within20: number | null
  readonly coverage: number | null
}

const levels = {
  country: () => COUNTRY_ID,
  province: ({ province }: AskedHome) => province,
  city: ({ municipality }: AskedHome) => municipality,
} as const

/** The figures of Greece, and of every regional unit and municipality with a home. */
function rowsOf(tested: readonly Tested[], refused: readonly AskedHome[]): readonly TestRow[] {
  const isCovered = coveredOf(tested)
  return (Object.keys(levels) as (keyof typeof levels)[]).flatMap((level) => {
    const placeOf = levels[level]
    const testedIn = Map.groupBy(tested, ({ home }) => placeOf(home))
    const refusedIn = Map.groupBy(refused, placeOf)
    return [...new Set([...testedIn.keys(), ...refusedIn.keys()])].flatMap((placeId) => {
      if (placeId === null) return []
      const figures = figuresOf(testedIn.get(placeId) ?? [], isCovered)
      return [
        {
          level: geographyLevels.idOf(level),
          placeId,
          refused: refusedIn.get(placeId)?.length ?? 0,
          n: figures.n,
          ...figures.told,
        },
      ]
    })
  })
}

/** One statement for all rows, which come as JSON. */
const insertTests = `INSERT INTO valuation_tests
    (kind, contract, level, place_id, n, refused, median, bias, within10, within20, coverage)
  SELECT $1, $2, rows.* FROM json_to_recordset($3::json) AS rows (level smallint, "placeId" integer, n integer,
    refused integer, median float8, bias float8, within10 float8, within20 float8, coverage float8)`

const computeTurn = Effect.fn('valuation.computeTurn')(function* (turn: Turn) {
  const sql = yield* SqlClient.SqlClient
  const gazetteer = yield* Places
  const now = yield* nowDate
  const key = keyOf(turn)
  const claimed = yield* sql.unsafe(claimQuery, [...key, now])
  if (claimed.length === 0) return false
  // The first failure is the one to know; a claim that is not released ends by itself.
  return yield* Effect.onError(compute(turn, gazetteer, now), () =>
    Effect.ignore(sql.unsafe(releaseQuery, [...key, now])),
  )
})

const compute = Effect.fnUntraced(function* (turn: Turn, gazetteer: Gazetteer, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const key = keyOf(turn)
  const { reading } = yield* Database
  const homes = yield* reading(askedHomes(turn, gazetteer))
  const { tested, refused } = yield* testAll(homes)
  const rows = rowsOf(tested, refused)
  const model = JSON.stringify(fitModel(homes))
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const kept =
        yield* sql`UPDATE valuation_models SET computed_at = ${now}, band = ${bandOf(tested)}, model = ${model}
        WHERE kind = ${key[0]} AND contract = ${key[1]} AND claimed_at = ${now} RETURNING kind`
      // It took so long that another process has the turn.
      if (kept.length === 0) return
      yield* sql`DELETE FROM valuation_tests WHERE kind = ${key[0]} AND contract = ${key[1]}`
      yield* sql.unsafe(insertTests, [...key, JSON.stringify(rows)])
    }),
  )
  return true
})

/** Computes all kinds and contracts that are due. Returns how many. */
export const keepModels = Effect.map(
  Effect.forEach(turns, computeTurn),
  (computed) => computed.filter(Boolean).length,
)
