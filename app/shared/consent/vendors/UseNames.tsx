import type { Use, VendorList } from '#domain/consent/vendorList.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface UseNamesProps {
  list: VendorList
  uses: readonly Use[]
  /** How long data are kept for an entry, days. @default not told */
  daysFor?: (id: number) => number | undefined
}

/** Names of purposes or features below each other, in the language of the list. */
export function UseNames({ list, uses, daysFor }: UseNamesProps) {
  const { t } = useTexts()
  return (
    <Stack as="ul" space="xs">
      {uses.map(({ id, name }) => {
        const days = daysFor?.(id)
        return (
          <li key={name}>
            <Text as="span" lang={list.language}>
              {days === undefined ? name : `${name} `}
            </Text>
            {days !== undefined && (
              <Text as="span" size="small" tone="muted">
                {t('consent.vendors.days', { count: days })}
              </Text>
            )}
          </li>
        )
      })}
    </Stack>
  )
}
