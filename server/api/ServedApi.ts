import { Api } from '#domain/api/Api.ts'
import { ErrorReplies } from './ErrorReplies.ts'

/** The contract as it is served: every endpoint may also answer that the request was unreadable. */
export const ServedApi = Api.middleware(ErrorReplies)
