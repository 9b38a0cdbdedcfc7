import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { StepFree } from '../access/StepFree.tsx'
import { AllFacts } from '../facts/AllFacts.tsx'
import { Costs } from '../money/Costs.tsx'
import { FairPrice } from '../money/FairPrice.tsx'
import { Place } from '../place/Place.tsx'
import { Auction } from './Auction.tsx'
import { Description } from './Description.tsx'
import { FloorPlan } from './FloorPlan.tsx'
import { SameHome } from './SameHome.tsx'
import { Units } from './Units.tsx'

export interface ListingBodyProps {
  listing: ListingDetail
}

/** Everything known of a home, and plainly what is not. */
export function ListingBody({ listing }: ListingBodyProps) {
  return (
    <>
      <Auction listing={listing} />
      <Units listing={listing} />
      <Description listing={listing} />
      <AllFacts listing={listing} />
      <StepFree listing={listing} />
      <FloorPlan listing={listing} />
      <Place listing={listing} />
      <FairPrice listing={listing} />
      <Costs listing={listing} />
      <SameHome listing={listing} />
    </>
  )
}
