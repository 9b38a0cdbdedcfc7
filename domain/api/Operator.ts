import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { liveFlags } from '../flagService/liveFlags.ts'
import { flagStates } from '../operator/operator.ts'
import { TooManyRequests } from './accountErrors.ts'
import { NotYours } from './contact/contactErrors.ts'
import { LanguageParameter } from './language.ts'
import { Line } from './text.ts'
import { SignedIn } from './SignedIn.ts'

const errors = [NotYours, TooManyRequests] as const

const SwitchedFlag = Schema.Struct({
  name: Schema.String,
  /** The environment variable that configures it. */
  variable: Schema.String,
  /** The value in force. */
  isOn: Schema.Boolean,
  /** The value of the configuration. */
  isConfigured: Schema.Boolean,
  /** Whether it can be switched while the portal runs. */
  isLive: Schema.Boolean,
  state: Schema.Literals(flagStates),
})

const FlagSwitch = Schema.Struct({
  at: Schema.String,
  flag: Schema.String,
  to: Schema.Literals(flagStates),
  /** The operator's address, or `command line`. */
  operator: Schema.String,
})

const Switches = Schema.Struct({
  flags: Schema.Array(SwitchedFlag),
  /** Whether open pages follow what is switched: without a key for it, only after a start. */
  isFollowed: Schema.Boolean,
  /** The latest first. */
  switches: Schema.Array(FlagSwitch),
})
export type Switches = typeof Switches.Type

/** How often something happened in a period. */
export const EventCount = Schema.Struct({
  kind: Schema.String,
  name: Schema.String,
  /** Empty where the sender did not say. */
  channel: Schema.String,
  count: Schema.Number,
  /** EUR. */
  revenue: Schema.Number,
})
export type EventCount = typeof EventCount.Type

/** A replay as the operator lists it: of nobody by name. */
export const ReplayLine = Schema.Struct({
  id: Schema.String,
  /** ISO 8601. */
  startedAt: Schema.String,
  /** Seconds. */
  lasted: Schema.Int,
  chunks: Schema.Int,
  bytes: Schema.Int,
})
export type ReplayLine = typeof ReplayLine.Type

const query = { query: LanguageParameter }

/** Flags, for the accounts that the configuration names as operators. For others there is nothing here. */
export class FlagSwitchesApi extends HttpApiGroup.make('flagSwitches')
  .add(
    HttpApiEndpoint.get('list', '/api-next/operator/flags/', { ...query, success: Switches, error: errors }),
    HttpApiEndpoint.post('switch', '/api-next/operator/flags/', {
      ...query,
      payload: Schema.Struct({ name: Schema.Literals(liveFlags), to: Schema.Literals(flagStates) }),
      success: Schema.Struct({ isDone: Schema.Boolean }),
      error: errors,
    }).annotate(
      OpenApi.Description,
      'Switches a flag that pages alone read; `configured` leaves it to the configuration again. Each switch is logged with the account. Done again, it changes nothing, and `isDone` is false.',
    ),
  )
  .middleware(SignedIn) {}

/** What the collector counted. */
export class EventCountsApi extends HttpApiGroup.make('eventCounts')
  .add(
    HttpApiEndpoint.get('list', '/api-next/operator/events/', {
      ...query,
      success: Schema.Struct({
        /** Whether events are taken at all. */
        isMeasured: Schema.Boolean,
        /** The most frequent first, of the last days. */
        events: Schema.Array(EventCount),
      }),
      error: errors,
    }),
  )
  .middleware(SignedIn) {}

/** Recorded visits to the messages. */
export class ReplaysApi extends HttpApiGroup.make('replays')
  .add(
    HttpApiEndpoint.get('list', '/api-next/operator/replays/', {
      ...query,
      /** The latest first. */
      success: Schema.Struct({ replays: Schema.Array(ReplayLine) }),
      error: errors,
    }),
    HttpApiEndpoint.get('events', '/api-next/operator/replays/:id/', {
      ...query,
      params: { id: Line.check(Schema.isMaxLength(36)) },
      /** Of all chunks in order, as rrweb records them, masked. */
      success: Schema.Struct({ events: Schema.Array(Schema.Unknown) }),
      error: errors,
    }),
  )
  .middleware(SignedIn) {}
