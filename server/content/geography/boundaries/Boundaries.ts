import { Effect, Schema } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { geographyLevels } from '#domain/geography/levels.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import type { MultiPolygon } from '#server/content/geography/shapes/multiPolygon.ts'

/** The outline of a place, as an operator took it in. */
export interface Boundary {
  readonly level: ShapeLevel
  readonly id: number
  readonly area: MultiPolygon
}

/** What writing them changed. */
export interface Written {
  readonly added: number
  readonly changed: number
  readonly same: number
}

const Coordinates = Schema.fromJsonString(
  Schema.Array(Schema.Array(Schema.Array(Schema.Tuple([Schema.Number, Schema.Number])))),
)
const decode = Schema.decodeUnknownSync(Coordinates)

/** The imported outline of a place, if there is one. Queried each time: another process may write it. */
export const importedBoundary = (
  level: ShapeLevel,
  id: number,
): Effect.Effect<MultiPolygon | undefined, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ coordinates: string }>`
      SELECT coordinates FROM boundaries
      WHERE level = ${geographyLevels.idOf(level)} AND place_id = ${id}`
    return row && decode(row.coordinates)
  })

/** Writes all of them or, where that fails, none. The same again changes nothing. */
export const writeBoundaries = (
  boundaries: readonly Boundary[],
  { isDryRun, onProgress }: { readonly isDryRun: boolean; readonly onProgress?: (done: number) => void },
): Effect.Effect<Written, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        const written = { added: 0, changed: 0, same: 0 }
        for (const [at, boundary] of boundaries.entries()) {
          written[yield* writeBoundary(sql, boundary, isDryRun)]++
          onProgress?.(at + 1)
        }
        return written
      }),
    ),
  )

const writeBoundary = (sql: SqlClient.SqlClient, { level, id, area }: Boundary, isDryRun: boolean) =>
  Effect.gen(function* () {
    const [code, coordinates] = [geographyLevels.idOf(level), JSON.stringify(area)]
    const [kept] = yield* sql<{ same: boolean }>`
      SELECT coordinates = ${coordinates} AS same FROM boundaries WHERE level = ${code} AND place_id = ${id}`
    if (kept?.same === true) return 'same'
    if (!isDryRun)
      yield* sql`
        INSERT INTO boundaries (level, place_id, coordinates) VALUES (${code}, ${id}, ${coordinates})
        ON CONFLICT (level, place_id)
          DO UPDATE SET coordinates = excluded.coordinates, imported_at = excluded.imported_at`
    return kept ? 'changed' : 'added'
  })
