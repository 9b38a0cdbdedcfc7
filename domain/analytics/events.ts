/**
 * What is measured, as one table: events and what each carries (specification section 7). The browser sends nothing
 * else, and the collector counts nothing else.
 */

/** Kinds of a sent event. */
export const eventKinds = ['track', 'identify', 'page', 'group', 'alias', 'screen'] as const
export type EventKind = (typeof eventKinds)[number]

export const isEventKind = (text: unknown): text is EventKind =>
  (eventKinds as readonly unknown[]).includes(text)

type PropertyKind = 'text' | 'number' | 'boolean'
type Properties = Readonly<Record<string, PropertyKind>>

const account = {
  language: 'text',
  user_id: 'text',
  user_hashedemail: 'text',
  user_hashedphone: 'text',
  medium: 'text',
} as const satisfies Properties

const failure = { reason: 'text' } as const satisfies Properties

/** Events of kind `track`, by name, with their properties. */
export const trackedEvents = {
  user_login: account,
  user_subscription: account,
  'Log In Complete': { 'Log In Method': 'text' },
  'Sign Up Complete': { 'Registration Method': 'text' },
  'Log In Failed': { 'Log In Method': 'text', ...failure },
  'Sign Up Failed': failure,
  'Entry Failed': failure,
  'Password Recovery Failed': failure,
  'Password Reset Failed': failure,
  contact: { kind: 'text', listing_id: 'number', type: 'number', revenue: 'number', qty: 'number' },
} as const satisfies Readonly<Record<string, Properties>>

export type TrackedEvent = keyof typeof trackedEvents

export const isTrackedEvent = (text: string): text is TrackedEvent => Object.hasOwn(trackedEvents, text)

/** Longest text of a property, characters. */
const TEXT_MAX = 200

/** The properties of an event that are in its table and of the right kind; nothing else may be sent. */
export function trackedProperties(
  name: TrackedEvent,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | number | boolean>> {
  const kinds: Readonly<Record<string, string>> = { text: 'string', number: 'number', boolean: 'boolean' }
  const entries = Object.entries<PropertyKind>(trackedEvents[name]).flatMap(([key, kind]) => {
    const value = given[key]
    if (typeof value !== kinds[kind]) return []
    return [
      [key, typeof value === 'string' ? value.slice(0, TEXT_MAX) : (value as number | boolean)] as const,
    ]
  })
  return Object.fromEntries(entries)
}
