import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bordersIn, type Topology } from '#cli/geography/borders.ts'
import { extractBorders, extractLands } from '#cli/geography/extract.ts'
import type { Output } from '#cli/exit.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { writeCoastline } from '#server/content/geography/coast/coastline.ts'
import type { Position } from '#server/content/geography/polygons/polyline.ts'

const lands = '@geo-maps/earth-lands-100m/map.geo.json'
const countries = 'world-atlas/countries-10m.json'
const target = 'server/content/geography/coast/coastline.txt'

const notice = [
  'Land: © OpenStreetMap contributors, Open Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/',
  'An extract by way of @geo-maps/earth-lands-100m; this file is under the same licence.',
  'Borders: Natural Earth 1:10m, public domain, by way of world-atlas.',
  'Made by `estia import coastline`; see domain/geography/SOURCES.md. Encoded polylines in steps of 0.0001 degrees.',
]

interface World {
  readonly geometries: readonly { readonly coordinates: readonly (readonly (readonly Position[])[])[] }[]
}

/** `estia import coastline`: the map's data, from the packages installed in a folder. */
export function importCoastline(folder: string, output: Output, root = projectRoot): void {
  const world = readPackage(folder, lands) as World
  const topology = readPackage(folder, countries) as Topology
  const drawn = {
    lands: extractLands(world.geometries.flatMap(({ coordinates }) => coordinates)),
    borders: extractBorders(bordersIn(topology)),
  }
  const text = writeCoastline(drawn, notice)
  writeFileSync(join(root, target), text)
  output.out(
    `${target}: ${drawn.lands.length} lands, ${drawn.borders.length} borders, ${text.length} bytes\n`,
  )
}

function readPackage(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'node_modules', name), 'utf8'))
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw knownProblem('CoastlineUnreadable', `${name} cannot be read in ${folder}: ${reason}`)
  }
}
