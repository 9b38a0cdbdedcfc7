import type { Mutation } from '../Mutation.ts'

/** What a row of the faults' table guards, broken in a real source, and what the row has to say then. */
export interface BrokenRow extends Pick<Mutation, 'name' | 'file' | 'find' | 'replace'> {
  /** Of the row in `tests/faults/`. */
  readonly id: number
  /** Stands in what the row prints: else it would be red for a reason of its own. */
  readonly says: RegExp
}

export const brokenRows: readonly BrokenRow[] = [
  {
    id: 2,
    name: 'the lock of a dead portal is never taken over',
    file: 'server/database/DataFolderLock.ts',
    find: 'if (!exists(owner.pid)) return false',
    replace: 'if (owner.pid === 0) return false',
    says: /The portal ended before it was ready:[^]*is in use by process \d+/,
  },
  {
    id: 24,
    name: 'whoever comes is let wait, however many wait already',
    file: 'server/platform/admission/Lane.ts',
    find: 'if (this.foreseen(strangers + this.known.size) > limit) {',
    replace: 'if (this.foreseen(strangers + this.known.size) < 0) {',
    says: /MISS 24 /,
  },
  {
    id: 26,
    name: 'nobody looks whether a request ever ends',
    file: 'server/platform/listen.ts',
    find: 'connectionsCheckingInterval: 5000',
    replace: 'connectionsCheckingInterval: 5_000_000',
    says: / held at first, [1-9]\d* after 60 s/,
  },
  {
    id: 36,
    name: 'a commit is acknowledged before its log reached the disk',
    file: 'server/database/Database.ts',
    find: 'statement_timeout: String(Duration.toMillis(limit)),',
    replace: "statement_timeout: String(Duration.toMillis(limit)), synchronous_commit: 'off',",
    says: /MISS 36 .*\n.*\n.* \d times synced/,
  },
]
