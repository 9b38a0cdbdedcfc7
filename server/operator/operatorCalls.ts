/** Calls of the command line, for a running portal or without one. */
import { Effect, Schema } from 'effect'
import type { SqlClient } from 'effect/sql'
import { NoSuchAccount, reinstate, suspend, Suspension } from '#server/features/accounts/suspension.ts'
import type { BulkCopy } from '#server/database/BulkCopy.ts'
import type { Database } from '#server/database/Database.ts'
import { SnapshotExists, SnapshotFailed } from '#server/database/snapshot/problems.ts'
import { takeSnapshot } from '#server/database/snapshot/takeSnapshot.ts'
import { StorageFull } from '#server/database/StorageGuard.ts'
import type { Outbox } from '#server/content/mail/Outbox.ts'
import type { Configuration } from '#server/platform/Configuration.ts'
import { VitalFigure, vitalFigures } from '#server/features/analytics/countVitals.ts'
import { EventCount, ReplayLine } from '#domain/api/Operator.ts'
import { eventCounts } from '#server/features/analytics/countsOf.ts'
import { NoLiveFlag, overrideFlag, overrides } from '#server/features/flags/overrides.ts'
import { inviteMember, MemberAsked, NoEmail, NoSuchAgency } from '#server/features/agencies/team/operate.ts'
import { AgencyPlan, agencyPlan, PlanAsked } from '#server/features/agencies/team/plan.ts'
import {
  answerInquiry,
  closeInquiry,
  InquiryNeedsCall,
  NoSuchInquiry,
  openInquiries,
  OpenInquiry,
} from '#server/features/inquiries/operate.ts'
import { defaults } from '#domain/locale.ts'
import { QueuedAd } from '#domain/api/Moderation.ts'
import { moderationActs } from '#domain/moderation/acts.ts'
import { moderate, NothingDecided } from '#server/features/moderation/operate.ts'
import { queue } from '#server/features/moderation/queue.ts'
import {
  FeedAsked,
  FeedFileUnreadable,
  FeedUnfetched,
  importFeedFile,
} from '#server/features/listings/feeds/runs/operate.ts'
import { FeedReport } from '#domain/agency/feedReport.ts'
import { AgencyUnknown, FeedRunning } from '#server/features/listings/feeds/report.ts'
import { NoSuchReplay, replayEvents, replays } from '#server/features/replay/Replays.ts'
import { handleReport, NoSuchReport, openReports, OpenReport } from '#server/features/reports/openReports.ts'

/** What calls require from the process that runs them. */
export type OperatorNeeds = BulkCopy | Configuration | Database | Outbox | SqlClient.SqlClient

interface CallMade<Asked, Answer, Problem> {
  /** Names the call on the socket. */
  readonly name: string
  readonly asked: Schema.Codec<Asked, unknown>
  /** An object without a `_tag`, which distinguishes it from the problems. */
  readonly answer: Schema.Codec<Answer, unknown>
  readonly problem: Schema.Codec<Problem, unknown>
  readonly run: (asked: Asked) => Effect.Effect<Answer, Problem, OperatorNeeds>
}

export interface OperatorCall<Asked, Answer, Problem>
  extends Pick<CallMade<Asked, Answer, Problem>, 'name' | 'run'> {
  /** Decodes a text request and encodes the answer as text. */
  readonly overText: (text: string) => Effect.Effect<string, never, OperatorNeeds>
  /** The request as text. */
  readonly write: (asked: Asked) => string
  /** The answer or the problem in a text. */
  readonly read: (text: string) => Answer | Problem
}

function call<Asked, Answer, Problem>(
  made: CallMade<Asked, Answer, Problem>,
): OperatorCall<Asked, Answer, Problem> {
  const { name, run } = made
  const asked = Schema.fromJsonString(made.asked)
  const reply = Schema.fromJsonString(Schema.Union([made.problem, made.answer]))
  const readAsked = Schema.decodeUnknownSync(asked)
  const writeReply = Schema.encodeSync(reply)
  return {
    name,
    run,
    write: Schema.encodeSync(asked),
    read: Schema.decodeUnknownSync(reply),
    overText: (text) =>
      Effect.suspend(() => run(readAsked(text))).pipe(
        Effect.catch((problem) => Effect.succeed(problem)),
        Effect.map(writeReply),
      ),
  }
}

const Done = Schema.Struct({})
const Email = Schema.Struct({ email: Schema.String })

export const operatorCalls = {
  snapshot: call({
    name: 'snapshot',
    asked: Schema.Struct({ folder: Schema.String }),
    answer: Schema.Struct({
      tables: Schema.Number,
      rows: Schema.Number,
      bytes: Schema.Number,
      read: Schema.Number,
    }),
    problem: Schema.Union([SnapshotExists, SnapshotFailed, StorageFull]),
    run: ({ folder }) => takeSnapshot(folder),
  }),
  reports: call({
    name: 'reports',
    asked: Done,
    answer: Schema.Struct({ reports: Schema.Array(OpenReport) }),
    problem: Schema.Never,
    run: () => Effect.map(openReports, (reports) => ({ reports })),
  }),
  handleReport: call({
    name: 'handle-report',
    asked: Schema.Struct({ id: Schema.String }),
    answer: Done,
    problem: NoSuchReport,
    run: ({ id }) => Effect.as(handleReport(id), {}),
  }),
  moderation: call({
    name: 'moderation',
    asked: Done,
    answer: Schema.Struct({ ads: Schema.Array(QueuedAd) }),
    problem: Schema.Never,
    run: () => queue(defaults.language),
  }),
  moderate: call({
    name: 'moderate',
    asked: Schema.Struct({
      act: Schema.Literals(moderationActs),
      id: Schema.Int,
      other: Schema.optionalKey(Schema.Int),
      because: Schema.String,
    }),
    answer: Done,
    problem: NothingDecided,
    run: moderate,
  }),
  inquiries: call({
    name: 'inquiries',
    asked: Done,
    answer: Schema.Struct({ inquiries: Schema.Array(OpenInquiry) }),
    problem: Schema.Never,
    run: () => Effect.map(openInquiries, (inquiries) => ({ inquiries })),
  }),
  answerInquiry: call({
    name: 'answer-inquiry',
    asked: Schema.Struct({ reference: Schema.String, text: Schema.String }),
    answer: Done,
    problem: Schema.Union([NoSuchInquiry, InquiryNeedsCall]),
    run: ({ reference, text }) => Effect.as(answerInquiry(reference, text), {}),
  }),
  closeInquiry: call({
    name: 'close-inquiry',
    asked: Schema.Struct({ reference: Schema.String }),
    answer: Done,
    problem: NoSuchInquiry,
    run: ({ reference }) => Effect.as(closeInquiry(reference), {}),
  }),
  importFeed: call({
    name: 'import-feed',
    asked: FeedAsked,
    answer: FeedReport,
    problem: Schema.Union([AgencyUnknown, FeedRunning, FeedFileUnreadable, FeedUnfetched]),
    run: importFeedFile,
  }),
  inviteMember: call({
    name: 'invite-member',
    asked: MemberAsked,
    answer: Schema.Struct({ expiresAt: Schema.String }),
    problem: Schema.Union([NoSuchAgency, NoEmail]),
    run: inviteMember,
  }),
  agencyPlan: call({
    name: 'agency-plan',
    asked: PlanAsked,
    answer: AgencyPlan,
    problem: NoSuchAgency,
    run: agencyPlan,
  }),
  events: call({
    name: 'events',
    asked: Schema.Struct({ days: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 800 })) }),
    answer: Schema.Struct({ events: Schema.Array(EventCount) }),
    problem: Schema.Never,
    run: ({ days }) => Effect.map(eventCounts(days), (events) => ({ events })),
  }),
  vitals: call({
    name: 'vitals',
    asked: Schema.Struct({ days: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 800 })) }),
    answer: Schema.Struct({ vitals: Schema.Array(VitalFigure) }),
    problem: Schema.Never,
    run: ({ days }) => Effect.map(vitalFigures(days), (vitals) => ({ vitals })),
  }),
  replays: call({
    name: 'replays',
    asked: Done,
    answer: Schema.Struct({ replays: Schema.Array(ReplayLine) }),
    problem: Schema.Never,
    run: () => Effect.map(replays, (all) => ({ replays: all })),
  }),
  replayEvents: call({
    name: 'replay-events',
    asked: Schema.Struct({ id: Schema.String }),
    answer: Schema.Struct({ events: Schema.String }),
    problem: NoSuchReplay,
    run: ({ id }) => Effect.map(replayEvents(id), (events) => ({ events })),
  }),
  switchFlag: call({
    name: 'switch-flag',
    asked: Schema.Struct({ name: Schema.String, isOn: Schema.NullOr(Schema.Boolean) }),
    answer: Done,
    problem: NoLiveFlag,
    run: ({ name, isOn }) =>
      Effect.as(overrideFlag(name, isOn === null ? 'configured' : isOn ? 'on' : 'off', 'command line'), {}),
  }),
  switchedFlags: call({
    name: 'switched-flags',
    asked: Done,
    answer: Schema.Struct({ flags: Schema.Record(Schema.String, Schema.Boolean) }),
    problem: Schema.Never,
    run: () => Effect.map(overrides, (flags) => ({ flags })),
  }),
  suspend: call({
    name: 'suspend',
    asked: Schema.Struct({ email: Schema.String, because: Schema.String }),
    answer: Suspension,
    problem: NoSuchAccount,
    run: ({ email, because }) => suspend(email, because),
  }),
  reinstate: call({
    name: 'reinstate',
    asked: Email,
    answer: Suspension,
    problem: NoSuchAccount,
    run: ({ email }) => reinstate(email),
  }),
} as const
