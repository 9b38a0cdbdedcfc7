import { describe, expect, it } from 'vitest'
import { isFromOwnMachine } from './ownMachine.ts'

interface Case {
  readonly address?: string | undefined
  readonly host?: string | readonly string[]
  readonly version?: string
  readonly headers?: Readonly<Record<string, string>>
}

const asked = (one: Case) => {
  const { host = '127.0.0.1:3000', version = '1.1', headers = {} } = one
  const hosts = [host].flat()
  return {
    headers: { ...(hosts[0] !== undefined && { host: hosts[0] }), ...headers },
    httpVersion: version,
    rawHeaders: [...hosts.flatMap((name) => ['Host', name]), ...Object.entries(headers).flat()],
    socket: { remoteAddress: 'address' in one ? one.address : '127.0.0.1' },
  }
}

describe('a browser on this machine', () => {
  it.each<[string, Case]>([
    ['by number', {}],
    ['by name', { host: 'localhost:3000' }],
    ['without a port', { host: 'localhost' }],
    ['by another loopback number', { address: '127.0.0.2', host: '127.0.0.2' }],
    ['over IPv6', { address: '::1', host: '[::1]:3000' }],
    ['to a socket of both versions', { address: '::ffff:127.0.0.1' }],
    [
      'from another page of ours',
      { headers: { Referer: 'http://localhost:3000/', referer: 'http://localhost:3000/' } },
    ],
    [
      'with what browsers say',
      { headers: { 'user-agent': 'x', 'sec-fetch-site': 'none', 'x-requested-with': 'x' } },
    ],
  ])('asks %s', (_, one) => {
    expect(isFromOwnMachine(asked(one))).toBe(true)
  })
})

describe('requests that may come from another machine', () => {
  it.each<[string, Case]>([
    ['another machine', { address: '192.0.2.1' }],
    ['another machine over IPv6', { address: '2001:db8::1' }],
    ['another machine, mapped', { address: '::ffff:10.0.0.1' }],
    ['a connection that is gone', { address: undefined }],
    ['a public host', { host: 'example.gr' }],
    ['a host that begins like loopback', { host: '127.0.0.1.example.gr' }],
    ['a host that begins like localhost', { host: 'localhost.example.gr' }],
    ['a user before a host', { host: 'localhost@example.gr' }],
    ['an address of a tunnel', { host: 'a1b2.ngrok-free.app' }],
    ['any address', { host: '0.0.0.0:3000' }],
    ['no host', { host: [] }],
    ['an empty host', { host: '' }],
    ['two hosts', { host: ['localhost:3000', 'example.gr'] }],
    ['a proxy of HTTP/1.0', { version: '1.0' }],
    ['a page of another origin', { headers: { referer: 'https://example.gr/' } }],
    ['a form of another origin', { headers: { origin: 'https://example.gr' } }],
    ...[
      'Forwarded',
      'Via',
      'X-Forwarded',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Forwarded-Port',
      'X-Forwarded-Server',
      'X-Real-IP',
      'X-Client-IP',
      'X-Cluster-Client-IP',
      'X-Original-Host',
      'X-Original-URL',
      'X-Original-Forwarded-For',
      'X-Envoy-External-Address',
      'X-Amzn-Trace-Id',
      'X-Azure-ClientIP',
      'X-Vercel-Forwarded-For',
      'X-ARR-SSL',
      'True-Client-IP',
      'Fastly-Client-IP',
      'Fly-Client-IP',
      'CF-Connecting-IP',
      'CF-Ray',
      'Cdn-Loop',
      'CloudFront-Viewer-Address',
      'Tailscale-User-Login',
      'ngrok-skip-browser-warning',
      'Client-IP',
    ].map((name): [string, Case] => [name, { headers: { [name]: 'x' } }]),
  ])('%s', (_, one) => {
    expect(isFromOwnMachine(asked(one))).toBe(false)
  })
})
