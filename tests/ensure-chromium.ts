import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath, headlessShell } from './chromium.ts'

const isRoot = process.getuid?.() === 0

/** Whether the system's packages (Debian, Ubuntu) did as asked. Nobody waits long for a network that is not there. */
function apt(...args: readonly string[]): boolean {
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const command = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...patience, '-y', '-qq', ...args]
  try {
    execFileSync(command[0]!, command.slice(1), { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const found = chromiumPath()

// In a container the faster one is fetched beside the one that is there; on a user's own machine that one will do.
if (!found || (isRoot && !process.env['CHROME_PATH'] && !existsSync(headlessShell))) {
  process.stderr.write('Asking the system’s packages for a browser to test with …\n')
  const install = () => apt('install', 'chromium-headless-shell')
  if (!install() && !(apt('update') && install()) && !found) apt('install', 'chromium')
}

if (!chromiumPath()) {
  process.stderr.write(
    'None could be installed. Install Chromium or Chrome yourself, or set CHROME_PATH, and run npm test again.\n',
  )
  process.exit(2)
}
