import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { mark } from './Differences.css.ts'

const differences = [
  { name: 'honesty', icon: 'info' },
  { name: 'freshness', icon: 'success' },
  { name: 'prices', icon: 'priceDown' },
  { name: 'order', icon: 'sort' },
] as const

/** Why here and not elsewhere, in four sentences that the pages keep. */
export function Differences() {
  const t = useTranslate()
  return (
    <Stack as="section" space="lg">
      <Heading level={2}>{t('home.differences')}</Heading>
      <Grid columns="quarters" space="xl">
        {differences.map(({ name, icon }) => (
          <Stack key={name} space="xs">
            <span className={mark}>
              <Icon name={icon} size="large" />
            </span>
            <Heading level={3}>{t(`home.${name}.title`)}</Heading>
            <Text tone="muted" isMeasured>
              {t(`home.${name}.text`)}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  )
}
