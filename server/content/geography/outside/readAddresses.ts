/** What geocoders answer: Nominatim's list (`format=jsonv2`), or Photon's GeoJSON. */
import { Option, Result, Schema } from 'effect'
import type { Address } from '#domain/api/Geography.ts'
import { OutsideFailed } from '#server/platform/outside/askOutside.ts'

/** Addresses that are read of an answer. */
const MOST = 40

export interface AddressesRead {
  readonly addresses: readonly Address[]
  readonly attribution: string | null
}

const Text = Schema.optional(Schema.NullOr(Schema.String))
const Numeral = Schema.Union([Schema.Finite, Schema.FiniteFromString])

const NominatimAnswer = Schema.Struct({
  lat: Numeral,
  lon: Numeral,
  display_name: Schema.String,
  name: Text,
  licence: Text,
  address: Schema.optional(
    Schema.Struct({
      road: Text,
      house_number: Text,
      neighbourhood: Text,
      suburb: Text,
      village: Text,
      town: Text,
      city: Text,
      municipality: Text,
      postcode: Text,
    }),
  ),
})

const PhotonAnswer = Schema.Struct({
  geometry: Schema.Struct({
    type: Schema.Literal('Point'),
    coordinates: Schema.Array(Schema.Finite).check(Schema.isMinLength(2)),
  }),
  properties: Schema.Struct({
    name: Text,
    street: Text,
    housenumber: Text,
    locality: Text,
    district: Text,
    city: Text,
    postcode: Text,
  }),
})

const PhotonAnswers = Schema.Struct({
  type: Schema.Literal('FeatureCollection'),
  features: Schema.Array(Schema.Unknown),
})

const decodeNominatim = Schema.decodeUnknownOption(NominatimAnswer)
const decodePhoton = Schema.decodeUnknownOption(PhotonAnswer)
const decodePhotonAnswers = Schema.decodeUnknownOption(PhotonAnswers)

/** Reads either. Single addresses that make no sense are left out; an answer of none that does is malformed. */
export function readAddresses(answer: unknown): Result.Result<AddressesRead, OutsideFailed> {
  if (Array.isArray(answer)) {
    const read = eachOf(answer, decodeNominatim)
    return readAll(answer, read.map(ofNominatim), read[0]?.licence ?? null)
  }
  const photon = Option.getOrUndefined(decodePhotonAnswers(answer))
  if (photon === undefined) return malformed
  return readAll(photon.features, eachOf(photon.features, decodePhoton).map(ofPhoton), null)
}

const malformed = Result.fail(new OutsideFailed({ reason: 'malformed' }))

const eachOf = <A>(given: readonly unknown[], decode: (one: unknown) => Option.Option<A>): readonly A[] =>
  given.slice(0, MOST).flatMap((one) => Option.toArray(decode(one)))

const readAll = (given: readonly unknown[], addresses: readonly Address[], attribution: string | null) =>
  given.length > 0 && addresses.length === 0
    ? malformed
    : Result.succeed({
        addresses: addresses.filter(({ name }) => name !== ''),
        attribution: attribution === null ? null : clean(attribution),
      })

const ofNominatim = ({
  lat,
  lon,
  display_name,
  name,
  address = {},
}: typeof NominatimAnswer.Type): Address => {
  const [first, ...others] = display_name.split(', ')
  const street = joined(' ', [address.road, address.house_number])
  const around = [
    address.neighbourhood ?? address.suburb,
    address.city ?? address.town ?? address.village ?? address.municipality,
    address.postcode,
  ]
  return {
    name: street || clean(name ?? '') || clean(first ?? ''),
    context: joined(', ', around) || clean(others.slice(0, 3).join(', ')),
    latitude: lat,
    longitude: lon,
  }
}

const ofPhoton = ({ geometry, properties }: typeof PhotonAnswer.Type): Address => {
  const [longitude = NaN, latitude = NaN] = geometry.coordinates
  const { name, street, housenumber, locality, district, city, postcode } = properties
  return {
    name: joined(' ', street ? [street, housenumber] : [name]),
    context: joined(', ', [locality ?? district, city, postcode]),
    latitude,
    longitude,
  }
}

const joined = (between: string, parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.map((part) => clean(part ?? '')))].filter((part) => part !== '').join(between)

/** Characters of a text that are kept. */
const LONGEST = 200

/** Without characters that are not seen, some of which turn the order of those that are. */
const clean = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
