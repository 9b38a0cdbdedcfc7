import type { Endpoint, ReasonOf, ReplyOf } from './contract.ts'
import type { TransportError } from './errors.ts'

/** How a call ended. */
export type Outcome<Reply, Reason extends string> =
  | { readonly reply: Reply; readonly failure?: undefined }
  | { readonly reply?: undefined; readonly failure: TransportError<Reason> }

/** How a call of one endpoint ended. */
export type OutcomeOf<Name extends Endpoint> = Outcome<ReplyOf<Name>, ReasonOf<Name>>
