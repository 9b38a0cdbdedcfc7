/** Replays of visits to the messages: where chunks go, and how much there may be. */
import { constants } from '../constants.ts'

export const replayPath = '/api-next/replays/v1/chunk'

/** What the operator configured: no replays, those of some visits, or of all. */
export const replaySettings = ['off', 'on', 'all'] as const
export type ReplaySetting = (typeof replaySettings)[number]

const { samplingWhenOff, samplingWhenOn, samplingWithBuildFlag } = constants.sessionReplay

/** The share of visits that is recorded, between 0 and 1. */
export const replayShares: Readonly<Record<ReplaySetting, number>> = {
  off: samplingWhenOff,
  on: samplingWhenOn,
  all: samplingWithBuildFlag,
}

export const replayLimits = {
  /** Bytes of a chunk. */
  chunk: 500_000,
  /** Chunks of a replay: half an hour of them. */
  chunks: 400,
  /** Bytes of a replay. */
  bytes: 10_000_000,
  /** Events in a chunk. */
  events: 5000,
  /** Replays of an account. */
  ofAccount: 20,
  /** Days that a replay is kept. */
  days: 30,
} as const

/** A part of a replay, in order from 0. */
export interface ReplayChunk {
  /** UUID. */
  readonly replay: string
  readonly number: number
  readonly events: readonly unknown[]
}
