/** The routes by which documents of listings are sent and read: beside the contract, since their bodies are files. */
import { documentPath, documentsPath } from '#domain/listing/documentPaths.ts'
import { rawReplies } from '#server/http/replies/rawReplies.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'
import { giveDocument } from './giveDocument.ts'
import { takeDocument } from './takeDocument.ts'

const served = rawReplies({
  ForeignRequest: 403,
  SignInRequired: 401,
  NotYours: 404,
  AccountChanged: 409,
  KeyReused: 409,
  ListingInvalid: 422,
  TooManyRequests: 429,
})

export const DocumentRoutes = rawRoutes([
  ['POST', documentsPath(':id'), served(takeDocument)],
  ['GET', documentPath(':id'), served(giveDocument)],
])
