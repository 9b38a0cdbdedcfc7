import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const drawings = join(import.meta.dirname, '../illustrations')

/**
 * Names the present state of the drawings: changes with any line of their code, so that the addresses of pictures may
 * be kept by browsers for good. Reading the sources takes milliseconds, drawing all pictures to hash them takes seconds.
 */
export function drawingsVersion(): string {
  const hash = createHash('sha256')
  const files = readdirSync(drawings, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort())
    hash.update(readFileSync(join(drawings, file)))
  return hash.digest('hex').slice(0, 12)
}
