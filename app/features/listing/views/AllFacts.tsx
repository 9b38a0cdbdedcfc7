import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { factTerm, factText } from '../model/factWords.ts'
import { type FactGroup, listingFacts, statedShare } from '../model/listingFacts.ts'
import * as styles from './AllFacts.css.ts'
import { Section } from './Section.tsx'
import { SeismicEra } from './SeismicEra.tsx'

/**
 * Every fact in its group. A fact that was not stated has a row that says so. Groups have headings but are no
 * landmarks: seven more would hide the page's own in a list of landmarks.
 */
export function AllFacts({ listing }: { listing: ListingDetail }) {
  const { t } = useTexts()
  const groups = listingFacts(listing)
  const share = statedShare(groups)
  return (
    <Section heading={t('listing.facts')} paper="whole">
      <Text tone="muted" isMeasured>
        {share.stated === share.total
          ? t('listing.facts.allStated')
          : t('listing.facts.stated', { ...share })}
      </Text>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Stack as="section" space="xs" key={group.name}>
            <Heading level={3} size="label">
              {t(`listing.group.${group.name}`)}
            </Heading>
            <GroupRows group={group} />
            {group.name === 'building' && <SeismicEra permitYear={listing.permitYear} />}
          </Stack>
        ))}
      </div>
    </Section>
  )
}

function GroupRows({ group }: { group: FactGroup }) {
  const texts = useTexts()
  return (
    <FactList
      layout="columns"
      facts={group.facts.map(({ name, value }) => ({
        term: factTerm(texts, name),
        value: value ? factText(texts, value) : <NotStated />,
      }))}
    />
  )
}

function NotStated() {
  const { t } = useTexts()
  return (
    <Text as="span" tone="muted" size="inherit">
      {t('listing.notStated')}
    </Text>
  )
}
