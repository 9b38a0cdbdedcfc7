import type { Visibility } from '#domain/api/listings/Visibility.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { VAT } from '#domain/visibility/offers.ts'
import { visibilityPath } from '#domain/visibility/paths.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { orderName } from './orderName.ts'
import { sumIn } from './sumIn.ts'

export interface DocumentProps {
  visibility: Visibility
  number: number
}

/** A document of an order, to be read and printed. */
export function Document({ visibility: { id, orders, seller }, number }: DocumentProps) {
  const texts = useTexts()
  const { t, language, format } = texts
  const isHydrated = useHydrated()
  const order = orders.find(({ documents }) => documents.some((one) => one.number === number))
  const document = order?.documents.find((one) => one.number === number)
  if (order === undefined || document === undefined) return <Text>{t('visibility.document.none')}</Text>
  const { kind, at, buyer, net, vat } = document
  const sum = (cents: number) => sumIn(language, cents)
  return (
    <Stack space="md">
      <Heading level={2}>{t(`visibility.document.${kind}`, { number })}</Heading>
      <FactList
        facts={[
          { term: t('visibility.document.date'), value: format.longDate(at) },
          ...(seller
            ? [{ term: t('visibility.document.seller'), value: `${seller.name}, ${seller.address}` }]
            : []),
          { term: t('visibility.document.buyer'), value: buyer },
          { term: t('visibility.document.item'), value: orderName(order, texts) },
          { term: t('visibility.document.net'), value: sum(net) },
          { term: t('visibility.document.vat', { vat: format.percent(VAT) }), value: sum(vat) },
          { term: t('visibility.document.total'), value: sum(net + vat) },
        ]}
      />
      <Text size="small" tone="muted">
        {t('visibility.document.note')}
      </Text>
      <Inline space="md" align="center">
        {isHydrated && (
          <Button variant="secondary" icon="print" onPress={() => print()}>
            {t('visibility.document.print')}
          </Button>
        )}
        <Link href={localPath(language, visibilityPath(id))} isStanding>
          {t('visibility.keep')}
        </Link>
      </Inline>
    </Stack>
  )
}
