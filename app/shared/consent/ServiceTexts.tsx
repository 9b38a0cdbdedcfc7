import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { Services } from '#domain/site.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** What each configured service of the portal does with the data of those who agree. */
export function ServiceTexts({ services }: { services: Services }) {
  const { t } = useTexts()
  return (
    <>
      {services.writeKey !== undefined && <Text>{t('consent.text')}</Text>}
      {services.replay !== undefined && <Text>{t('consent.text.replay')}</Text>}
      {services.others !== undefined && (
        <Text>{t('consent.text.others', { hosts: hostsOf(services.others) })}</Text>
      )}
    </>
  )
}

const hostsOf = (addresses: readonly string[]): string =>
  [...new Set(addresses.map((address) => new URL(address).hostname))].join(', ')
