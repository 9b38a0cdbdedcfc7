import type { Use } from '#domain/consent/vendorList.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** What a purpose or feature means, with examples on demand. */
export function UseText({
  use: { description, illustrations = [] },
  language,
}: {
  use: Use
  language: string
}) {
  const { t } = useTexts()
  return (
    <>
      <Text size="small" tone="muted" lang={language}>
        {description}
      </Text>
      {illustrations.length > 0 && (
        <Disclosure summary={t('consent.vendors.examples')} look="plain">
          <Stack as="ul" space="xs">
            {illustrations.map((example) => (
              <li key={example}>
                <Text size="small" lang={language}>
                  {example}
                </Text>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </>
  )
}
