import type { SignInRequired, TooManyRequests } from '../api/accountErrors.ts'
import type { NotYours } from '../api/contact/contactErrors.ts'
import type { ListingInvalid } from '../api/listings/listingErrors.ts'
import type { DocumentKind } from './documents.ts'

/**
 * The call that sends a document: beside the contract, since its body is a file (documentPaths.ts). Pages send no
 * `Idempotency-Key`: the same file sent again is the same document.
 */
export interface DocumentCall {
  readonly 'POST /api-next/listings/:id/documents/': {
    readonly '~Params': { readonly Type: { readonly id: number } }
    readonly '~Query': { readonly Type: { readonly lang?: string; readonly kind: DocumentKind } }
    readonly '~Payload': { readonly Type: Blob }
    readonly '~Success': { readonly Type: { readonly documentId: string } }
    readonly '~Error': { readonly Type: SignInRequired | NotYours | ListingInvalid | TooManyRequests }
  }
}
