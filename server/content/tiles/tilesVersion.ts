import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePlaces } from '#domain/geography/places.ts'
import { ports } from '#domain/geography/data/ports.ts'
import { coastlineText } from '#server/content/geography/coast/coastline.ts'

/**
 * Names the present state of the tiles: changes with the coast, with any place and with any line of the code here, so
 * that browsers may keep tiles for good. Takes some 10 ms.
 */
export function tilesVersion(): string {
  const hash = createHash('sha256')
    .update(coastlineText())
    .update(JSON.stringify([makePlaces(), ports]))
  const sources = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  for (const name of sources.sort()) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 12)
}
