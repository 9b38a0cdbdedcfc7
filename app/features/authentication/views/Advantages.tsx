import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** The advantages of an account: the ones given, or the default four. */
export function Advantages({ advantages }: { advantages: readonly string[] | undefined }) {
  const t = useTranslate()
  const texts = advantages ?? [
    t('auth.advantage.ads'),
    t('auth.advantage.devices'),
    t('auth.advantage.contact'),
    t('auth.advantage.updates'),
  ]
  return (
    <Stack space="md">
      <Text weight="semibold">{t('auth.advantages.title')}</Text>
      <Stack as="ul" space="sm">
        {texts.map((text) => (
          <li key={text}>
            <Inline space="xs" align="start" overflow="none">
              <Icon name="check" size="text" />
              <span>{text}</span>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
