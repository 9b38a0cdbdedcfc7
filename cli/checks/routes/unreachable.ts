import { type KnownProblem, knownProblem } from '#cli/knownProblem.ts'

/**
 * Why an address could not be reached, by the code of Node's error, or its name without one, and what to do.
 * The first match is used.
 */
const reasons: readonly { readonly code: RegExp; readonly says: (origin: string) => string }[] = [
  { code: /^ECONNREFUSED$/, says: () => 'nothing listens there; start the portal with "estia serve"' },
  {
    code: /^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/,
    says: () => 'no machine of that name was found; look at its spelling and at your name server',
  },
  {
    code: /^(EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL)$/,
    says: () => 'the network knows no way to it',
  },
  {
    code: /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    says: () => 'the connection was not accepted in time; a firewall may be between',
  },
  {
    code: /^(ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|ERR_SSL_RECORD_LAYER_FAILURE|EPROTO)$/,
    says: (origin) => `it speaks no TLS; ask ${origin.replace(/^https/, 'http')}`,
  },
  {
    code: /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)/,
    says: () =>
      'its certificate is not trusted; name its authority in NODE_EXTRA_CA_CERTS, or mend the certificate',
  },
  {
    code: /^(HPE_|HTTPParserError$)/,
    says: () => 'what answers there does not speak HTTP; look at the port',
  },
  {
    code: /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    says: (origin) =>
      origin.startsWith('http:')
        ? `the connection was closed without a whole answer; if it speaks TLS, ask ${origin.replace(/^http/, 'https')}`
        : 'the connection was closed without a whole answer; look at the port and at the log of what listens there',
  },
]

/** An unreachable address, as one line with the reason and the remedy. */
export function unreachable(url: string, thrown: unknown, patienceMs: number): KnownProblem {
  const { origin } = new URL(url)
  const { code, message, isSlow } = failureOf(thrown)
  const known = reasons.find((reason) => reason.code.test(code))
  const why = isSlow
    ? `nothing came within ${patienceMs / 1000} s; ask again when it has less to do`
    : undefined
  return knownProblem(
    'PortalUnreachable',
    `no portal answers at ${url}: ${why ?? (known ? `${known.says(origin)} (${code})` : message)}`,
  )
}

/** What `fetch` threw; it wraps the socket's error. */
function failureOf(thrown: unknown) {
  const outer = thrown instanceof Error ? thrown : new Error(String(thrown))
  const error = outer.cause instanceof Error ? outer.cause : outer
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : error.name,
    message: error.message,
    isSlow: outer.name === 'TimeoutError',
  }
}
