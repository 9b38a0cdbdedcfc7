/** IBM's engine and HTML_CodeSniffer on every kind of page: installs them, and exits 1 after a finding without an exception. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installEngines } from './engines.ts'

const root = join(import.meta.dirname, '../../..')
installEngines()
const config = join(import.meta.dirname, 'playwright.config.ts')
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', config, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1
