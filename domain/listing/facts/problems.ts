/** What may be wrong with a field of a listing. Each is the name of a sentence: `reply.listing_<name>` of the texts. */
export const listingProblems = [
  'required',
  'unknownField',
  'photoType',
  'photoSvg',
  'photoGif',
  'photoMixed',
  'photoPixels',
  'photoSmall',
  'photoDamaged',
  'photoSize',
  'photoMany',
  'photoUnknown',
  'wholeNumber',
  'number',
  'currency',
  'choice',
  'choices',
  'answer',
  'day',
  'line',
  'pattern',
  'text',
  'language',
  'unit',
  'tooManyUnits',
  'unitsOfProject',
  'notOfContract',
  'notOfCategory',
  'typologyOfCategory',
  'notChangeable',
  'outsideGreece',
  'energyRequired',
  'netAboveGross',
  'areaNotAsStated',
  'floorAboveTop',
  'bedroomsAboveRooms',
  'permitAfterCompletion',
  'renovatedBeforeBuilt',
  'certificateOrder',
  'certificateTooLong',
  'classNotRequired',
  'shareNotOffered',
  'parkingIsCommon',
  'notOccupied',
  'noMandate',
  'noLift',
  'auctionAlone',
  'versionRequired',
  'key',
  'advertiser',
] as const
export type ListingProblemName = (typeof listingProblems)[number]

/** A problem of a field, with what its sentence is filled with. */
export interface ListingProblem {
  readonly name: ListingProblemName
  readonly values?: Readonly<Record<string, number | string>>
}

/** Problems by the path of their field, as `texts.el.title`. */
export type ListingProblems = Readonly<Record<string, ListingProblem>>
