import { Api } from '#domain/api/Api.ts'
import { ErrorReplies } from './ErrorReplies.ts'
import { RequestGuard } from './RequestGuard.ts'

/**
 * The contract as it is served: every endpoint may also answer that the request was unreadable, and each that changes
 * something, that it came from elsewhere.
 */
export const ServedApi = Api.middleware(RequestGuard).middleware(ErrorReplies)
