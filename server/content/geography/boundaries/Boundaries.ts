import { Effect, Schema } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { geographyLevels } from '#domain/geography/levels.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import type { MultiPolygon } from '#server/content/geography/polygons/multiPolygon.ts'

/** The outline of a place, as an operator took it in. */
export interface Boundary {
  readonly level: ShapeLevel
  readonly id: number
  readonly area: MultiPolygon
}

/** An outline that was imported, and whom its licence wants named wherever it is shown. */
export interface Imported {
  readonly area: MultiPolygon
  readonly attribution: string | null
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
): Effect.Effect<Imported | undefined, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ coordinates: string; attribution: string | null }>`
      SELECT coordinates, attribution FROM boundaries
      WHERE level = ${geographyLevels.idOf(level)} AND place_id = ${id}`
    return row && { area: decode(row.coordinates), attribution: row.attribution }
  })

export interface Writing {
  readonly isDryRun: boolean
  readonly attribution?: string | null
  readonly onProgress?: (done: number) => void
}

/** Writes all of them or, where that fails, none. The same again changes nothing. */
export const writeBoundaries = (
  boundaries: readonly Boundary[],
  { isDryRun, attribution = null, onProgress }: Writing,
): Effect.Effect<Written, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        const written = { added: 0, changed: 0, same: 0 }
        for (const [at, boundary] of boundaries.entries()) {
          written[yield* writeBoundary(sql, boundary, { isDryRun, attribution })]++
          onProgress?.(at + 1)
        }
        return written
      }),
    ),
  )

const writeBoundary = (
  sql: SqlClient.SqlClient,
  { level, id, area }: Boundary,
  { isDryRun, attribution = null }: Writing,
) =>
  Effect.gen(function* () {
    const [code, coordinates] = [geographyLevels.idOf(level), JSON.stringify(area)]
    const [kept] = yield* sql<{ same: boolean }>`
      SELECT coordinates = ${coordinates} AND attribution IS NOT DISTINCT FROM ${attribution} AS same FROM boundaries WHERE level = ${code} AND place_id = ${id}`
    if (kept?.same === true) return 'same'
    if (!isDryRun)
      yield* sql`
        INSERT INTO boundaries (level, place_id, coordinates, attribution)
        VALUES (${code}, ${id}, ${coordinates}, ${attribution})
        ON CONFLICT (level, place_id)
          DO UPDATE SET coordinates = excluded.coordinates, attribution = excluded.attribution,
            imported_at = excluded.imported_at`
    return kept ? 'changed' : 'added'
  })
