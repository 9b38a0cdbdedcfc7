import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { ListingFact } from '../model/FactValue.ts'
import { listingFacts, statedShare } from '../model/listingFacts.ts'
import { sectionIds } from '../overview/sections.ts'
import { Section } from '../views/Section.tsx'
import * as styles from './AllFacts.css.ts'
import { termOf, textInFull, textOf } from './allFactWords.ts'
import { Documents, ShownDocuments } from './Documents.tsx'
import { EnergyPerformance } from './EnergyPerformance.tsx'
import { factsToTell } from './factsToTell.ts'
import { groupFacts } from './groupFacts.ts'
import { SeismicEra } from './SeismicEra.tsx'

/**
 * What was stated, in columns, and in a sentence each what the home has not and what was not stated. All of it by group,
 * with the energy certificate and the documents, is behind a disclosure.
 */
export function AllFacts({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t } = texts
  const groups = groupFacts(listingFacts(listing))
  const { rows, without, missing } = factsToTell(groups)
  const share = statedShare(groups)
  const names = (facts: readonly ListingFact[]) => facts.map(({ name }) => termOf(texts, name)).join(', ')
  return (
    <Section heading={t('listing.section.facts')} anchor={sectionIds.facts} paper="whole">
      <div className={styles.first}>
        <FactList
          layout="columns"
          facts={rows.flatMap(({ name, value }) =>
            value
              ? [
                  {
                    term: termOf(texts, name),
                    value: <Heard as={textInFull(texts, value)}>{textOf(texts, value)}</Heard>,
                  },
                ]
              : [],
          )}
        />
      </div>
      <Stack space="hair">
        {without.length > 0 && (
          <Text size="small">{t('listing.facts.without', { facts: names(without) })}</Text>
        )}
        <Text tone="muted" size="small">
          {missing.length === 0
            ? t('listing.facts.allStated')
            : t('listing.facts.missing', { facts: names(missing) })}
        </Text>
      </Stack>
      <ShownDocuments listing={listing} />
      <Disclosure summary={t('listing.facts.all', { total: share.total })} headingLevel={3} look="plain">
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.name} group={group} listing={listing} />
          ))}
          <EnergyPerformance listing={listing} />
          <Documents listing={listing} />
        </div>
      </Disclosure>
    </Section>
  )
}

function Group({ group, listing }: { group: ReturnType<typeof groupFacts>[number]; listing: ListingDetail }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Stack as="section" space="xs">
      <Heading level={4}>{t(`listing.group.${group.name}`)}</Heading>
      <FactList
        layout="columns"
        facts={group.facts.map(({ name, value }) => ({
          term: termOf(texts, name),
          value: value ? textOf(texts, value) : <NotStated />,
        }))}
      />
      {group.name === 'building' && <SeismicEra permitYear={listing.permitYear} />}
    </Stack>
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
