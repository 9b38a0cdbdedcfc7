import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { factTerm, factText } from '../model/factWords.ts'
import { type FactGroup, type ListingFact, listingFacts, statedShare } from '../model/listingFacts.ts'
import { sectionIds } from '../overview/sections.ts'
import { Section } from '../views/Section.tsx'
import * as styles from './AllFacts.css.ts'
import { Documents } from './Documents.tsx'
import { EnergyPerformance } from './EnergyPerformance.tsx'
import { SeismicEra } from './SeismicEra.tsx'

/**
 * What was stated, in columns, and in one sentence what was not. Behind disclosures all of it by group, the energy
 * certificate and the documents.
 */
export function AllFacts({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t } = texts
  const groups = listingFacts(listing)
  const ofHome = groups.filter(({ name }) => name !== 'listing').flatMap(({ facts }) => facts)
  const missing = ofHome.filter(({ value }) => value === null)
  const share = statedShare(groups)
  return (
    <Section heading={t('listing.section.facts')} anchor={sectionIds.facts} paper="whole">
      <FactList layout="columns" facts={rowsOf(texts, ofHome)} />
      <Text tone="muted" size="small" isMeasured>
        {missing.length === 0
          ? t('listing.facts.allStated')
          : t('listing.facts.missing', {
              facts: missing.map(({ name }) => factTerm(texts, name)).join(', '),
            })}
      </Text>
      <div>
        <Disclosure summary={t('listing.facts.all', { total: share.total })} headingLevel={3}>
          <div className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.name} group={group} listing={listing} />
            ))}
          </div>
        </Disclosure>
        <EnergyPerformance listing={listing} />
        <Documents listing={listing} />
      </div>
    </Section>
  )
}

function Group({ group, listing }: { group: FactGroup; listing: ListingDetail }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Stack as="section" space="xs">
      <Heading level={4}>{t(`listing.group.${group.name}`)}</Heading>
      <FactList
        layout="columns"
        facts={group.facts.map(({ name, value }) => ({
          term: factTerm(texts, name),
          value: value ? factText(texts, value) : <NotStated />,
        }))}
      />
      {group.name === 'building' && <SeismicEra permitYear={listing.permitYear} />}
    </Stack>
  )
}

/** Those that were stated. */
const rowsOf = (texts: ReturnType<typeof useTexts>, facts: readonly ListingFact[]) =>
  facts.flatMap(({ name, value }) =>
    value ? [{ term: factTerm(texts, name), value: factText(texts, value) }] : [],
  )

function NotStated() {
  const { t } = useTexts()
  return (
    <Text as="span" tone="muted" size="inherit">
      {t('listing.notStated')}
    </Text>
  )
}
