import { type Compose, type Deployment, offered, type Service, unitValues } from './Deployment.ts'

/** What the portal is, for those who run it. */
export interface Portal {
  readonly variables: ReadonlySet<string>
  readonly flags: ReadonlySet<string>
  /** Paths that tell how it is. */
  readonly healthPaths: readonly string[]
  readonly node: string
}

/** The longest that the portal may take to stop (fault 22 of tests/faults), s. */
const STOPS_WITHIN = 10

const unknown = (names: readonly string[], { variables, flags }: Portal, place: string): string[] =>
  names
    .filter((name) => !variables.has(name) && !flags.has(name))
    .map((name) => `${place}: nothing reads ${name}`)

/** What Node and the image itself read. */
const ofOthers = new Set(['NODE_ENV'])

function variableProblems({ compose, dockerfile, unit, environment }: Deployment, portal: Portal): string[] {
  const inImage = [...dockerfile.matchAll(/^ENV (.*)$/gm)]
    .flatMap((match) => match[1]?.split(' ') ?? [])
    .map((pair) => pair.split('=')[0] ?? '')
  const inUnit = unitValues(unit, 'Environment').map((pair) => pair.split('=')[0] ?? '')
  const names = offered(environment)
  const missing = [...portal.variables].filter((name) => !names.includes(name))
  return [
    ...unknown(Object.keys(compose.services['portal']?.environment ?? {}), portal, 'compose.yaml'),
    ...unknown(
      inImage.filter((name) => !ofOthers.has(name)),
      portal,
      'Dockerfile',
    ),
    ...unknown(inUnit, portal, 'estia.service'),
    ...unknown(names, portal, 'estia.env.example'),
    ...missing.map((name) => `estia.env.example: ${name} is not offered`),
  ]
}

/** Whether it is said how a service is: itself in the compose file, or its image. */
const tells = ({ healthcheck, build }: Service, dockerfile: string): boolean =>
  healthcheck !== undefined || (build !== undefined && dockerfile.includes('HEALTHCHECK'))

/** Names of volumes and networks, and of services that are waited for. */
function nameProblems({ services, volumes, networks }: Compose, dockerfile: string): string[] {
  return Object.entries(services).flatMap(([name, service]) => {
    const mounted = (service.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((volume) => !volume.startsWith('.'))
    const waited = Object.entries(service.depends_on ?? {})
    return [
      ...mounted.filter((volume) => !(volume in volumes)).map((volume) => `${name}: no volume ${volume}`),
      ...(service.networks ?? [])
        .filter((network) => !(network in networks))
        .map((network) => `${name}: no network ${network}`),
      ...waited.flatMap(([other, { condition }]) => {
        const found = services[other]
        if (found === undefined) return [`${name}: no service ${other}`]
        return condition === 'service_healthy' && !tells(found, dockerfile)
          ? [`${name}: ${other} never says how it is`]
          : []
      }),
    ]
  })
}

function portProblems({ compose, dockerfile, caddyfile }: Deployment): string[] {
  const port = compose.services['portal']?.environment?.['PORT']
  const ports = {
    'Dockerfile, PORT': /\bPORT=(\d+)/.exec(dockerfile)?.[1],
    'Dockerfile, EXPOSE': /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1],
    Caddyfile: /reverse_proxy portal:(\d+)/.exec(caddyfile)?.[1],
  }
  return Object.entries(ports).flatMap(([place, found]) => (found === port ? [] : [`${place}: not ${port}`]))
}

function healthProblems({ dockerfile, caddyfile }: Deployment, { healthPaths }: Portal): string[] {
  const asked = /process\.env\.PORT \+ '([^']+)'/.exec(dockerfile)?.[1] ?? ''
  return [
    ...(healthPaths.includes(asked) ? [] : [`Dockerfile: ${asked} tells nothing`]),
    // Without its database it answers what it has in memory, and a proxy that takes it out answers nothing.
    ...(/^\s*health_uri/m.test(caddyfile) ? ['Caddyfile: takes the one portal out'] : []),
  ]
}

function stopProblems({ compose, unit, dockerfile }: Deployment): string[] {
  const times = {
    'compose.yaml': Number.parseInt(compose.services['portal']?.stop_grace_period ?? '', 10),
    'estia.service': Number(unitValues(unit, 'TimeoutStopSec')[0]),
  }
  const signal = /^STOPSIGNAL (\S+)$/m.exec(dockerfile)?.[1]
  return [
    ...Object.entries(times).flatMap(([place, seconds]) =>
      seconds > STOPS_WITHIN ? [] : [`${place}: cut after ${seconds} s, it may take ${STOPS_WITHIN}`],
    ),
    ...(signal === 'SIGTERM' ? [] : [`Dockerfile: stopped by ${signal}`]),
  ]
}

function versionProblems({ dockerfile }: Deployment, { node }: Portal): string[] {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].flatMap((match) => match[1] ?? [])
  return images.filter((image) => !image.startsWith(`node:${node}-`)).map((image) => `Dockerfile: ${image}`)
}

/** Keeps a machine from what the portal never does; off, with its reason, is what V8 needs. */
const hardening: Readonly<Record<string, string>> = {
  NoNewPrivileges: 'true',
  ProtectSystem: 'strict',
  ProtectHome: 'true',
  PrivateTmp: 'true',
  PrivateDevices: 'true',
  CapabilityBoundingSet: '',
  RestrictNamespaces: 'true',
  MemoryDenyWriteExecute: 'false',
  RestartPreventExitStatus: '2',
}

function unitProblems({ unit }: Deployment): string[] {
  const data = /ESTIA_DATA=(\S+)/.exec(unit)?.[1]
  const [command = ''] = unitValues(unit, 'ExecStart')
  return [
    ...Object.entries(hardening)
      .filter(([key, value]) => unitValues(unit, key)[0] !== value)
      .map(([key, value]) => `estia.service: ${key} is not ${value}`),
    ...(unitValues(unit, 'ReadWritePaths')[0] === data ? [] : [`estia.service: cannot write ${data}`]),
    ...(command.endsWith('/node_modules/.bin/node cli/main.ts serve')
      ? []
      : [`estia.service: starts ${command}`]),
  ]
}

/** What the files of deploy/ say that is not so, a line each. */
export const judgeDeployment = (files: Deployment, portal: Portal): readonly string[] => [
  ...variableProblems(files, portal),
  ...nameProblems(files.compose, files.dockerfile),
  ...portProblems(files),
  ...healthProblems(files, portal),
  ...stopProblems(files),
  ...versionProblems(files, portal),
  ...unitProblems(files),
]
