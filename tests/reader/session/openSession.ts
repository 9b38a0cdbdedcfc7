/** A desktop of its own for a screen reader: display, buses, window manager, browser and Orca, without sound. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { busLauncher, windowedChromium } from './needs.ts'

export interface Session {
  readonly environment: NodeJS.ProcessEnv
  /** Where each utterance is a line of JSON. */
  readonly log: string
  /** For `connectOverCDP`. */
  readonly debugging: string
  readonly close: () => void
}

export interface SessionWish {
  /** `el_GR.UTF-8`: Orca says roles and states in it, if the machine has its translations. */
  readonly locale: string
  readonly debuggingPort: number
}

/** Starts all of it, some fifteen seconds. Every process is ended by `close`. */
export async function openSession({ locale, debuggingPort }: SessionWish): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'estia-reader-'))
  const log = join(home, 'said.jsonl')
  writeFileSync(log, '')
  prepareHome(home)
  const children: ChildProcess[] = []
  const display = `:${90 + (process.pid % 900)}`
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    XDG_DATA_HOME: join(home, '.local/share'),
    XDG_CONFIG_HOME: join(home, '.config'),
    DISPLAY: display,
    LANG: locale,
    LC_ALL: locale,
    GTK_MODULES: 'gail:atk-bridge',
    ESTIA_READER_LOG: log,
  }
  const start = (program: string, args: readonly string[]) => {
    const child = spawn(program, args, {
      env: environment,
      stdio: process.env['ESTIA_READER_LOUD'] ? 'inherit' : 'ignore',
    })
    children.push(child)
    return child
  }
  const close = () => {
    for (const child of children.toReversed()) child.kill('SIGTERM')
    const bus = Number(environment['DBUS_SESSION_BUS_PID'])
    if (bus > 0) process.kill(bus)
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    start('Xvfb', [display, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'])
    await wait(1500)
    Object.assign(environment, ownBus(environment))
    start('openbox', [])
    start(busLauncher, ['--launch-immediately'])
    await wait(1500)
    execFileSync('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'], {
      env: environment,
    })
    start(windowedChromium() ?? 'chromium', browserArguments(home, debuggingPort))
    const debugging = `http://127.0.0.1:${debuggingPort}`
    await until(async () => (await fetch(`${debugging}/json/version`)).ok, 'The browser did not start.')
    await wait(2000)
    start('orca', ['--replace'])
    await until(() => statSync(log).size > 0, 'Orca did not start.')
    await wait(1000)
    return { environment, log, debugging, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Asks every half a second, a minute long. */
async function until(isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  for (let time = 0; time < 120; time++) {
    const is = await Promise.resolve()
      .then(isSo)
      .catch(() => false)
    if (is) return
    await wait(500)
  }
  throw new Error(otherwise)
}

/** Orca reads its customizations from its data folder. */
function prepareHome(home: string): void {
  const data = join(home, '.local/share/orca')
  mkdirSync(data, { recursive: true })
  mkdirSync(join(home, 'run'), { mode: 0o700 })
  mkdirSync(join(home, '.config'))
  // An offer to translate takes the focus.
  mkdirSync(join(home, 'browser/Default'), { recursive: true })
  writeFileSync(join(home, 'browser/Default/Preferences'), JSON.stringify({ translate: { enabled: false } }))
  copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(data, 'orca-customizations.py'))
}

function ownBus(environment: NodeJS.ProcessEnv): Record<string, string> {
  const lines = execFileSync('dbus-launch', { env: environment, encoding: 'utf8' }).trim().split('\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

const browserArguments = (home: string, port: number): readonly string[] => [
  '--force-renderer-accessibility',
  '--no-sandbox',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--password-store=basic',
  '--window-size=1440,1000',
  `--user-data-dir=${join(home, 'browser')}`,
  `--remote-debugging-port=${port}`,
  'about:blank',
]
