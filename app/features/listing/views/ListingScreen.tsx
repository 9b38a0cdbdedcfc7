import { Container } from '#design-system/layout/Container/Container.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { spokenSummary } from '../aloud/spokenSummary.ts'
import { listingBody } from '../body/listingBody.ts'
import { ContactBar } from '../contact/ContactBar.tsx'
import { ContactHost } from '../contact/ContactHost.tsx'
import { FactsBar } from '../overview/FactsBar.tsx'
import { KnownThings } from '../overview/KnownThings.tsx'
import { ListingHead } from '../overview/ListingHead.tsx'
import { ListingTabs } from '../overview/ListingTabs.tsx'
import { sectionIds } from '../overview/sections.ts'
import { ListingPhotos } from '../photos/ListingPhotos.tsx'
import { ListingRail } from '../rail/ListingRail.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { DealBreakers } from './DealBreakers.tsx'
import { KindNote } from './KindNote.tsx'
import { questions, similarHomes } from './laterParts.ts'
import { machineData } from './machineData.ts'
import * as styles from './ListingScreen.css.ts'
import { SheetFoot } from './SheetFoot.tsx'
import { StatusNotice } from './StatusNotice.tsx'

/** A home: its photographs, what decides first, the ways to ask beside it, and everything else below. */
export function ListingScreen({ listing }: { listing: ListingDetail }) {
  return (
    <Container>
      <ContactHost listing={listing}>
        <article className={styles.page}>
          <Toolbar listing={listing} />
          <StatusNotice status={listing.status} />
          <ListingPhotos listing={listing} />
          <div className={styles.columns}>
            <div className={styles.head}>
              <ListingHead listing={listing} />
              <FactsBar listing={listing} />
            </div>
            <ListingRail listing={listing} />
            <div className={styles.main}>
              <ListingTabs listing={listing} />
              <div id={sectionIds.overview} className={styles.overview}>
                <spokenSummary.Part listing={listing} />
                <DealBreakers listing={listing} />
                <KindNote listing={listing} />
                <KnownThings listing={listing} />
                <questions.Part listing={listing} />
              </div>
              <listingBody.Part listing={listing} />
            </div>
          </div>
          <SheetFoot id={listing.id} />
          <similarHomes.Part id={listing.id} />
          <ContactBar listing={listing} />
        </article>
      </ContactHost>
      <machineData.Part listing={listing} />
    </Container>
  )
}
