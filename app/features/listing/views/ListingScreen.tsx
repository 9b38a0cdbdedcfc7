import { Suspense } from 'react'
import { Container } from '#design-system/layout/Container/Container.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { ContactBar } from '../contact/ContactBar.tsx'
import { AdvertiserBox } from './AdvertiserBox.tsx'
import { AllFacts } from './AllFacts.tsx'
import { Auction } from './Auction.tsx'
import { Costs } from './Costs.tsx'
import { DealBreakers } from './DealBreakers.tsx'
import { Description } from './Description.tsx'
import { Documents } from './Documents.tsx'
import { EnergyPerformance } from './EnergyPerformance.tsx'
import { FloorPlan } from './FloorPlan.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { KindNote } from './KindNote.tsx'
import { ListingActions } from './ListingActions.tsx'
import { machineData } from './machineData.ts'
import { ListingGallery } from './ListingGallery.tsx'
import { ListingHeader } from './ListingHeader.tsx'
import * as styles from './ListingScreen.css.ts'
import { LocationInWords } from './LocationInWords.tsx'
import { PriceAround } from './PriceAround.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { SameHome } from './SameHome.tsx'
import { SheetFoot } from './SheetFoot.tsx'
import { SimilarHomes } from './SimilarHomes.tsx'
import { StatusNotice } from './StatusNotice.tsx'
import { Trail } from './Trail.tsx'
import { Units } from './Units.tsx'

/** Everything known of a home, and plainly what is not. */
export function ListingScreen({ listing }: { listing: ListingDetail }) {
  return (
    <Container>
      <article className={styles.page}>
        <div className={styles.onScreen}>
          <Trail listing={listing} />
        </div>
        <StatusNotice status={listing.status} />
        <div className={styles.columns}>
          <ListingGallery listing={listing} />
          <div className={styles.header}>
            <ListingHeader listing={listing} />
            <DealBreakers listing={listing} />
            <KindNote listing={listing} />
            <KeyFacts listing={listing} />
            <ListingActions listing={listing} />
          </div>
          <div className={styles.main}>
            <Auction listing={listing} />
            <Units listing={listing} />
            <Description listing={listing} />
            <AllFacts listing={listing} />
            <EnergyPerformance listing={listing} />
            <FloorPlan listing={listing} />
            <Documents listing={listing} />
            <LocationInWords listing={listing} />
            <SameHome listing={listing} />
            <PriceHistory listing={listing} />
            <PriceAround listing={listing} />
            <Costs listing={listing} />
          </div>
          <AdvertiserBox listing={listing} />
        </div>
        <SheetFoot id={listing.id} />
        <SimilarHomes id={listing.id} />
        <ContactBar listing={listing} />
      </article>
      <Suspense>
        <machineData.View listing={listing} />
      </Suspense>
    </Container>
  )
}
