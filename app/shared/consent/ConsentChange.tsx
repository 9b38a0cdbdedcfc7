import { useSyncExternalStore } from 'react'
import { Switch } from '#design-system/forms/Switch/Switch.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { purposesOf } from '#domain/site.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormat } from '#app/i18n/useFormat.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import { useSite } from '../site/SiteContext.ts'
import { agreedPurposes, agreedTc, choices, choose, onConsent } from './consent.ts'
import type { VendorChangeProps } from './vendors/VendorChange.tsx'

/** Where companies are configured, what they may do is changed too. */
const vendorChange = lazyView<VendorChangeProps>(
  'app/shared/consent/vendors/VendorChange.tsx',
  async () => (await import('./vendors/VendorChange.tsx')).VendorChange,
  ['consent'],
)

/** Changes what was agreed to, and shows when it was chosen. */
export function ConsentChange() {
  const { t } = useTexts()
  const format = useFormat()
  const agreed = useSyncExternalStore(onConsent, agreedPurposes, () => none)
  // A new choice about companies alone has a time, too.
  useSyncExternalStore(onConsent, agreedTc, () => undefined)
  const { services } = useSite()
  const offered = services ? purposesOf(services) : []
  const [last] = choices()
  return (
    <Stack as="section" space="sm">
      <Heading level={2} size="subheading">
        {t('consent.change')}
      </Heading>
      {offered.map((purpose) => (
        <Switch
          key={purpose}
          isSelected={agreed.includes(purpose)}
          onChange={(isAgreed) =>
            choose(offered.filter((one) => (one === purpose ? isAgreed : agreed.includes(one))))
          }
        >
          {t(`consent.purpose.${purpose}`)}
        </Switch>
      ))}
      {services?.vendors && <vendorChange.Part services={services} vendors={services.vendors} />}
      {last && (
        <Text size="small" tone="muted">
          {t('consent.chosen', { date: format.longDate(last.at.slice(0, 10)) })}
        </Text>
      )}
    </Stack>
  )
}

const none: ReturnType<typeof agreedPurposes> = []
