/** Documents that an advertiser adds to a listing: PDF files, each shown to visitors or kept to himself. */
import { documentTypes } from './vocabularies/market.ts'

/** What a document is: the types of the specification, and ours. */
export const documentKinds = [
  ...documentTypes.names,
  'buildingPermit',
  'buildingIdentity',
  'topographicPlan',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentLimits = {
  /** Of one listing. */
  count: 12,
  /** As sent. */
  bytesMax: 10 * 1024 * 1024,
} as const

/** Why a file is refused: the end of the name of its sentence. */
export const documentRefusals = ['type', 'encrypted', 'active', 'unreadable'] as const
export type DocumentRefusal = (typeof documentRefusals)[number]
