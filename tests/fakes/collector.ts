/** A collector of OpenTelemetry on loopback that keeps what it is sent, in OTLP's JSON. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string }
}

export interface CollectedSpan {
  readonly name: string
  readonly traceId: string
  readonly parentSpanId?: string
  readonly attributes: readonly Attribute[]
  readonly events: readonly unknown[]
  readonly status: { readonly code: number; readonly message?: string }
}

export interface Collector {
  readonly url: string
  /** Everything that came, as text. */
  readonly text: () => string
  readonly headers: IncomingHttpHeaders[]
  readonly spans: () => readonly CollectedSpan[]
  readonly metricNames: () => ReadonlySet<string>
  readonly close: () => Promise<void>
}

interface Sent {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[]
  }[]
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly { readonly name: string }[] }[]
  }[]
}

export async function startCollector(): Promise<Collector> {
  const taken: { readonly path: string; readonly body: string }[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      headers.push(request.headers)
      taken.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const of = (path: string) =>
    taken.filter((one) => one.path === path).map(({ body }) => JSON.parse(body) as Sent)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => taken.map(({ body }) => body).join('\n'),
    headers,
    spans: () =>
      of('/v1/traces').flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metricNames: () =>
      new Set(
        of('/v1/metrics').flatMap(({ resourceMetrics = [] }) =>
          resourceMetrics.flatMap(({ scopeMetrics }) =>
            scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name }) => name)),
          ),
        ),
      ),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
