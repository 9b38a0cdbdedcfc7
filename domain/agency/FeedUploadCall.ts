import type { SignInRequired, TooManyRequests } from '../api/accountErrors.ts'
import type { FeedRefused } from '../api/agencies/teamErrors.ts'
import type { NotYours } from '../api/contact/contactErrors.ts'
import type { RoleRefused } from '../api/saved/savedErrors.ts'

/** The call that sends a feed: beside the contract, since its body is a file (feeds.ts). */
export interface FeedUploadCall {
  readonly 'POST /api-next/own-agencies/:slug/feeds/': {
    readonly '~Params': { readonly Type: { readonly slug: string } }
    readonly '~Query': { readonly Type: { readonly lang?: string; readonly name: string } }
    readonly '~Payload': { readonly Type: Blob }
    readonly '~Success': { readonly Type: { readonly runId: string } }
    readonly '~Error': {
      readonly Type: SignInRequired | NotYours | RoleRefused | FeedRefused | TooManyRequests
    }
  }
}
