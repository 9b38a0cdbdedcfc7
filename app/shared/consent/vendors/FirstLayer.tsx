import type { VendorList } from '#domain/consent/vendorList.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import type { Services } from '#domain/site.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ServiceTexts } from '../ServiceTexts.tsx'
import { UseNames } from './UseNames.tsx'
import { everything, usesOf } from './vendorChoice.ts'

/** What is asked, in short: who, what for, on which basis, and where it is changed. */
export function FirstLayer({ services, list }: { services: Services; list: VendorList }) {
  const { t, language } = useTexts()
  const asked = everything(list)
  const purposes = [...new Set([...asked.purposes, ...asked.interests])].toSorted((one, other) => one - other)
  return (
    <Stack space="lg">
      <Text>{t('consent.vendors.text', { count: Object.keys(list.vendors).length })}</Text>
      <UseNames
        list={list}
        uses={[...usesOf(list.purposes, purposes), ...usesOf(list.specialFeatures, asked.features)]}
      />
      {asked.interests.length > 0 && <Text>{t('consent.vendors.interest')}</Text>}
      <ServiceTexts services={services} />
      <Text>{t('consent.vendors.rights')}</Text>
      <div>
        <Link href={localPath(language, routePath('cookies'))} isStanding>
          {t('consent.more')}
        </Link>
      </div>
    </Stack>
  )
}
