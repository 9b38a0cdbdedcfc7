/**
 * The list of vendors of IAB's framework for consent (Global Vendor List, specification version 3), as far as the portal
 * reads it: what companies do with data, and on which basis. Entries and fields that are not named here are left out.
 */
import { Schema } from 'effect'

const Words = Schema.NonEmptyString
const Ids = Schema.Array(Schema.Int)
const Days = Schema.Record(Schema.String, Schema.Int)

/** Pages of others that are linked: no other protocol, least of all `javascript:`. */
const Page = Schema.String.check(
  Schema.makeFilter((text: string) => ['https:', 'http:'].includes(URL.parse(text)?.protocol ?? '')),
)

const Use = Schema.Struct({
  id: Schema.Int,
  name: Words,
  description: Words,
  illustrations: Schema.optionalKey(Schema.Array(Words)),
})
const Uses = Schema.Record(Schema.String, Use)

/** A company of the list. */
export const Vendor = Schema.Struct({
  id: Schema.Int,
  name: Words,
  purposes: Ids,
  legIntPurposes: Ids,
  flexiblePurposes: Ids,
  specialPurposes: Ids,
  features: Ids,
  specialFeatures: Ids,
  usesCookies: Schema.Boolean,
  cookieMaxAgeSeconds: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
  usesNonCookieAccess: Schema.Boolean,
  dataRetention: Schema.optionalKey(
    Schema.Struct({
      stdRetention: Schema.optionalKey(Schema.Int),
      purposes: Schema.optionalKey(Days),
      specialPurposes: Schema.optionalKey(Days),
    }),
  ),
  urls: Schema.Array(
    Schema.Struct({ langId: Schema.String, privacy: Page, legIntClaim: Schema.optionalKey(Page) }),
  ).check(Schema.isMinLength(1)),
  dataDeclaration: Schema.optionalKey(Ids),
  deviceStorageDisclosureUrl: Schema.optionalKey(Page),
  deletedDate: Schema.optionalKey(Schema.String),
})

/** What a translation of the list replaces. */
const texts = {
  purposes: Uses,
  specialPurposes: Uses,
  features: Uses,
  specialFeatures: Uses,
  dataCategories: Schema.optionalKey(
    Schema.Record(Schema.String, Schema.Struct({ id: Schema.Int, name: Words })),
  ),
}

/** A file as IAB Europe publishes it for a language: `purposes-el.json`. */
export const ListTexts = Schema.Struct(texts)
export type ListTexts = typeof ListTexts.Type

/** Strings of version 2.3 belong to policy version 5 and later; the form of version 3 is the one that is read. */
export const VendorFile = Schema.Struct({
  gvlSpecificationVersion: Schema.Literal(3),
  vendorListVersion: Schema.Int.check(Schema.isGreaterThan(0)),
  tcfPolicyVersion: Schema.Int.check(Schema.isGreaterThanOrEqualTo(5)),
  lastUpdated: Schema.String,
  ...texts,
  /** Those that are configured are read one by one: what is wrong with others does not matter. */
  vendors: Schema.Record(Schema.String, Schema.Unknown),
})
export type VendorFile = typeof VendorFile.Type
export type Vendor = typeof Vendor.Type
export type Use = typeof Use.Type

/** The list as pages get it: the configured vendors alone, and the language that its texts are in. */
export interface VendorList extends Omit<VendorFile, 'vendors'> {
  readonly vendors: Readonly<Record<string, Vendor>>
  readonly language: string
}
