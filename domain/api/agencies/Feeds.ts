import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { feedCounts, FeedLine, FeedReport } from '../../agency/feedReport.ts'
import { feedFetchProblems, feedHours, feedLimits, feedOrigins } from '../../agency/feeds.ts'
import { languages } from '../../locale.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { InvalidRequest } from '../errors.ts'
import { LanguageParameter } from '../language.ts'
import { RoleRefused } from '../saved/savedErrors.ts'
import { Id, Line } from '../text.ts'
import { AgencySlug } from './Team.ts'
import { FeedRefused, TeamChanged } from './teamErrors.ts'
import { SignedIn } from '../SignedIn.ts'

/** Where a run is. `broken`: the program that read it was ended, and nothing took it up. */
export const runStates = ['waiting', 'running', 'done', 'broken'] as const

const runFields = {
  runId: Schema.String,
  state: Schema.Literals(runStates),
  origin: Schema.Literals(feedOrigins),
  /** The file's name or the address that it came from; empty where it said none. */
  source: Schema.String,
  /** ISO 8601 in UTC. */
  startedAt: Schema.String,
  endedAt: Schema.NullOr(Schema.String),
}

/** A run without its lines; the counts are null before it ended. */
export const FeedRunSummary = Schema.Struct({
  ...runFields,
  counts: Schema.NullOr(feedCounts),
})
export type FeedRunSummary = typeof FeedRunSummary.Type

/** A run with its report, and what became of the photographs of its ads. */
export const FeedRun = Schema.Struct({
  ...runFields,
  /** Whether a person may accept the withdrawals that wait: a later run has not said otherwise. */
  canAccept: Schema.Boolean,
  acceptedAt: Schema.NullOr(Schema.String),
  report: Schema.NullOr(FeedReport),
  photographs: Schema.Struct({
    /** Ads whose photographs are yet to be fetched. */
    waiting: Schema.Int,
    taken: Schema.Int,
    lines: Schema.Array(FeedLine),
  }),
})
export type FeedRun = typeof FeedRun.Type

/** The address from which a feed is fetched on a schedule. */
export const FeedSource = Schema.Struct({
  url: Schema.String,
  language: Schema.Literals(languages),
  hours: Schema.Literals(feedHours),
  nextAt: Schema.String,
  fetchedAt: Schema.NullOr(Schema.String),
  problem: Schema.NullOr(Schema.Literals(feedFetchProblems)),
  version: Schema.Int,
})
export type FeedSource = typeof FeedSource.Type

export const AgencyFeeds = Schema.Struct({
  source: Schema.NullOr(FeedSource),
  runs: Schema.Array(FeedRunSummary),
})
export type AgencyFeeds = typeof AgencyFeeds.Type

const query = LanguageParameter
const params = { slug: AgencySlug }
const run = { params: { ...params, run: Id }, query } as const
const reading = [NotYours, RoleRefused, TooManyRequests] as const
const changing = [...reading, FeedRefused, TeamChanged, KeyReused, InvalidRequest] as const
const Done = Schema.Struct({ isDone: Schema.Literal(true) })
const path = '/api-next/own-agencies/:slug/feeds/'

/** Feeds of agencies, for members. A file is sent beside the contract (domain/agency/feeds.ts). */
export class AgencyFeedsApi extends HttpApiGroup.make('agencyFeeds')
  .add(
    HttpApiEndpoint.get('list', path, { params, query, success: AgencyFeeds, error: reading }),
    HttpApiEndpoint.get('run', `${path}runs/:run/`, { ...run, success: FeedRun, error: reading }),
    /** Withdraws the ads whose withdrawal waits for a person. */
    HttpApiEndpoint.post('accept', `${path}runs/:run/accept/`, {
      ...run,
      success: Schema.Struct({ withdrawn: Schema.Int }),
      error: changing,
    }),
    /** Keeps the address of the feed; null: it is fetched no more. */
    HttpApiEndpoint.put('source', `${path}source/`, {
      params,
      query,
      payload: Schema.Struct({
        url: Schema.NullOr(Line.check(Schema.isMaxLength(feedLimits.addressLength))),
        language: Schema.Literals(languages),
        hours: Schema.Literals(feedHours),
        version: Schema.optionalKey(Schema.Int),
      }),
      success: Done,
      error: changing,
    }),
    /** Fetches the address now. */
    HttpApiEndpoint.post('fetch', `${path}fetch/`, { params, query, success: Done, error: changing }),
  )
  .middleware(SignedIn) {}
