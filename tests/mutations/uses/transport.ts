import { usesIn } from './Use.ts'

/** From a call to its reply or error, and what the query client asks again. */
export const transport = [
  ...usesIn('app/transport/ask.ts', [
    [
      'an abort within fetch is a broken line',
      "  if (cause instanceof Error && cause.name === 'AbortError') return new AbortError({ cause })\n",
      '',
      'errors/AbortError',
    ],
    [
      'a refusal below 500 is a reply',
      'if (!response.ok) throw',
      'if (response.status >= 500) throw',
      'errors/StatusError',
    ],
    [
      'the body of a refusal is not read',
      '    ...errorBodyOf(body),\n',
      '    data: {},\n',
      'errors/server-message',
    ],
    [
      'a broken line is a call that was given up',
      'return new ConnectionError({ cause })',
      'return new AbortError({ cause })',
      'errors/ConnectionError',
    ],
    [
      'Retry-After is read in milliseconds',
      'retryAfterMs: seconds * 1000',
      'retryAfterMs: seconds',
      'app/transport/read.test.ts',
    ],
  ]),
  ...usesIn('app/transport/programs.ts', [
    [
      'a call that was given up is a broken line',
      'failure: new AbortError({ cause: signal.reason })',
      'failure: new ConnectionError({ cause: signal.reason })',
      'errors/AbortError',
    ],
    [
      'a refusal is repeated',
      "failure._tag === 'ConnectionError' ||",
      "failure._tag !== 'AbortError' ||",
      'app/transport/read.test.ts',
    ],
    [
      'a token is renewed for every refusal',
      "failure.status === 403 && failure.reason === 'ForeignRequest'",
      'failure.status === 403',
      'app/transport/send.test.ts',
    ],
  ]),
  ...usesIn('app/transport/call.ts', [
    [
      'a call does not wait for the line',
      '    if (!isKept) await untilOnline(signal)\n',
      '',
      'states/offline-wait',
    ],
  ]),
  ...usesIn('app/transport/untilOnline.ts', [
    [
      'a call waits six seconds for the line',
      'constants.offline.waitMs',
      '6000',
      'constants/offline-request-wait',
    ],
    [
      'a call waits ten minutes for the line',
      'constants.offline.waitMs',
      '600_000',
      'constants/offline-request-wait',
    ],
    [
      'the line that comes back is not noticed',
      "addEventListener('online'",
      "addEventListener('offline'",
      'states/offline-wait',
    ],
    ['nothing waits for the line', 'globalThis.navigator?.onLine !== false', 'true', 'states/offline-wait'],
  ]),
  ...usesIn('app/transport/useApi.ts', [
    ['what failed is asked for again', 'constants.query.retries > 0', 'true', 'constants/query-retries'],
    [
      'focus asks again',
      'revalidateOnFocus: constants.query.refetchOnFocus',
      'revalidateOnFocus: true',
      'constants/query-refetch-on-focus',
    ],
    [
      'the line that comes back asks again',
      'revalidateOnReconnect: constants.query.refetchOnReconnect',
      'revalidateOnReconnect: true',
      'constants/query-refetch-on-reconnect',
    ],
    [
      'every view asks again',
      'revalidateIfStale: constants.query.refetchOnMount',
      'revalidateIfStale: true',
      'constants/query-refetch-on-mount',
    ],
  ]),
  ...usesIn('app/shell/Navigation.tsx', [
    [
      'the guard of required parameters is not applied',
      'guardNavigation(location.search, wanted)?.address ?? wanted',
      'wanted',
      'routes/routeGuard',
    ],
    ['the repaired address is not gone to', 'moveTo(target, {', 'moveTo(wanted, {', 'routes/routeGuard'],
  ]),
  ...usesIn('app/shell/guard.ts', [
    [
      'a dropped parameter has another error',
      "override readonly name = 'missing whitelist params'",
      "override readonly name = 'MissingParams'",
      'errors/missing-whitelist-params',
    ],
    ['a dropped parameter stays dropped', 'next.append(name, value)\n', 'void value\n', 'routes/routeGuard'],
  ]),
  ...usesIn('app/transport/errors.ts', [
    [
      'a refusal has no status',
      '    Object.assign(this, refused)\n',
      '    Object.assign(this, { data: refused.data })\n',
      'errors/StatusError',
    ],
  ]),
]
