import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { isPostalCode } from '#domain/geography/postalCode.ts'
import type { SearchResults } from '#domain/api/Search.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ignoredSentence } from '../model/ignored.ts'

export interface IgnoredNoticeProps extends Pick<SearchResults, 'ignored'> {
  unknownName: string | undefined
}

/** The parts of the address that could not be read: the value, the reason, and what to do. */
export function IgnoredNotice({ ignored, unknownName }: IgnoredNoticeProps) {
  const { t } = useTexts()
  const count = ignored.length + (unknownName === undefined ? 0 : 1)
  if (count === 0) return null
  return (
    <Notice tone="warning" heading={t('search.ignored.title', { count })}>
      <Stack as="ul" space="xxs">
        {unknownName !== undefined && (
          <Text as="li">
            {isPostalCode(unknownName)
              ? t('search.postalCode')
              : t('search.ignored.unknownName', { value: unknownName })}
          </Text>
        )}
        {ignored.map((parameter, at) => (
          <Text as="li" key={`${at} ${parameter.name} ${parameter.value}`}>
            {ignoredSentence({ t }, parameter)}
          </Text>
        ))}
      </Stack>
    </Notice>
  )
}
