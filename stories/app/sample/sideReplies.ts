import type { ReplyOf } from '#app/transport/contract.ts'
import { slots } from '../contact/sampleContact.ts'
import { mapView } from './mapView.ts'
import { photo } from './photo.ts'

const photos: ReplyOf<'GET /api-next/listings/:id/photos/'> = [
  photo('apartment', 'living'),
  photo('stone', 'exterior'),
]

/** What parts of a screen ask for themselves, by the form of its address: whatever the listing and the size of the map. */
const sideReplies: readonly (readonly [RegExp, unknown])[] = [
  [/^\/api-next\/listings\/\d+\/photos\//, photos],
  [/^\/api-next\/listings\/\d+\/slots\//, slots],
  [/^\/api-next\/search-list\/map\//, mapView],
]

/** The reply of an address that a part of a screen asks; undefined for others. */
export const sideReply = (key: string): unknown => sideReplies.find(([form]) => form.test(key))?.[1]
