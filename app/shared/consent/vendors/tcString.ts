/** IAB's string of a choice, version 2.3: the core, and the companies that were named to the visitor. */
import { GVL, Segment, TCModel, TCString, type Vector } from '@iabtcf/core'
import type { VendorList } from '#domain/consent/vendorList.ts'
import type { Vendors } from '#domain/consent/vendors.ts'
import { type Language, defaults } from '#domain/locale.ts'
import type { VendorChoice } from './vendorChoice.ts'

/** Which vector of the string has which part of a choice. */
const vectors = {
  purposes: 'purposeConsents',
  interests: 'purposeLegitimateInterests',
  features: 'specialFeatureOptins',
  vendors: 'vendorConsents',
  vendorInterests: 'vendorLegitimateInterests',
} as const satisfies Record<keyof VendorChoice, keyof TCModel>

const kinds = Object.keys(vectors) as (keyof VendorChoice)[]

/** The list as the library needs it, in the language that the visitor was asked in. */
function listFor(list: VendorList, language: Language): GVL {
  const gvl = new GVL(list as unknown as ConstructorParameters<typeof GVL>[0])
  Object.defineProperty(gvl, 'language', { value: language })
  return gvl
}

/** The string of a choice. Every company of the list counts as named. */
export function writeChoice(
  choice: VendorChoice,
  { list, vendors, language }: { list: VendorList; vendors: Vendors; language: Language },
): string {
  const model = new TCModel(listFor(list, language))
  model.cmpId = vendors.cmpId
  model.cmpVersion = vendors.cmpVersion
  model.consentScreen = 1
  model.isServiceSpecific = true
  model.publisherCountryCode = defaults.country
  for (const kind of kinds) model[vectors[kind]].set([...choice[kind]])
  model.vendorsDisclosed.set([...vendors.ids])
  return TCString.encode(model, { segments: [Segment.CORE, Segment.VENDORS_DISCLOSED] })
}

/** Our own have a few hundred characters. A longer one could name ranges of companies that take minutes to read. */
const LENGTH_MAX = 4000

const idsIn = (vector: Vector): readonly number[] => [...vector].flatMap(([id, isSet]) => (isSet ? id : []))

/**
 * The choice of a string. Undefined where the visitor has to be asked: the string cannot be read, is of another manager,
 * of older policies, or did not name a company that is configured now.
 */
export function readChoice(tc: string | undefined, vendors: Vendors): VendorChoice | undefined {
  if (tc === undefined || tc.length > LENGTH_MAX) return undefined
  try {
    const model = TCString.decode(tc)
    const isOurs = Number(model.cmpId) === vendors.cmpId && model.policyVersion === vendors.policyVersion
    if (!isOurs || !vendors.ids.every((id) => model.vendorsDisclosed.has(id))) return undefined
    const read = kinds.map((kind) => [kind, idsIn(model[vectors[kind]])] as const)
    return Object.fromEntries(read) as unknown as VendorChoice
  } catch {
    // Not ours, or cut: as if there were none.
    return undefined
  }
}
