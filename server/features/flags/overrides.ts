import { Effect, Option, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Switches } from '#domain/api/Operator.ts'
import { isLiveFlag, liveFlags } from '#domain/flagService/liveFlags.ts'
import type { Flags } from '#domain/flags.ts'
import { type FlagState, operatorLimits } from '#domain/operator/operator.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Configuration, flagVariable } from '#server/platform/Configuration.ts'

interface Override {
  readonly name: string
  readonly isOn: boolean
}

/** A flag that does not exist, or that needs a restart. */
export class NoLiveFlag extends Schema.TaggedError<NoLiveFlag>()('NoLiveFlag', { name: Schema.String }) {
  override get message(): string {
    return `${this.name} cannot be switched while the portal runs; these can: ${liveFlags.join(', ')}`
  }
}

/** What the operator switched, by the name of the flag. */
export const overrides = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<Override>`SELECT name, is_on AS "isOn" FROM flag_overrides ORDER BY name`
  return Object.fromEntries(
    rows.flatMap(({ name, isOn }) => (isLiveFlag(name) ? [[name, isOn] as const] : [])),
  ) as Readonly<Record<string, boolean>>
}).pipe(Effect.orDie)

/** Flags with what the operator switched. */
export const withOverrides = (configured: Flags) =>
  Effect.map(overrides, (switched): Flags => ({ ...configured, ...switched }))

const stateOf = (isOn: boolean | undefined): FlagState =>
  isOn === undefined ? 'configured' : isOn ? 'on' : 'off'

/** Switches a flag, with its row in the log. False where it was so already: done twice it is the same. */
export const overrideFlag = Effect.fnUntraced(function* (name: string, to: FlagState, operator: string) {
  if (!isLiveFlag(name)) return yield* new NoLiveFlag({ name })
  const sql = yield* SqlClient.SqlClient
  const at = yield* nowDate
  const work = Effect.gen(function* () {
    const rows = yield* to === 'configured'
      ? sql`DELETE FROM flag_overrides WHERE name = ${name} RETURNING 1`
      : sql`INSERT INTO flag_overrides (name, is_on, changed_at) VALUES (${name}, ${to === 'on'}, ${at})
          ON CONFLICT (name) DO UPDATE SET is_on = excluded.is_on, changed_at = excluded.changed_at
          WHERE flag_overrides.is_on <> excluded.is_on RETURNING 1`
    if (rows.length > 0)
      yield* sql`INSERT INTO flag_switches (at, flag, state, operator) VALUES (${at}, ${name}, ${to}, ${operator})`
    return rows.length > 0
  })
  return yield* Effect.orDie(sql.withTransaction(work))
})

/** All flags as they are, and who switched them. */
export const switches = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { flags: configured, flagsKey } = yield* Configuration
  const isFollowed = Option.isSome(flagsKey)
  const switched = yield* overrides
  const rows = yield* sql<Omit<Switches['switches'][number], 'at'> & { readonly at: Date }>`SELECT at, flag,
    state AS to, operator FROM flag_switches ORDER BY id DESC LIMIT ${operatorLimits.log}`
  return {
    flags: Object.entries(configured).map(([name, isConfigured]) => ({
      name,
      variable: flagVariable(name),
      isOn: (isFollowed ? switched[name] : undefined) ?? isConfigured,
      isConfigured,
      isLive: isLiveFlag(name),
      state: stateOf(switched[name]),
    })),
    isFollowed,
    switches: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
  } satisfies Switches
}).pipe(Effect.orDie)
