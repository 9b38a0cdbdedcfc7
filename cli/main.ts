#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is loaded: the second start finds its modules compiled.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/estia/compiled'))

const { runCommandLine } = await import('#cli/commandLine.ts')
const { terminal } = await import('#cli/terminal.ts')

process.exitCode = await runCommandLine(process.argv.slice(2), terminal)
