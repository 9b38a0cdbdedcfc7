import { useContext } from 'react'
import type { GuidePage } from '#domain/market/Guide.ts'
import { readGuidePath } from '#domain/market/guidePaths.ts'
import { guideAddress, guideContracts } from '#domain/market/guideAddress.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import { typologiesOf } from '#domain/market/kindTypologies.ts'
import { localPath, placeSegments } from '#domain/search/searchPath.ts'
import { valuationAddress } from '#domain/valuation/valuationParameters.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { JsonScript } from '#app/shell/JsonScript.tsx'
import { OriginContext } from '#app/shell/OriginContext.ts'
import { datasetJsonLd } from '../model/dataset.ts'
import { headingOf } from '../model/guideWords.ts'
import { Changes } from './Changes.tsx'
import { Children } from './Children.tsx'
import * as styles from './GuideScreen.css.ts'
import { Level } from './Level.tsx'
import { Series } from './Series.tsx'
import { WhereMap } from './WhereMap.tsx'
import { Sources } from './Sources.tsx'

/** The form of estimates with the place, the contract and the kind of a page of the guide. */
const valuationFor = (path: string, { contract, kind }: GuidePage['figure']) => {
  const { place } = readGuidePath(path) ?? {}
  const isSmall = place?.level === 'city' || place?.level === 'cityZone'
  return valuationAddress({
    contract: String(contracts.idOf(contract)),
    typology: String(typologies.idOf(typologiesOf(kind)[0] ?? 'apartment')),
    ...(isSmall && { place: placeSegments(place) }),
  })
}

export interface GuideScreenProps {
  page: GuidePage
  /** Without the language. */
  path: string
}

/** A page of the price guide: level, change, series, the places within, method and data. */
export function GuideScreen({ page, path }: GuideScreenProps) {
  const texts = useTexts()
  const { t, language } = texts
  const origin = useContext(OriginContext)
  const { figure, lineage } = page
  return (
    <Container isSpaced>
      <Stack space="xl">
        <Stack space="md">
          <Breadcrumbs
            label={t('search.breadcrumbs')}
            items={[
              ...lineage.map(({ place, path: href }, at) => ({
                label: at === 0 ? t('prices.title') : place.name,
                href,
              })),
              { label: figure.place.name },
            ]}
          />
          <Heading level={1} isFocusTarget>
            {headingOf(texts, figure)}
          </Heading>
          <Homes page={page} path={path} />
        </Stack>
        <div className={styles.columns}>
          <Level page={page} />
          <Changes figure={figure} />
        </div>
        <Link href={localPath(language, valuationFor(path, figure))} isStanding isStrong>
          {t('prices.estimate')}
        </Link>
        {page.children.length > 1 && <WhereMap key={path} />}
        <Children page={page} />
        <Series page={page} />
        <Sources page={page} path={path} />
      </Stack>
      <JsonScript type="application/ld+json" data={datasetJsonLd(texts, page, { path, language, origin })} />
    </Container>
  )
}

/** Sale or rent, and the kinds of home with their numbers. */
function Homes({ page: { figure, homes }, path }: GuideScreenProps) {
  const { t, format, language } = useTexts()
  const own = { ...readGuidePath(path), kind: figure.kind, contract: figure.contract }
  const to = (change: Partial<typeof own>) => localPath(language, guideAddress({ ...own, ...change }))
  return (
    <Stack space="sm">
      <TabLinks
        label={t('prices.contracts')}
        links={guideContracts.map((contract) => ({
          label: t(`prices.contract.${contract}`),
          href: to({ contract }),
          isCurrent: contract === figure.contract,
        }))}
      />
      <nav aria-label={t('prices.kinds')}>
        <Inline as="ul">
          {homes
            .filter(({ contract }) => contract === figure.contract)
            .map(({ kind, n }) => (
              <li key={kind} aria-current={kind === figure.kind ? 'true' : undefined}>
                <ChipLink href={to({ kind })} isActive={kind === figure.kind}>
                  {t('prices.kindCount', { kind: t(`prices.kind.${kind}`), count: format.number(n) })}
                </ChipLink>
              </li>
            ))}
        </Inline>
      </nav>
    </Stack>
  )
}
