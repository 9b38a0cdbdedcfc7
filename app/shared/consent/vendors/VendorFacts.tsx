import type { Use, Vendor, VendorList } from '#domain/consent/vendorList.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { UseNames } from './UseNames.tsx'
import { interestsOf, usesOf } from './vendorChoice.ts'

const daySeconds = 86_400

interface Told {
  list: VendorList
  vendor: Vendor
}

/** What a company does, on which basis, how long it keeps data, and where it says so. */
export function VendorFacts({ list, vendor }: Told) {
  const texts = useTexts()
  const { t } = texts
  const { dataRetention: kept, purposes, specialPurposes, features, specialFeatures } = vendor
  const daysFor = (id: number) => kept?.purposes?.[id] ?? kept?.stdRetention
  const specialDaysFor = (id: number) => kept?.specialPurposes?.[id] ?? kept?.stdRetention
  const rows: readonly (readonly [string, readonly Use[], typeof daysFor | undefined])[] = [
    [t('consent.vendors.byConsent'), usesOf(list.purposes, purposes), daysFor],
    [t('consent.vendors.byInterest'), usesOf(list.purposes, interestsOf(vendor)), daysFor],
    [t('consent.vendors.special'), usesOf(list.specialPurposes, specialPurposes), specialDaysFor],
    [t('consent.vendors.features'), usesOf(list.specialFeatures, specialFeatures), undefined],
    [t('consent.vendors.otherFeatures'), usesOf(list.features, features), undefined],
    [t('consent.vendors.data'), dataOf(list, vendor), undefined],
  ]
  const facts = rows
    .filter(([, uses]) => uses.length > 0)
    .map(([term, uses, days]) => ({
      term,
      value: <UseNames list={list} uses={uses} {...(days && { daysFor: days })} />,
    }))
  return (
    <>
      <FactList facts={[...facts, { term: t('consent.vendors.storage'), value: storageIn(texts, vendor) }]} />
      <VendorLinks vendor={vendor} />
    </>
  )
}

/** Categories of data have names alone. */
const dataOf = (list: VendorList, { dataDeclaration = [] }: Vendor): readonly Use[] =>
  dataDeclaration.flatMap((id) => {
    const category = list.dataCategories?.[id]
    return category ? [{ ...category, description: category.name }] : []
  })

/** What a company keeps on a device, in words. */
function storageIn({ t }: Texts, { usesCookies, cookieMaxAgeSeconds, usesNonCookieAccess }: Vendor): string {
  const days = Math.ceil((cookieMaxAgeSeconds ?? 0) / daySeconds)
  const cookies =
    days > 0 ? t('consent.vendors.cookies', { count: days }) : t('consent.vendors.cookies.session')
  const told = [usesCookies && cookies, usesNonCookieAccess && t('consent.vendors.otherStorage')]
  return told.filter((one) => one !== false).join(' · ') || t('consent.vendors.noStorage')
}

function VendorLinks({ vendor: { name, urls, deviceStorageDisclosureUrl: storage } }: Pick<Told, 'vendor'>) {
  const { t, language } = useTexts()
  const url = urls.find(({ langId }) => langId === language) ?? urls[0]
  const links = [
    [t('consent.vendors.policy', { name }), url?.privacy],
    [t('consent.vendors.claim', { name }), url?.legIntClaim],
    [t('consent.vendors.disclosure', { name }), storage],
  ] as const
  return (
    <Stack as="ul" space="xs">
      {links.map(
        ([words, href]) =>
          href !== undefined && (
            <li key={words}>
              <Link href={href} target="_blank" rel="noreferrer">
                {words}
              </Link>
            </li>
          ),
      )}
    </Stack>
  )
}
