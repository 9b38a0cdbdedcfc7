import type { SignInRequired, TooManyRequests } from '../api/accountErrors.ts'
import type { NotYours } from '../api/contact/contactErrors.ts'
import type { ListingInvalid } from '../api/listings/listingErrors.ts'

/** The call that sends a photograph: beside the contract, since its body is an image (photographsPath.ts). */
export interface PhotographCall {
  readonly 'POST /api-next/listings/:id/photos/': {
    readonly '~Params': { readonly Type: { readonly id: number } }
    readonly '~Query': { readonly Type: { readonly lang?: string } }
    readonly '~Payload': { readonly Type: Blob }
    readonly '~Success': { readonly Type: { readonly photoId: string } }
    readonly '~Error': { readonly Type: SignInRequired | NotYours | ListingInvalid | TooManyRequests }
  }
}
