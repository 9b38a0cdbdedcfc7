import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { brotliSize } from './brotliSize.ts'

const root = join(import.meta.dirname, '../..')

/** A module that is there only for this build: every component, and what all of them stand on. */
const everything = 'virtual:everything'
const source = `
import '#tokens/global.css.ts'
export default import.meta.glob(['/design-system/**/*.tsx', '!**/*.test.tsx'], { eager: true })
`

/** The style sheet of the whole design system, tokens and themes included: bytes, brotli. */
export async function stylesOfSystem(): Promise<number> {
  const built = await build({
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'everything',
        resolveId: (id) => (id === everything ? join(root, everything) : undefined),
        load: (id) => (id.endsWith(everything) ? source : undefined),
      },
    ],
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input: everything } },
  })
  const outputs = [built].flat() as Rolldown.RolldownOutput[]
  refuseLacking(outputs)
  const sheets = outputs.flatMap(({ output }) => output.filter(({ fileName }) => fileName.endsWith('.css')))
  if (sheets.length === 0) throw new Error('the design system was built without styles')
  return sheets.reduce((sum, file) => sum + ('source' in file ? brotliSize(file.source) : 0), 0)
}

/** A build that lacks components weighs too little. */
function refuseLacking(outputs: readonly Rolldown.RolldownOutput[]): void {
  const built = new Set(
    outputs.flatMap(({ output }) => output.flatMap((file) => ('moduleIds' in file ? file.moduleIds : []))),
  )
  const lacking = globSync('design-system/**/*.tsx', { cwd: root }).filter(
    (file) => !file.endsWith('.test.tsx') && !built.has(join(root, file)),
  )
  if (lacking.length > 0) throw new Error(`built without ${lacking.join(', ')}`)
}
