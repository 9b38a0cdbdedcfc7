import type { Ledger } from '#domain/transparency/Ledger.ts'
import { routePath } from '#domain/routes.ts'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PageLoading } from '#app/shared/PageLoading/PageLoading.tsx'
import type { HeadOf } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

/** What the operator decided about ads, and how soon the portal told of new homes. */
export function TransparencyPage() {
  const { t, language } = useTexts()
  const { data } = useApi(apiKey.transparency(language))
  if (!data) return <PageLoading text={t('transparency.loading')} topic="transparency" />
  return (
    <Container width="text" isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Heading level={1} isFocusTarget>
            {t('transparency.title')}
          </Heading>
          <Text isMeasured>{t('transparency.text', { days: data.days })}</Text>
        </Stack>
        <Figures
          caption={t('transparency.title')}
          rows={rows.map((name) => [t(`transparency.${name}`), data[name]])}
        />
        {data.reasons.length > 0 && (
          <Figures
            caption={t('transparency.reasons')}
            rows={data.reasons.map(({ reason, count }) => [t(`transparency.reason.${reason}`), count])}
          />
        )}
        <Stack as="section" space="sm" aria-labelledby="delay">
          <Heading level={2} id="delay">
            {t('transparency.delay')}
          </Heading>
          <Text isMeasured>
            {data.delay === null ? t('transparency.delay.none') : t('transparency.delay.half', data.delay)}
          </Text>
          {data.canaries !== null && (
            <Text isMeasured>{t('transparency.delay.canaries', data.canaries)}</Text>
          )}
        </Stack>
      </Stack>
    </Container>
  )
}

const rows = [
  'published',
  'held',
  'heldOpen',
  'reported',
  'reportedHandled',
  'objected',
  'objectedAnswered',
] as const

function Figures({
  caption,
  rows: figures,
}: {
  caption: string
  rows: readonly (readonly [name: string, count: number])[]
}) {
  const { t, format } = useTexts()
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: 'what', header: t('transparency.what') },
        { id: 'count', header: t('transparency.count'), align: 'end' },
      ]}
      rows={figures.map(([name, count]) => ({
        id: name,
        cells: { what: name, count: format.number(count) },
      }))}
    />
  )
}

export const head: HeadOf<Ledger> = ({ data, texts: { t } }) => ({
  title: t('transparency.title'),
  ...(data && { description: t('transparency.text', { days: data.days }) }),
  canonical: routePath('transparency'),
})
