import type { Attachment } from './Conversation.ts'
import type { SignInRequired, TooManyRequests } from '../api/accountErrors.ts'
import type { ContactInvalid, NotYours, TooLate } from '../api/contact/contactErrors.ts'

/**
 * A call beside the contract that the app makes: its body is an image, not JSON (contact/contactPaths.ts). In the
 * form that the contract's types have, so that the client reads both alike.
 */
export interface PictureCall {
  readonly 'POST /api-next/messages/:id/attachments/': {
    readonly '~Params': { readonly Type: { readonly id: string } }
    readonly '~Query': { readonly Type: { readonly lang?: string } }
    readonly '~Payload': { readonly Type: Blob }
    readonly '~Success': { readonly Type: Attachment }
    readonly '~Error': {
      readonly Type: SignInRequired | NotYours | TooLate | ContactInvalid | TooManyRequests
    }
  }
}
