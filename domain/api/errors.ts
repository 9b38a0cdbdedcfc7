import { Schema } from 'effect'
import { Gone } from '../listing/Gone.ts'

/** The specification's error body (section 8): `data.message` is a sentence for the user. */
const body = { data: Schema.Struct({ message: Schema.String }) }

export class InvalidRequest extends Schema.TaggedError<InvalidRequest>()('InvalidRequest', body, {
  httpApiStatus: 400,
}) {}

export class PlaceNotFound extends Schema.TaggedError<PlaceNotFound>()('PlaceNotFound', body, {
  httpApiStatus: 404,
}) {}

/** The price guide has no figures for this month: it is not over, not begun, or before the first that is kept. */
export class MonthNotFound extends Schema.TaggedError<MonthNotFound>()('MonthNotFound', body, {
  httpApiStatus: 404,
}) {}

export class ListingNotFound extends Schema.TaggedError<ListingNotFound>()('ListingNotFound', body, {
  httpApiStatus: 404,
}) {}

export class AgencyNotFound extends Schema.TaggedError<AgencyNotFound>()('AgencyNotFound', body, {
  httpApiStatus: 404,
}) {}

/** The geocoder that the operator configured gives no answer: ask again later. */
export class AddressesUnavailable extends Schema.TaggedError<AddressesUnavailable>()(
  'AddressesUnavailable',
  body,
  { httpApiStatus: 503 },
) {}

/** The listing existed and was withdrawn, sold or let: `gone` says which. */
export class ListingWithdrawn extends Schema.TaggedError<ListingWithdrawn>()(
  'ListingWithdrawn',
  { data: Schema.Struct({ message: Schema.String, gone: Gone }) },
  { httpApiStatus: 410 },
) {}
