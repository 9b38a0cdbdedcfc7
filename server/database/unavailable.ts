/** Errors of a database that cannot answer now: a retry later may succeed. */
import { StorageFull } from './StorageGuard.ts'

/** Value of `Retry-After`, seconds: a restarted database answers within them. */
export const RETRY_AFTER = '5'

/** How the SQL client names them: the server went away or does not let us in, or took too long. */
const REASONS: ReadonlySet<unknown> = new Set([
  'ConnectionError',
  'StatementTimeoutError',
  'LockTimeoutError',
])

/**
 * SQLSTATEs: the server is being stopped, has crashed or is starting (57P…), has no place, memory or disk left (53…),
 * cannot be reached by the pooler in between (08…), only reads (25006: so PGlite is told when its disk is nearly full,
 * and a leader that became a replica says so), or ended a transaction for another one (40…).
 */
const STATES = /^(?:57P0[1-5]|53...|08...|25006|40001|40P01)$/

/** What an error was made of, outermost first; a chain of more links is no error of ours. */
const LINKS = 6

export const isUnavailable = (error: unknown): boolean => {
  for (let inner = error, link = 0; link < LINKS && typeof inner === 'object' && inner !== null; link++) {
    if (inner instanceof StorageFull) return true
    if ('_tag' in inner && REASONS.has(inner._tag)) return true
    if ('code' in inner && typeof inner.code === 'string' && STATES.test(inner.code)) return true
    inner = 'reason' in inner ? inner.reason : 'cause' in inner ? inner.cause : undefined
  }
  return false
}
