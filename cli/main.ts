#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is loaded: the second start finds its modules compiled.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/estia/compiled'))

const { runCommandLine } = await import('#cli/commandLine.ts')
const { exit } = await import('#cli/exit.ts')
const { terminal } = await import('#cli/terminal.ts')

// Whoever reads has read enough: `estia check | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  process.exitCode = await runCommandLine(process.argv.slice(2), terminal)
} catch (bug) {
  // Node's own ending, 1, would say that problems were found.
  console.error(bug)
  process.exitCode = exit.couldNotRun
}
