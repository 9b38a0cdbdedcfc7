import { Schema } from 'effect'
import { HttpApiEndpoint, OpenApi } from 'effect/http-api'
import { documentKinds, documentLimits } from '../../listing/documents.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { NotYours } from '../contact/contactErrors.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { Line } from '../text.ts'
import { ListingInvalid } from './listingErrors.ts'

/** A document of a listing: what it is, and whether visitors may read it. */
export const ArrangedDocument = Schema.Struct({
  documentId: Line,
  kind: Schema.Literals(documentKinds),
  isShown: Schema.Boolean,
})
export type ArrangedDocument = typeof ArrangedDocument.Type

/** The same as its advertiser reads it. */
export const OwnDocument = Schema.Struct({
  ...ArrangedDocument.fields,
  /** Of its file. */
  bytes: Schema.Int,
})
export type OwnDocument = typeof OwnDocument.Type

export const arrangeDocumentsEndpoint = HttpApiEndpoint.put(
  'arrangeDocuments',
  '/api-next/listings/:id/documents/',
  {
    params: { id: ListingId },
    query: LanguageParameter,
    payload: Schema.Struct({
      documents: Schema.Array(ArrangedDocument).check(Schema.isMaxLength(documentLimits.count)),
    }),
    success: Schema.Struct({ documents: Schema.Array(OwnDocument) }),
    error: [NotYours, TooManyRequests, ListingInvalid],
  },
).annotate(
  OpenApi.Description,
  'The documents of a listing, all of them: one that is left out is removed. `POST` to the same address with `?kind=` sends one, the file as the body (PDF without password, programs or attachments; at most 10 MB; 12 of a listing), and answers `{ documentId }`. It is private until it is shown. `GET /api-next/documents/:id/` returns the file.',
)
