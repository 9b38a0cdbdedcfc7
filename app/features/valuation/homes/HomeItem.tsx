import type { MyHome } from '#domain/api/valuation/MyHomes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { sellHomeAddress } from '#domain/valuation/valuationPaths.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import { inFull } from '#app/shared/inFull.ts'
import { roundly } from '../model/valuationWords.ts'
import { askedWords } from './askedWords.ts'
import { homeName, movedWords } from './homeWords.ts'
import { useMyHomes } from './useMyHomes.ts'

/** A kept home: what it would ask now, each month with what moved it, and what one may do with it. */
export function HomeItem({ home }: { home: MyHome }) {
  const texts = useTexts()
  const { t, language } = texts
  const { remove, draft } = useMyHomes()
  const [last] = home.months
  return (
    <Stack as="section" space="sm" aria-label={homeName(inFull(texts), home)}>
      <Heading level={2} size="subheading">
        <Link href={localPath(language, home.address)}>
          <HeardWords of={(words) => homeName(words, home)} />
        </Link>
      </Heading>
      {last?.estimate ? (
        <Text size="lead" weight="semibold" isTabular>
          {t('valuation.band', {
            min: roundly(texts, last.estimate.min),
            max: roundly(texts, last.estimate.max),
            mean: roundly(texts, last.estimate.mean),
          })}
        </Text>
      ) : (
        <Text tone="muted">{t('myHomes.none')}</Text>
      )}
      {home.months.length > 0 && <Months home={home} />}
      {home.asked.length > 0 && <Text>{askedWords(texts, home.asked)}</Text>}
      <Inline>
        <Button onPress={() => void draft(home)}>{t('myHomes.draft')}</Button>
        <ButtonLink href={localPath(language, sellHomeAddress(home.id))} variant="secondary">
          {t('myHomes.ask')}
        </ButtonLink>
        <Button variant="quiet" icon="trash" onPress={() => void remove(home.id)}>
          {t('myHomes.remove')}
        </Button>
      </Inline>
    </Stack>
  )
}

function Months({ home }: { home: MyHome }) {
  const texts = useTexts()
  const { t, format } = texts
  return (
    <DataTable
      caption={t('myHomes.months')}
      isCaptionHidden
      columns={[
        { id: 'month', header: t('myHomes.month') },
        { id: 'mean', header: t('valuation.mean'), align: 'end' },
        { id: 'moved', header: t('myHomes.moved'), room: 'sentence' },
      ]}
      rows={home.months.map(({ month, estimate, moved }) => ({
        id: month,
        cells: {
          month: format.month(`${month}-15`),
          mean: estimate ? roundly(texts, estimate.mean) : t('valuation.refused'),
          moved: moved.length > 0 ? movedWords(texts, moved) : '–',
        },
      }))}
    />
  )
}
