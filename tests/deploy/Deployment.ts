import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A service as deploy/compose.yaml has it; what nobody judges is left out. */
export interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly env_file?: string
  readonly healthcheck?: object
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly volumes?: readonly string[]
  readonly networks?: readonly string[]
  readonly stop_grace_period?: string
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: object
  readonly networks: object
}

/** The files of deploy/. */
export interface Deployment {
  readonly compose: Compose
  readonly dockerfile: string
  readonly caddyfile: string
  readonly unit: string
  readonly environment: string
}

export function readDeployment(): Deployment {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')
  return {
    compose: parse(read('compose.yaml'), { strict: true }) as Compose,
    dockerfile: read('Dockerfile'),
    caddyfile: read('Caddyfile'),
    unit: read('estia.service'),
    environment: read('estia.env.example'),
  }
}

/** Names that a file of variables sets or offers in a comment. */
export const offered = (environment: string): readonly string[] =>
  [...environment.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].flatMap((match) => match[1] ?? [])

/** Values of a key of a systemd unit, one a line of it. */
export const unitValues = (unit: string, key: string): readonly string[] =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].flatMap((match) => match[1] ?? [])
