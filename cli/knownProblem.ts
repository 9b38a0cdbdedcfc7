/**
 * Failures that are not bugs: the reader can fix them from one line, and a stack would only hide it. The
 * thrower gives it this `_tag` and a `message` that names what to change.
 */
const knownTags = [
  'ConfigurationProblem',
  'DataFolderInUse',
  'DataFolderUnusable',
  'EmbeddedDatabaseFailed',
  'DatabaseRefused',
  'DatabaseUnreachable',
  'PortTaken',
  'NotBuilt',
  'PortalUnreachable',
  'StorageFull',
  'UnknownCheck',
  'UnknownCode',
  'SourceUnreadable',
  'NameRefused',
  'UnknownTheme',
  'TokensUnreadable',
  'CoastlineUnreadable',
  'BoundariesUnreadable',
  'AnswerUnreadable',
  'AlreadySeeded',
  'BuildRefused',
  'NoListings',
  'NoDatabase',
  'SnapshotExists',
  'SnapshotFailed',
  'SnapshotDamaged',
  'SnapshotUnknown',
  'TargetNotEmpty',
  'RestoreFailed',
  'NoLiveFlag',
  'NoSuchAccount',
  'NoSuchInquiry',
  'InquiryNeedsCall',
  'NoSuchReplay',
  'NoSuchReport',
  'NothingDecided',
  'AgencyUnknown',
  'NoSuchAgency',
  'NoEmail',
  'FeedFileUnreadable',
  'FeedUnfetched',
  'FeedRunning',
  'PortalWentAway',
] as const

/** A failure that is reported in one line and ends the command with "could not run". */
export interface KnownProblem {
  readonly _tag: (typeof knownTags)[number]
  readonly message: string
}

/** Makes a known problem. */
export const knownProblem = (tag: KnownProblem['_tag'], message: string): KnownProblem =>
  Object.assign(new Error(message), { _tag: tag })

/** The known problem inside a thrown value, wrapped or not; undefined for a bug. */
export function asKnownProblem(thrown: unknown): KnownProblem | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined
  if (isKnownProblem(thrown)) return thrown
  return 'cause' in thrown ? asKnownProblem(thrown.cause) : undefined
}

function isKnownProblem(value: object): value is KnownProblem {
  return (
    '_tag' in value &&
    (knownTags as readonly unknown[]).includes(value._tag) &&
    'message' in value &&
    typeof value.message === 'string'
  )
}
