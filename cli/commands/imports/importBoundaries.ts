import { Effect, Layer, Result } from 'effect'
import { readFileSync, statSync } from 'node:fs'
import type { ImportBoundariesOptions } from '#cli/commands/options.ts'
import { exit, type ExitCode, type Output } from '#cli/exit.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { progressBar } from '#cli/progressBar.ts'
import { cleanLine } from '#domain/forms/cleanText.ts'
import { greece } from '#domain/geography/greece.ts'
import { Database } from '#server/database/Database.ts'
import { writeBoundaries } from '#server/content/geography/boundaries/Boundaries.ts'
import {
  type BoundariesRead,
  type FeatureProblem,
  type LeftOut,
  readBoundaries,
} from '#server/content/geography/boundaries/readBoundaries.ts'
import { positionsMax } from '#server/content/geography/polygons/readGeometry.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** Bytes of a file: reading takes some twenty times as much memory. */
const fileMax = 128 * 1024 * 1024

/** Most left-out features that are listed one by one. */
const toldMax = 50

const reasons: Readonly<Record<FeatureProblem, string>> = {
  notAFeature: 'it is no GeoJSON feature with properties',
  noPolygon: 'it has neither a Polygon nor a MultiPolygon of numbers',
  openRing: 'a ring does not end where it begins',
  shortRing: 'a ring has fewer than four positions',
  outsideGreece: 'it reaches out of Greece; longitude stands before latitude, WGS84',
  tooManyPositions: `it has more than ${positionsMax} positions`,
  nothingInside: 'it holds no area',
  crossesItself: 'it crosses itself',
  unknownLevel: 'its level is none that has outlines',
  unknownPlace: 'there is no such place',
  ambiguousName: 'several places have its name; give an id or a code',
  nothingToMatch: 'it has neither level and id, nor a code, nor level and name',
  dividedSince: 'several places lie in it now: it was divided since, and they keep approximate outlines',
  twice: 'its place had an outline before in this file',
  farFromPlace: 'it lies more than 15 km from the place that it names',
}

/**
 * `estia import boundaries`: imports a file's outlines into the configured database; invalid ones are
 * reported and left out.
 */
export async function importBoundaries(
  file: string,
  options: ImportBoundariesOptions,
  output: Output,
): Promise<ExitCode> {
  const read = readFile(file, options)
  tellLeftOut(read.leftOut, output)
  const { dryRun: isDryRun = false, attribution = '' } = options
  const bar = progressBar('Comparing outlines')
  const onProgress = (done: number) => bar.update(done, read.boundaries.length)
  const database = Database.layer.pipe(Layer.provide(Configuration.layer))
  const written = await Effect.runPromise(
    Effect.scoped(
      Effect.provide(
        writeBoundaries(read.boundaries, {
          isDryRun,
          attribution: cleanLine(attribution) || null,
          onProgress,
        }),
        database,
      ),
    ),
  )
  bar.end()
  const { added, changed, same } = written
  const first = isDryRun ? 'nothing was written; there would be ' : ''
  output.out(
    `${first}${added} added, ${changed} changed, ${same} the same, ${read.leftOut.length} left out\n`,
  )
  return read.leftOut.length > 0 ? exit.problems : exit.clean
}

function readFile(
  file: string,
  { level, codeProperty, nameProperty }: ImportBoundariesOptions,
): BoundariesRead {
  const bar = progressBar('Reading outlines')
  const mapping = {
    ...(level && { level }),
    ...(codeProperty !== undefined && { codeProperty }),
    ...(nameProperty !== undefined && { nameProperty }),
  }
  const read = readBoundaries(textOf(file), greece(), mapping, bar.update)
  if (Result.isFailure(read)) throw unreadable(file, read.failure.message)
  bar.end()
  return read.success
}

const unreadable = (file: string, why: string) =>
  knownProblem('BoundariesUnreadable', `${file} cannot be read: ${why}`)

function textOf(file: string): string {
  try {
    const { size } = statSync(file)
    if (size > fileMax) throw new Error(`it has ${size} bytes, and ${fileMax} are read at the most`)
    return readFileSync(file, 'utf8')
  } catch (thrown) {
    throw unreadable(file, thrown instanceof Error ? thrown.message : String(thrown))
  }
}

function tellLeftOut(leftOut: readonly LeftOut[], output: Output): void {
  for (const { at, name, problem, place } of leftOut.slice(0, toldMax)) {
    const where = place ? ` at ${place.join(', ')}` : ''
    output.err(`features[${at}]${name === undefined ? '' : ` (${name})`}: ${reasons[problem]}${where}\n`)
  }
  if (leftOut.length > toldMax) output.err(`… and ${leftOut.length - toldMax} more\n`)
}
