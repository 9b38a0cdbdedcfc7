import { spawn, spawnSync } from 'node:child_process'
import { createECDH } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { keepTemporaryFilesInMemory } from '../memoryFolder.ts'
import { moderatorEmail, operatorEmail, portalData, portalPort } from './address.ts'
import { serveMails } from './mails.ts'
import { serveMarketing } from './marketing.ts'

/**
 * The portal for the suites from outside: the real commands, on a fresh data folder with a small stock that is the
 * same in every run. The folder goes when the portal stops.
 */
keepTemporaryFilesInMemory()
// One of a run that was killed may have had the same port.
rmSync(portalData, { recursive: true, force: true })
mkdirSync(portalData, { recursive: true })
const environment = {
  ...process.env,
  ESTIA_DATA: portalData,
  PORT: String(portalPort),
  NODE_ENV: 'production',
  SMTP_URL: await serveMails(),
  ...(await serveMarketing()),
  // Shown to those alone who allow it, which a test does.
  GOOGLE_ONE_TAP: 'true',
  MODERATORS: moderatorEmail,
  OPERATORS: operatorEmail,
  ESTIA_FLAG_ALERTS_WITHOUT_ACCOUNT: 'true',
  ...pushed(),
  // Tests say themselves where they come from (ownAddress).
  ESTIA_TRUSTED_PROXIES: '1',
}

/** Alerts are pushed with keys of this run. */
function pushed() {
  const pair = createECDH('prime256v1')
  return {
    ESTIA_FLAG_WEB_PUSH: 'true',
    PUSH_PUBLIC_KEY: pair.generateKeys('base64url'),
    PUSH_PRIVATE_KEY: pair.getPrivateKey('base64url'),
  }
}
const cli = join(import.meta.dirname, '../../cli/main.ts')

const run = (...args: string[]): void => {
  const { status } = spawnSync(process.execPath, [cli, ...args], { env: environment, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('seed', '--listings', '3000', '--seed', '7')

const portal = spawn(process.execPath, [cli, 'serve', '--demo-provider'], {
  env: environment,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => portal.kill(signal))
portal.once('exit', (code) => {
  rmSync(portalData, { recursive: true, force: true })
  process.exit(code ?? 0)
})
