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

/**
 * The browser that tests drive: `CHROME_PATH`, else the system's Chromium or Chrome, else Playwright's own.
 * `npm test` installs the system's package first where none of them is there (tests/ensure-chromium.ts).
 */
export function chromiumPath(): string | undefined {
  return chromiumCandidates().find((path) => existsSync(path))
}

function chromiumCandidates(): string[] {
  return [
    process.env['CHROME_PATH'] ?? '',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
}
