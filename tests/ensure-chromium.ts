import { execFileSync } from 'node:child_process'
import { chromiumPath } from './chromium.ts'

/** Installs a browser from the system's packages (Debian, Ubuntu) where none is found; says what to do elsewhere. */
function install(): void {
  const steps = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]
  const asRoot = process.getuid?.() === 0
  for (const step of steps) {
    const [command, ...args] = asRoot ? step : ['sudo', '-n', ...step]
    execFileSync(command as string, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

if (!chromiumPath()) {
  process.stderr.write('No Chromium found; installing the system package "chromium" …\n')
  try {
    install()
  } catch {
    process.stderr.write(
      'Could not install it. Install Chromium or Chrome yourself, or set CHROME_PATH, and run npm test again.\n',
    )
    process.exit(2)
  }
}
