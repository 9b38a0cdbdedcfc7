import type { Mutation } from '../Mutation.ts'

/** What a row of the faults' table guards, broken in a real source, and what the row has to say then. */
export interface BrokenRow extends Pick<Mutation, 'name' | 'file' | 'find' | 'replace'> {
  /** What the row in `tests/faults/` begins with, as `--only` takes it. */
  readonly row: string
  /** Stands in what the row prints: else it would be red for a reason of its own. */
  readonly says: RegExp
  /** What the row is told besides: less of it may do. */
  readonly options?: readonly string[]
}

const lazyLog = {
  name: 'a commit of the embedded database is acknowledged before its log is written',
  file: 'server/database/pgliteWorker.entry.ts',
  find: "'wal_buffers=32MB',",
  replace: "'wal_buffers=32MB', '-c', 'synchronous_commit=off',",
} as const

const readyToTheEnd = {
  name: 'a portal that stops goes on saying that it is ready',
  file: 'server/http/health.ts',
  find: "accepting() ? await stateOf(check) : 'stopping'",
  replace: 'await stateOf(check)',
} as const

const goneServer = {
  name: 'a server that went away is an error of ours',
  file: 'server/database/unavailable.ts',
  find: "  'ConnectionError',\n",
  replace: '',
} as const

/** Whatever was acknowledged, and the process that holds a folder. */
const kept: readonly BrokenRow[] = [
  { row: '1 Embedded', ...lazyLog, says: / [1-9]\d* of \d+ acknowledged rows lost/ },
  {
    row: '1 The portal on the embedded database',
    ...lazyLog,
    says: / [1-9]\d* of \d+ acknowledged writes lost/,
  },
  {
    row: '1 The portal on PostgreSQL',
    name: 'what belongs together is written one by one',
    file: 'server/content/notifications/Notifications.ts',
    find: 'sql.withTransaction(work).pipe(',
    replace: 'work.pipe(',
    says: / [1-9]\d* half-written/,
  },
  {
    row: '2',
    name: 'the lock of a dead portal is never taken over',
    file: 'server/database/folderOwner.ts',
    find: "birth !== '' && birth === birthOf(pid)",
    replace: "birth !== '' && pid !== 0",
    says: /The portal ended before it was ready:[^]*is in use by process \d+/,
  },
  {
    row: '3',
    name: 'a database that only reads, for want of room, is an error of ours',
    file: 'server/database/unavailable.ts',
    find: '|25006|',
    replace: '|',
    says: / badly \(500\)/,
  },
  {
    row: '17',
    name: 'what was done once for a key is done again',
    file: 'server/content/changes/runOnce.ts',
    find: 'if (claimed.length === 0) return',
    replace: 'if (claimed.length < 0) return',
    says: / (\d+) sent: (?!\1 messages, \1 different ones, \1 mails)/,
  },
  {
    row: '29',
    name: 'nobody looks at the sums of a snapshot',
    file: 'server/database/snapshot/snapshotFiles.ts',
    find: '!== sum) throw damaged(',
    replace: "=== '') throw damaged(",
    says: / [1-9]\d* damaged ones accepted/,
  },
  {
    row: '36',
    name: 'a commit is acknowledged before its log reached the disk',
    file: 'server/database/replica/openServer.ts',
    find: 'statement_timeout: String(Duration.toMillis(limit)),',
    replace: "statement_timeout: String(Duration.toMillis(limit)), synchronous_commit: 'off',",
    says: / \d times synced/,
  },
]

/** What nobody may read, learn or send. */
const safe: readonly BrokenRow[] = [
  {
    row: '7',
    name: 'a name that is none reaches the database as one',
    file: 'server/identity/Sessions.ts',
    find: 'AND public_id::text = ${id}`',
    replace: 'AND public_id = ${id}::uuid`',
    says: /: [1-9]\d* answered wrongly[^]*50\d/,
    options: ['--part', '0.1'],
  },
  {
    row: '8',
    name: 'an unknown address is answered sooner than a wrong password',
    file: 'server/features/accounts/calls/login.ts',
    find: 'const isRight = yield* refuseWhenBusy(passwords.verify(values.password, kept, lane))',
    replace:
      'const isRight = account !== undefined && (yield* refuseWhenBusy(passwords.verify(values.password, kept, lane)))',
    says: /sign-in: alike, p = 0\.000/,
  },
  {
    row: '9',
    name: 'each address of a household is counted apart',
    file: 'server/http/clientAddress.ts',
    find: '.slice(0, 4).join(',
    replace: '.slice(0, 8).join(',
    says: /one \/64: \d{3,} told/,
  },
  {
    row: '10',
    name: 'a user who tries passwords locks the owner out',
    file: 'server/features/accounts/calls/login.ts',
    find: 'if (isKnown && account !== undefined)',
    replace: 'if (isKnown && account === undefined)',
    says: /its owner then got 429/,
  },
  {
    row: '14',
    name: 'what is written in a message is markup',
    file: 'app/features/messages/views/EntryItem.tsx',
    find: '<OwnLanguage>{text}</OwnLanguage>',
    replace: '<span dangerouslySetInnerHTML={{ __html: text }} />',
    says: /, [1-9]\d* caught/,
  },
  {
    row: '15',
    name: 'browsers are not told to come over https',
    file: 'server/http/securityHeaders.ts',
    find: 'strictTransportSecurity: options.secure ?',
    replace: 'strictTransportSecurity: options.secure && options.dev ?',
    says: /\(strict transport security\)/,
  },
  {
    row: '35',
    name: 'a session that ended goes on when the clock is put back',
    file: 'server/identity/Sessions.ts',
    find: '      // One that has ended stays so, though the clock be put back.\n      yield* end(token)\n',
    replace: '',
    says: /not: clock back: the ended one stays ended/,
  },
  {
    row: '37',
    name: 'a build says when it was made',
    file: 'cli/build/buildPortal.ts',
    find: "await precompress(join(root, 'dist/client'))",
    replace: "await writeFile(join(root, 'dist/client/made.txt'), new Date().toISOString())",
    says: / [1-9]\d* of \d+ files differ: [^;]*made\.txt/,
  },
]

/** What goes on whatever happens, and ends as it should. */
const steady: readonly BrokenRow[] = [
  {
    row: '11',
    name: 'a user who signed in from this browser before waits with strangers',
    file: 'server/features/accounts/calls/login.ts',
    find: "lane: 'known' as Lane",
    replace: "lane: 'stranger' as Lane",
    says: / [1-9]\d* owners turned away/,
  },
  {
    row: '18 Mail sender',
    name: 'a mail is marked before it is sent',
    file: 'server/content/mail/queue.ts',
    find: 'UPDATE outbox SET attempts = attempts + 1,',
    replace: 'UPDATE outbox SET sent_at = now(), attempts = attempts + 1,',
    says: / [1-9]\d* of \d+ mails lost/,
  },
  {
    row: '18 Mail server',
    name: 'a mail that did not go out is given up',
    file: 'server/content/mail/queue.ts',
    find: "interval '1 second' <= now() AS ends",
    replace: "interval '1 second' > now() AS ends",
    says: / [1-9]\d* of \d+ had not come/,
  },
  { row: '22 Graceful', ...readyToTheEnd, says: /ready for at most \d{3,} ms/ },
  { row: '22 Rolling', ...readyToTheEnd, says: / [1-9]\d* of \d+ requests failed/ },
  { row: '23 PostgreSQL', ...goneServer, says: / 503, [1-9]\d* badly/ },
  {
    row: '23 400',
    name: 'a statement that took too long is an error of ours',
    file: 'server/database/unavailable.ts',
    find: "  'StatementTimeoutError',\n",
    replace: '',
    says: / 503, [1-9]\d* badly/,
  },
  { row: '40 PostgreSQL ended at', ...goneServer, says: / refused, [1-9]\d* badly/ },
  {
    row: '40 PostgreSQL ended and',
    name: 'the index does not ask whose history the database tells',
    file: 'server/content/search-index/loading/changes.ts',
    find: " || ' ' || ${timeline(sql)} AS epoch",
    replace: ' AS epoch',
    says: /again on the new one never/,
  },
  {
    row: '39',
    name: 'each process counts for itself',
    file: 'server/identity/limits/shareLimits.ts',
    find: '  onCounted((one) => void Queue.offerUnsafe(counted, one))\n',
    replace: '',
    says: /; (?!10 )\d+ true answers/,
  },
]

/** What takes no longer, and no more, than it may. */
const quick: readonly BrokenRow[] = [
  {
    row: '24',
    name: 'a user who comes is let wait, however many wait already',
    file: 'server/http/loadShedding/LoadShedder.ts',
    find: 'if (this.foreseen(strangers + this.known.size) > limit) {',
    replace: 'if (this.foreseen(strangers + this.known.size) < 0) {',
    says: /let in, p50 \d+ ms, p99 \d{4,} ms|refused, p50 \d+ ms, p99 \d{3,} ms/,
  },
  {
    row: '25',
    name: 'a place among those who are worked on is never given back',
    file: 'server/http/loadShedding/LoadShedder.ts',
    find: '      this.inside--\n',
    replace: '',
    says: / asked, [1-9]\d* badly answered/,
    options: ['--minutes', '1'],
  },
  {
    row: '26',
    name: 'nobody looks whether a request ever ends',
    file: 'server/http/listen.ts',
    find: 'connectionsCheckingInterval: 5000',
    replace: 'connectionsCheckingInterval: 5_000_000',
    says: / held at first, [1-9]\d* after 60 s/,
  },
  {
    row: '27',
    name: 'a place beyond the poles is looked for',
    file: 'domain/api/Geography.ts',
    find: 'Latitude = Degrees(90)',
    replace: 'Latitude = Degrees(900)',
    says: /; a point beyond: 200/,
  },
  {
    row: '28',
    name: 'what is known of a request is kept after it',
    file: 'server/http/requestContext.ts',
    find: 'const contexts = new WeakMap<',
    replace: 'const contexts = new Map<',
    says: / which is (?:[2-9]\d|\d{3,})\.\d MB in this run/,
  },
]

/** Each row of the table at least once. */
export const brokenRows: readonly BrokenRow[] = [...kept, ...safe, ...steady, ...quick]
