import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { flags } from '#domain/flags.ts'
import { flagVariable } from '#server/platform/Configuration.ts'
import { health } from '#server/http/health.ts'
import { configuredVariables } from '../architecture/configuredVariables.ts'
import { type Deployment, readDeployment } from './Deployment.ts'
import { judgeDeployment } from './judgeDeployment.ts'

/** Whether the portal says how it is under a path. */
async function tells(path: string): Promise<boolean> {
  let passed = false
  const response = { setHeader: () => undefined, end: () => undefined } as unknown as ServerResponse
  const answer = health({ accepting: () => true, check: () => Promise.resolve() })
  await answer({ url: path } as IncomingMessage, response, () => {
    passed = true
  })
  return !passed
}

const files = readDeployment()
const healthPaths: string[] = []
for (const path of ['/healthz', '/readyz', '/', '/health']) if (await tells(path)) healthPaths.push(path)

const portal = {
  variables: configuredVariables(),
  flags: new Set(Object.keys(flags).map(flagVariable)),
  healthPaths,
  node: readFileSync(join(import.meta.dirname, '../../.node-version'), 'utf8').trim(),
}

it('says of the portal what is so', () => {
  expect(portal.variables.size).toBeGreaterThan(25)
  expect(healthPaths).toEqual(['/healthz', '/readyz'])
  expect(judgeDeployment(files, portal)).toEqual([])
})

const withPortal = (changes: object): Partial<Deployment> => ({
  compose: {
    ...files.compose,
    services: { ...files.compose.services, portal: { ...files.compose.services['portal'], ...changes } },
  },
})
const changed = (file: Exclude<keyof Deployment, 'compose'>, from: string, to: string) => {
  expect(files[file]).toContain(from)
  return { [file]: files[file].replace(from, to) }
}

it.each<[string, () => Partial<Deployment>]>([
  ['compose.yaml: nothing reads DATABASE', () => withPortal({ environment: { PORT: '3000', DATABASE: '' } })],
  ['Dockerfile: nothing reads DATA', () => changed('dockerfile', 'ESTIA_DATA=', 'DATA=')],
  ['estia.env.example: nothing reads SMTP', () => changed('environment', 'SMTP_URL=', 'SMTP=')],
  ['estia.env.example: SMTP_URL is not offered', () => changed('environment', 'SMTP_URL=', 'SMTP=')],
  [
    'estia.env.example: nothing reads ESTIA_FLAG_MAGIC',
    () => changed('environment', 'FLAG_AUCTIONS', 'FLAG_MAGIC'),
  ],
  ['estia.service: nothing reads ESTIA_FOLDER', () => changed('unit', 'ESTIA_DATA=', 'ESTIA_FOLDER=')],
  ['portal: no volume elsewhere', () => withPortal({ volumes: ['elsewhere:/data'] })],
  ['portal: no network moon', () => withPortal({ networks: ['moon'] })],
  [
    'portal: proxy never says how it is',
    () => withPortal({ depends_on: { proxy: { condition: 'service_healthy' } } }),
  ],
  ['portal: no service cache', () => withPortal({ depends_on: { cache: { condition: 'service_started' } } })],
  ['Caddyfile: not 3000', () => changed('caddyfile', 'portal:3000', 'portal:8080')],
  ['Dockerfile, EXPOSE: not 3000', () => changed('dockerfile', 'EXPOSE 3000', 'EXPOSE 80')],
  [
    'Caddyfile: takes the one portal out',
    () => changed('caddyfile', 'lb_try_duration', 'health_uri /readyz\n\t\tlb_try_duration'),
  ],
  ['Dockerfile: /status tells nothing', () => changed('dockerfile', '/readyz', '/status')],
  ['compose.yaml: cut after 10 s, it may take 10', () => withPortal({ stop_grace_period: '10s' })],
  [
    'estia.service: cut after 5 s, it may take 10',
    () => changed('unit', 'TimeoutStopSec=20', 'TimeoutStopSec=5'),
  ],
  ['Dockerfile: stopped by SIGKILL', () => changed('dockerfile', 'STOPSIGNAL SIGTERM', 'STOPSIGNAL SIGKILL')],
  [
    'Dockerfile: node:22-slim',
    () => changed('dockerfile', 'node:24.21.0-bookworm-slim AS', 'node:22-slim AS'),
  ],
  [
    'estia.service: ProtectSystem is not strict',
    () => changed('unit', 'ProtectSystem=strict', 'ProtectSystem=full'),
  ],
  ['estia.service: cannot write /var/lib/estia', () => changed('unit', 'ReadWritePaths=/var/lib/estia', '')],
  [
    'estia.service: MemoryDenyWriteExecute is not false',
    () => changed('unit', 'Execute=false', 'Execute=true'),
  ],
])('tells that %s', (problem, change) => {
  expect(judgeDeployment({ ...files, ...change() }, portal)).toContain(problem)
})
