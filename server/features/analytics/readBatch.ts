import { type Channel, channels } from '#domain/analytics/context.ts'
import { collectLimits } from '#domain/analytics/collector.ts'
import { type EventKind, isEventKind, isTrackedEvent, trackedProperties } from '#domain/analytics/events.ts'
import { pageTypes } from '#domain/routes.ts'

/** One event as it is counted. */
export interface Measured {
  readonly kind: EventKind
  /** Of the event or the page type; empty for the kinds without names. */
  readonly name: string
  /** Empty where the sender did not say. */
  readonly channel: Channel | ''
  /** EUR. */
  readonly revenue: number
}

export interface Batch {
  readonly writeKey: string
  readonly events: readonly Measured[]
  /** Events that are none, or that are not in the table. */
  readonly dropped: number
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectOr = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

/** More than any contact is worth, EUR: a sender cannot make up a fortune. */
const REVENUE_MAX = 100

function nameOf(kind: EventKind, event: Readonly<Record<string, unknown>>): string | undefined {
  const name = kind === 'track' ? event['event'] : event['name']
  if (kind === 'track') return typeof name === 'string' && isTrackedEvent(name) ? name : undefined
  if (kind !== 'page' && kind !== 'screen') return ''
  return pageTypes.find((type) => type === name) ?? 'other'
}

function measuredOf(value: unknown): Measured | undefined {
  if (!isObject(value) || !isEventKind(value['type'])) return undefined
  const kind = value['type']
  const name = nameOf(kind, value)
  if (name === undefined) return undefined
  const said = objectOr(value['context'])['Channel']
  const properties = isTrackedEvent(name) ? trackedProperties(name, objectOr(value['properties'])) : {}
  const revenue = Number(properties['revenue'] ?? 0)
  return {
    kind,
    name,
    channel: channels.find((channel) => channel === said) ?? '',
    revenue: revenue > 0 && revenue <= REVENUE_MAX ? revenue : 0,
  }
}

/** Reads a body, `{ writeKey, batch, sentAt }`. Undefined where it is no batch. */
export function readBatch(text: string): Batch | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(body) || typeof body['writeKey'] !== 'string' || !Array.isArray(body['batch']))
    return undefined
  const { writeKey, batch, sentAt } = body
  if (batch.length > collectLimits.events || Number.isNaN(Date.parse(String(sentAt)))) return undefined
  const events = batch.flatMap((value: unknown) => measuredOf(value) ?? [])
  return { writeKey, events, dropped: batch.length - events.length }
}

/** Reads one event that was posted by itself, `{ writeKey, sentAt, … }`, as a batch of one. */
export function readSingle(kind: EventKind, text: string): Batch | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(body)) return undefined
  const { writeKey, sentAt, ...event } = body
  return readBatch(JSON.stringify({ writeKey, sentAt, batch: [{ ...event, type: kind }] }))
}
