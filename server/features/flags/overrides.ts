import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { isLiveFlag, liveFlags } from '#domain/flagService/liveFlags.ts'
import type { Flags } from '#domain/flags.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

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

/** Switches a flag; undefined leaves it to the configuration again. Done twice it is the same. */
export const overrideFlag = Effect.fnUntraced(function* (name: string, isOn: boolean | undefined) {
  if (!isLiveFlag(name)) return yield* new NoLiveFlag({ name })
  const sql = yield* SqlClient.SqlClient
  if (isOn === undefined) return yield* Effect.orDie(sql`DELETE FROM flag_overrides WHERE name = ${name}`)
  const at = yield* nowDate
  return yield* Effect.orDie(sql`INSERT INTO flag_overrides (name, is_on, changed_at)
    VALUES (${name}, ${isOn}, ${at})
    ON CONFLICT (name) DO UPDATE SET is_on = excluded.is_on, changed_at = excluded.changed_at`)
})
