import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromiumPath } from '../../chromium.ts'

/** A program, and Debian's package that has it. */
const programs = [
  ['orca', 'orca'],
  ['Xvfb', 'xvfb'],
  ['dbus-launch', 'dbus-x11'],
  ['openbox', 'openbox'],
  ['xdotool', 'xdotool'],
  ['gsettings', 'libglib2.0-bin'],
] as const

/** The launcher of the accessibility bus is in no path. */
const launchers = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher']
export const busLauncher = launchers.find((path) => existsSync(path)) ?? launchers[0] ?? ''

const isInPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** A Chromium with a window: its headless shell tells assistive technology nothing. */
export function windowedChromium(): string | undefined {
  const candidates = [
    process.env['CHROME_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromiumPath(),
  ]
  return candidates.find((path) => path !== undefined && !path.includes('headless') && existsSync(path))
}

/** Debian packages that are missing on this machine. */
export const missingPackages = (): readonly string[] => [
  ...programs.flatMap(([program, name]) => (isInPath(program) ? [] : [name])),
  ...(existsSync(busLauncher) ? [] : ['at-spi2-core']),
  ...(windowedChromium() === undefined ? ['chromium'] : []),
]
