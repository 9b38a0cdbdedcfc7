#!/usr/bin/env node
// The program for any Node that can run npm. main.ts is TypeScript and needs the Node that package.json pins: an
// older one starts that one here, and says what is missing where it is not installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const majorOf = (version) => Number(version.split('.')[0])
const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node

if (majorOf(process.versions.node) >= majorOf(pinned)) await import('./main.ts')
else startPinned()

function startPinned() {
  const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(node)) {
    console.error(
      `estia: this is Node ${process.versions.node}, and estia needs ${pinned}; "npm ci" in ${root} installs it`,
    )
    process.exitCode = 2
    return
  }
  const program = spawn(node, [join(root, 'cli/main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' })
  // A terminal sends Ctrl-C to both, and a second one would cut an orderly stop short.
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal))
  program.once('error', ({ message }) => {
    console.error(`estia: ${node} does not start: ${message}`)
    process.exitCode = 2
  })
  program.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}
