/** Ways in that are for trying out (mails without a mail server, made-up providers) are for a browser on this machine. */
import type { IncomingMessage } from 'node:http'
import { isLoopback } from '#server/platform/settings/socialSettings.ts'

type Asked = Pick<IncomingMessage, 'headers' | 'httpVersion' | 'rawHeaders'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** What proxies, tunnels and content networks write into requests that they pass on; a browser writes none of it. */
const forwarded =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-(?:original|client|cluster|remote|proxy|envoy|amzn|amz|azure|appengine|vercel|nf|arr|render|railway|tunnel|ngrok)(?:-.+)?|(?:true|fastly|fly|wl-proxy|proxy)-client-ip|fly-.+|cf-.+|cdn-.+|cloudfront-.+|tailscale-.+|ngrok-.+|x-cloud-trace-context|x-coming-from|x-proxyuser-ip|client-ip)$/

/** The other end of a connection, as `isLoopback` reads hosts. */
const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || isLoopback(address.replace(/^::ffff:/i, ''))

const hostnameOf = (host: string): string => URL.parse(`http://${host}`)?.hostname ?? ''

/**
 * Whether a browser on this machine sent the request: a connection from loopback, for a loopback host, without
 * forwarding headers. Proxies that send none use HTTP/1.0 or pass the public address of the previous page (nginx
 * without settings).
 */
export function isFromOwnMachine({ headers, httpVersion, rawHeaders, socket }: Asked): boolean {
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
  if (names.some((name) => forwarded.test(name))) return false
  if (names.filter((name) => name === 'host').length !== 1 || httpVersion === '1.0') return false
  if (!isLoopbackAddress(socket.remoteAddress ?? '') || !isLoopback(hostnameOf(headers.host ?? '')))
    return false
  return [headers.referer, headers.origin].every(
    (from) => from === undefined || from === 'null' || isLoopback(URL.parse(from)?.hostname ?? ''),
  )
}
