/** OpenTelemetry over HTTP, in JSON: loaded only where a collector is configured. */
import { Effect, Layer, Redacted, Tracer } from 'effect'
import * as FetchHttpClient from 'effect/http/FetchHttpClient'
import * as OtlpExporter from 'effect/observability/OtlpExporter'
import * as OtlpMetrics from 'effect/observability/OtlpMetrics'
import * as OtlpSerialization from 'effect/observability/OtlpSerialization'
import * as OtlpTracer from 'effect/observability/OtlpTracer'
import { randomUUID } from 'node:crypto'
import type { Collector } from '#server/platform/settings/observabilitySettings.ts'
import { quietTracer } from './quietTracer.ts'

/** Sends traces and metrics until the scope closes. A collector that does not answer is left alone for a minute. */
export function exporting({ endpoint, headers, serviceName, every }: Collector): Layer.Layer<never> {
  const common = {
    headers: Redacted.value(headers),
    resource: { serviceName, attributes: { 'service.instance.id': randomUUID() } },
    exportInterval: `${every} millis`,
    // A stop waits no longer than this for the last export.
    shutdownTimeout: '1 second',
  } as const
  const tracer = Layer.effect(
    Tracer.Tracer,
    Effect.map(OtlpTracer.make({ ...common, url: `${endpoint}/v1/traces` }), quietTracer),
  )
  const metrics = OtlpMetrics.layer({ ...common, url: `${endpoint}/v1/metrics` })
  return Layer.merge(tracer, metrics).pipe(
    Layer.provide([OtlpExporter.layerFlusher, OtlpSerialization.layerJson, FetchHttpClient.layer]),
  )
}
