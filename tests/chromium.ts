import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Flags under which Debian's Chromium starts as root, without looking for Google's hosts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Without a graphics card this paints a page two to four times as fast, and is what Chromium itself does there.
  '--disable-gpu-compositing',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** Chromium without a window or what belongs to one: the same pages in three quarters of the processor's time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser that tests drive: `CHROME_PATH` (for a window to look at, too), else the system's headless shell, its
 * Chromium or Chrome, else Playwright's own. `npm test` installs the system's package (tests/ensure-chromium.ts).
 */
export function chromiumPath(): string | undefined {
  return chromiumCandidates().find((path) => existsSync(path))
}

/** A Chromium that shows notifications, which the headless shell does not; undefined where there is none. */
export function chromiumWithNotifications(): string | undefined {
  return chromiumCandidates().find((path) => path !== headlessShell && existsSync(path))
}

function chromiumCandidates(): string[] {
  return [
    process.env['CHROME_PATH'] ?? '',
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
}
