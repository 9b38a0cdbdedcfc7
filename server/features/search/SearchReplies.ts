import { Context } from 'effect'
import { ResponseCache } from '#server/http/replies/ResponseCache.ts'

/** Room for pages of results that are asked for again before anything changes, in bytes. */
const ROOM = 32 * 1024 * 1024

/** Replies to searches, by the address (path and query) that they were asked for under. */
export const keptSearches = () => new ResponseCache(ROOM)

/** Those of this portal, where a caller has to know which there are; the search has its own otherwise. */
export const SearchReplies = Context.Reference<ResponseCache | undefined>('estia/search/SearchReplies', {
  defaultValue: () => undefined,
})
