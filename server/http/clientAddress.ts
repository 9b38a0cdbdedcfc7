/** The client's address, as limits count it. */
import { isIP } from 'node:net'

interface Sent {
  /** The other end of the connection. */
  readonly socket: string | undefined
  /** The raw `X-Forwarded-For`: any client can write it. */
  readonly forwardedFor: string | undefined
}

/**
 * The client's address. Each of our proxies appends the address that it got the request from to the header, so with
 * `proxies` of them the client is that many entries from the right; entries further left are not trusted.
 */
export function clientAddress({ socket = '', forwardedFor = '' }: Sent, proxies: number): string {
  if (proxies === 0) return socket
  const hops = [...forwardedFor.split(',').map(withoutPort), socket].filter((hop) => isIP(hop) !== 0)
  return hops.at(-1 - proxies) ?? hops[0] ?? socket
}

/** Some proxies write `1.2.3.4:567` or `[::1]:567`. */
const withoutPort = (hop: string): string =>
  hop
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')

/**
 * What one visitor cannot change at will: an IPv4 address whole, of an IPv6 one the 64 bits that a household is given.
 * What is no address is one visitor with all others of its kind.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(plain) === 4) return plain
  if (isIP(plain) !== 6) return 'unknown'
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`
}

/** The network of an address group, for logs: 256 addresses of IPv4, a household of IPv6. */
export const networkOf = (group: string): string =>
  isIP(group) === 4 ? group.replace(/\d+$/, '0/24') : group

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = (URL.parse(`http://[${address}]`)?.hostname ?? '').slice(1, -1).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}
