import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { alertLimits, type Channel } from '#domain/alerts/limits.ts'
import { type Frequency, nextDigest, type QuietHours } from '#domain/alerts/schedule.ts'
import {
  type NewSearch,
  type SavedSearch,
  type SearchChange,
  SearchChanged,
  SearchesFull,
  SearchNotFound,
  SearchUnreadable,
} from '#domain/api/alerts/SavedSearches.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Places } from '#server/content/geography/Places.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { lastNumber } from './lastNumber.ts'
import { reachable } from './reachable.ts'
import { type ReadUrl, readSearchUrl } from './readSearchUrl.ts'
import { nameOfSearch } from './words.ts'

/** A saved search as the table has it. */
export interface SearchRow {
  readonly id: number
  /** Null for one that an address keeps without an account, once it was confirmed. */
  readonly accountId: string | null
  readonly mailboxId: number | null
  readonly confirmedAt: Date | null
  readonly version: number
  readonly name: string
  readonly url: string
  readonly frequency: Frequency
  readonly channels: readonly Channel[]
  readonly quietFrom: number | null
  readonly quietTo: number | null
  readonly timeZone: string
  readonly leastCut: number
  readonly pausedUntil: Date | null
  readonly createdAt: Date
  readonly seenNumber: string
  readonly toldNumber: string
  readonly hourBegan: Date | null
  readonly hourHomes: number
}

export const searchColumns = `id, account_id AS "accountId", mailbox_id AS "mailboxId",
  confirmed_at AS "confirmedAt", version, name, url, frequency, channels,
  quiet_from AS "quietFrom", quiet_to AS "quietTo", time_zone AS "timeZone", least_cut AS "leastCut",
  paused_until AS "pausedUntil", created_at AS "createdAt", seen_number::text AS "seenNumber",
  told_number::text AS "toldNumber", hour_began AS "hourBegan", hour_homes AS "hourHomes"`

const quietOf = ({ quietFrom, quietTo }: Pick<SearchRow, 'quietFrom' | 'quietTo'>): QuietHours | null =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo }

/** How a search tells, for `quietUntil` and `nextDigest`. */
export const scheduleOf = (row: Pick<SearchRow, 'frequency' | 'timeZone' | 'quietFrom' | 'quietTo'>) => ({
  frequency: row.frequency,
  timeZone: row.timeZone,
  quiet: quietOf(row),
})

/** When a search whose settings changed is next looked at: an instant one at once, since a pause may have ended. */
const dueOf = (row: Parameters<typeof scheduleOf>[0], now: Date): Date | null => {
  if (row.frequency === 'instant') return now
  const next = nextDigest(now.getTime(), scheduleOf(row))
  return next === undefined ? null : new Date(next)
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const index = yield* SearchIndex
  const listings = yield* Listings
  const gazetteer = yield* Places
  const { flags } = yield* Configuration

  const read = (url: string): ReadUrl | undefined => readSearchUrl(url, gazetteer, flags)
  const readOr = Effect.fnUntraced(function* (url: string) {
    return read(url) ?? (yield* new SearchUnreadable(refusal('searchUnreadable')))
  })

  const rowsOf = (accountId: string, id?: number) =>
    Effect.orDie(
      sql.unsafe<SearchRow>(
        `SELECT ${searchColumns} FROM saved_searches
          WHERE account_id = $1 AND ($2::int4 IS NULL OR id = $2) ORDER BY saved_searches.id DESC`,
        [accountId, id ?? null],
      ),
    )

  const freshOf = Effect.fnUntraced(function* ({ id, seenNumber }: SearchRow, language: Language) {
    const rows = yield* Effect.orDie(
      sql<{ listingId: number }>`SELECT listing_id AS "listingId" FROM alert_events
        WHERE searches @> ARRAY[${id}::int4] AND number > ${seenNumber}::int8 AND kind <> 'gone'
        GROUP BY listing_id ORDER BY max(number) DESC`,
    )
    const [latest] = yield* listings.cards(
      rows.slice(0, 3).map(({ listingId }) => listingId),
      language,
    )
    return { fresh: rows.length, latest: latest ?? null }
  })

  const shown = Effect.fnUntraced(function* (row: SearchRow, language: Language) {
    const criteria = read(row.url)?.criteria
    const isPaused = row.pausedUntil !== null && row.pausedUntil > (yield* nowDate)
    return {
      id: row.id,
      version: row.version,
      name: row.name,
      url: row.url,
      frequency: row.frequency,
      channels: row.channels,
      quiet: quietOf(row),
      timeZone: row.timeZone,
      leastCut: row.leastCut,
      pausedUntil: isPaused ? (row.pausedUntil?.toISOString() ?? null) : null,
      createdAt: row.createdAt.toISOString(),
      count: criteria ? index.countNow(criteria) : 0,
      ...(yield* freshOf(row, language)),
    } satisfies SavedSearch
  })

  const list = Effect.fn('SavedSearches.list')(function* (accountId: string, language: Language) {
    return yield* Effect.forEach(yield* rowsOf(accountId), (row) => shown(row, language))
  })

  const one = Effect.fnUntraced(function* (accountId: string, id: number, language: Language) {
    const [row] = yield* rowsOf(accountId, id)
    if (row === undefined) return yield* new SearchNotFound(refusal('searchNotFound'))
    return yield* shown(row, language)
  })

  const create = Effect.fn('SavedSearches.create')(function* (
    accountId: string,
    asked: NewSearch,
    language: Language,
  ) {
    const found = yield* readOr(asked.url)
    const now = yield* nowDate
    const settings = {
      frequency: asked.frequency ?? 'instant',
      timeZone: asked.timeZone ?? defaults.timeZone,
      quietFrom: asked.quiet?.from ?? null,
      quietTo: asked.quiet?.to ?? null,
    } as const
    const name = asked.name || nameOfSearch(found, language).slice(0, alertLimits.name)
    // A search that is saved again stays as it is: a repeated call changes nothing.
    const rows = yield* Effect.orDie(
      sql<{
        id: number
      }>`INSERT INTO saved_searches (account_id, name, url, frequency, channels, quiet_from, quiet_to,
          time_zone, least_cut, created_at, due_at, seen_number, told_number)
        SELECT ${accountId}, ${name}, ${found.url}, ${settings.frequency},
          ${[...new Set(asked.channels ?? ['mail', 'site'])]}::text[], ${settings.quietFrom}, ${settings.quietTo},
          ${settings.timeZone}, ${asked.leastCut ?? 0}, ${now}, ${dueOf(settings, now)}::timestamptz,
          ${sql.literal(lastNumber)}, ${sql.literal(lastNumber)}
        WHERE (SELECT count(*) FROM saved_searches WHERE account_id = ${accountId}) < ${alertLimits.searches}
          OR EXISTS (SELECT 1 FROM saved_searches WHERE account_id = ${accountId} AND url = ${found.url})
        ON CONFLICT (account_id, url) DO UPDATE SET name = saved_searches.name RETURNING id`,
    )
    const [row] = rows
    if (row === undefined) return yield* new SearchesFull(refusal('searchesFull'))
    return yield* Effect.catchTag(one(accountId, row.id, language), 'SearchNotFound', Effect.die)
  })

  const change = Effect.fn('SavedSearches.change')(function* (
    accountId: string,
    id: number,
    asked: SearchChange,
    language: Language,
  ) {
    const found = asked.url === undefined ? undefined : yield* readOr(asked.url)
    const now = yield* nowDate
    const [row] = yield* rowsOf(accountId, id)
    if (row === undefined) return yield* new SearchNotFound(refusal('searchNotFound'))
    const isChanged = () => Effect.fail(new SearchChanged(refusal('searchChanged')))
    if (asked.version !== undefined && asked.version !== row.version) return yield* isChanged()
    const next = {
      ...row,
      name: asked.name || row.name,
      frequency: asked.frequency ?? row.frequency,
      channels: [...new Set(asked.channels ?? row.channels)],
      timeZone: asked.timeZone ?? row.timeZone,
      leastCut: asked.leastCut ?? row.leastCut,
      ...(asked.quiet !== undefined && {
        quietFrom: asked.quiet?.from ?? null,
        quietTo: asked.quiet?.to ?? null,
      }),
      ...(asked.pausedDays !== undefined && { pausedUntil: pauseOf(asked.pausedDays, now) }),
    }
    const isOther = found !== undefined && found.url !== row.url
    const isSettings = Object.keys(asked).some((key) => key !== 'isSeen' && key !== 'version')
    const changed = yield* Effect.orDie(
      sql`UPDATE saved_searches SET name = ${next.name}, frequency = ${next.frequency},
          channels = ${next.channels}::text[], quiet_from = ${next.quietFrom}, quiet_to = ${next.quietTo},
          time_zone = ${next.timeZone}, least_cut = ${next.leastCut}, paused_until = ${next.pausedUntil},
          url = ${isOther ? found.url : row.url}, version = version + ${Number(isSettings)},
          due_at = CASE WHEN ${isSettings} THEN ${dueOf(next, now)}::timestamptz ELSE due_at END,
          told_number = CASE WHEN ${isOther || row.frequency === 'off'} THEN ${sql.literal(lastNumber)} ELSE told_number END,
          seen_number = CASE WHEN ${isOther || asked.isSeen === true} THEN ${sql.literal(lastNumber)} ELSE seen_number END,
          transaction = CASE WHEN ${isOther} THEN pg_current_xact_id() ELSE transaction END
        WHERE id = ${id} AND account_id = ${accountId} AND version = ${row.version}
          AND NOT EXISTS (SELECT 1 FROM saved_searches AS other
            WHERE other.account_id = ${accountId} AND other.url = ${isOther ? found.url : ''}) RETURNING id`,
    )
    if (changed.length === 0) return yield* isChanged()
    return yield* one(accountId, id, language)
  })

  const isReachable = (accountId: string): Effect.Effect<boolean> =>
    Effect.orDie(
      Effect.map(
        sql.unsafe<{ is: boolean }>(
          `SELECT ${reachable('accounts.email')} AS is FROM accounts WHERE id = $1`,
          [accountId],
        ),
        ([row]) => row?.is ?? true,
      ),
    )

  return {
    read,
    /** Whether mails to the account's address arrive. */
    isReachable,
    /** The last saved first. */
    list,
    create,
    change,
    remove: (accountId: string, id: number): Effect.Effect<boolean> =>
      Effect.orDie(
        Effect.map(
          sql`DELETE FROM saved_searches WHERE id = ${id} AND account_id = ${accountId} RETURNING id`,
          ({ length }) => length > 0,
        ),
      ),
  }
})

const pauseOf = (days: number, now: Date): Date | null =>
  days === 0 ? null : new Date(now.getTime() + days * 86_400_000)

/** Searches that people keep, to be told of new homes. */
export class SavedSearches extends Context.Service<SavedSearches, Effect.Success<typeof make>>()(
  'estia/alerts/SavedSearches',
) {
  static readonly layer = Layer.effect(SavedSearches, make)
}
