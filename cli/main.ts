#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { exit } from '#cli/exit.ts'

// Before anything else is loaded: the second start finds its modules compiled.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/estia/compiled'))

// Node exits with 1 after a bug, which means "problems found" here. This covers what no caller awaits: a
// timer, an event, a floating promise.
process.on('uncaughtException', (bug) => {
  console.error(bug)
  process.exit(exit.crashed)
})

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // The reader has read enough: `estia check | head`.
  if (code === 'EPIPE') process.exit(exit.clean)
  process.stderr.write(`estia: the output cannot be written: ${message}\n`)
  process.exit(exit.couldNotRun)
})

try {
  const { runCommandLine } = await import('#cli/commandLine.ts')
  const { terminal } = await import('#cli/terminal.ts')
  process.exitCode = await runCommandLine(process.argv.slice(2), terminal)
} catch (thrown) {
  const missing = missingPackage(thrown)
  console.error(
    missing === undefined ? thrown : `estia: the package ${missing} is not installed; run "npm ci"`,
  )
  process.exitCode = missing === undefined ? exit.crashed : exit.couldNotRun
}

/** The package that an import did not find. */
function missingPackage(thrown: unknown): string | undefined {
  return thrown instanceof Error ? /^Cannot find package '([^']+)'/.exec(thrown.message)?.[1] : undefined
}
