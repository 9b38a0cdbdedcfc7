import { Layer } from 'effect'
import { Listings } from '#server/content/listings/Listings.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { ListingsHandlers } from './http.ts'
import { OwnListingsHandlers } from './write/http.ts'
import { erase, exported } from './write/personal.ts'

export const feature = {
  handlers: Layer.merge(ListingsHandlers, OwnListingsHandlers),
  services: Layer.merge(Listings.layer, ListingWriter.layer),
  personal: { exported, erase },
}
