import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { ListingBackground } from '../listing/ListingBackground.ts'
import { ListingCard } from '../listing/ListingCard.ts'
import { ListingDetail } from '../listing/ListingDetail.ts'
import { Photo } from '../listing/Photo.ts'
import { TokenRefused, TooManyRequests } from './accountErrors.ts'
import { NotYours } from './contact/contactErrors.ts'
import { ListingNotFound, ListingWithdrawn } from './errors.ts'
import { LanguageParameter } from './language.ts'
import { Line } from './text.ts'
import { ListingStatusRefused } from './listings/listingErrors.ts'
import { ListingId } from './listingId.ts'

/** One listing, those like it, and what is known around it. */
export class ListingsApi extends HttpApiGroup.make('listings').add(
  HttpApiEndpoint.get('detail', '/api-next/listings/:id/', {
    params: { id: ListingId },
    query: LanguageParameter,
    success: ListingDetail,
    error: [ListingNotFound, ListingWithdrawn],
  }),
  /** Its photographs, the card's first, for a list that shows them one by one: not counted as opening the ad. */
  HttpApiEndpoint.get('photos', '/api-next/listings/:id/photos/', {
    params: { id: ListingId },
    query: LanguageParameter,
    success: Schema.Array(Photo),
    error: [ListingNotFound, ListingWithdrawn],
  }),
  /** Also for one that is gone: its visitors look for such a home. */
  HttpApiEndpoint.get('similar', '/api-next/listings/:id/similar/', {
    params: { id: ListingId },
    query: LanguageParameter,
    success: Schema.Array(ListingCard),
    error: ListingNotFound,
  }),
  /** The other listings that seem to be of the same home, as of now; none for one that is gone. */
  HttpApiEndpoint.get('sameHome', '/api-next/listings/:id/same-home/', {
    params: { id: ListingId },
    query: LanguageParameter,
    success: Schema.Array(ListingCard),
    error: [ListingNotFound, ListingWithdrawn],
  }),
  /** The offsets of a keyword's words in the description, in any inflection: pairs, the end excluded. */
  HttpApiEndpoint.get('marks', '/api-next/listings/:id/marks/', {
    params: { id: ListingId },
    query: { ...LanguageParameter, keyword: Schema.String.check(Schema.isMaxLength(200)) },
    success: Schema.Array(Schema.Tuple([Schema.Int, Schema.Int])),
    error: [ListingNotFound, ListingWithdrawn],
  }),
  /** Says with the token of a mail that the home is still offered; no session is needed. */
  HttpApiEndpoint.post('confirmByLink', '/api-next/listings/confirm/', {
    query: LanguageParameter,
    payload: Schema.Struct({ token: Line.check(Schema.isMaxLength(100)) }),
    success: Schema.Struct({ id: Schema.Int, status: Schema.Literal('active') }),
    error: [TokenRefused, NotYours, ListingStatusRefused, TooManyRequests],
  }),
  HttpApiEndpoint.get('background', '/api-next/listings/:id/background/', {
    params: { id: ListingId },
    query: LanguageParameter,
    success: ListingBackground,
    error: [ListingNotFound, ListingWithdrawn],
  }),
) {}
