import { useContext } from 'react'
import type { GuidePage } from '#domain/market/Guide.ts'
import { guideMethodPath, readGuidePath } from '#domain/market/guidePaths.ts'
import { guideAddress, guideFormats, guideLicence } from '#domain/market/guideAddress.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OriginContext } from '#app/shell/OriginContext.ts'
import { headingOf, monthName } from '../model/guideWords.ts'

/** How it is measured, how to quote it, and the data. */
export function Sources({ page, path }: { page: GuidePage; path: string }) {
  const { t, language } = useTexts()
  const { kind, contract } = page.figure
  const own = { ...readGuidePath(path), kind, contract }
  return (
    <Grid columns="card" space="xl">
      <Stack as="section" space="sm">
        <Heading level={2}>{t('prices.method')}</Heading>
        <Text isMeasured>{t('prices.unit.text')}</Text>
        <Link href={localPath(language, guideMethodPath)} isStanding>
          {t('prices.method.whole')}
        </Link>
      </Stack>
      <Quote page={page} path={path} />
      <Stack as="section" space="sm">
        <Heading level={2}>{t('prices.data')}</Heading>
        <Text isMeasured>
          <Link href={guideLicence}>{t('prices.data.text')}</Link>
        </Text>
        <Inline>
          {guideFormats.map((format) => (
            <ButtonLink
              key={format}
              href={localPath(language, guideAddress(own, format))}
              variant="secondary"
              size="small"
            >
              {t('prices.data.file', { format: format.toUpperCase() })}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </Grid>
  )
}

/** The address of a month that is over shows the same figures for good. */
function Quote({ page: { figure, isOpen, lastFinal }, path }: { page: GuidePage; path: string }) {
  const texts = useTexts()
  const { t, language } = texts
  const origin = useContext(OriginContext)
  const { month, kind, contract, n, method, hash } = figure
  const at = (of: string) =>
    localPath(language, guideAddress({ place: readGuidePath(path)?.place, month: of, kind, contract }))
  return (
    <Stack as="section" space="sm">
      <Heading level={2}>{t('prices.cite')}</Heading>
      <Text isMeasured>
        {t('prices.cite.text', {
          title: headingOf(texts, figure),
          month: monthName(texts, month),
          count: n,
          method,
          hash,
        })}
      </Text>
      <Link href={at(month)} isStanding>
        {origin + at(month)}
      </Link>
      <Text size="small" tone="muted" isMeasured>
        {t(isOpen ? 'prices.cite.open' : 'prices.cite.final')}
      </Text>
      {isOpen && lastFinal !== null && (
        <Link href={at(lastFinal)} isStanding>
          {monthName(texts, lastFinal)}
        </Link>
      )}
    </Stack>
  )
}
