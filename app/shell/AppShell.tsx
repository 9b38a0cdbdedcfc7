import { type ReactNode, Suspense } from 'react'
import { Page } from '#design-system/layout/Page/Page.tsx'
import { SkipLink } from '#design-system/layout/SkipLink/SkipLink.tsx'
import { routePath } from '#domain/routes.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { LanguageOfferFacts } from './boot.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { resultsId } from './resultsId.ts'
import { PlaceTabs } from './places/PlaceTabs.tsx'
import { hasOwnBar } from './places/places.ts'
import { usePortal } from './Portal.ts'
import { SiteHeader } from './SiteHeader.tsx'
import { useAddress } from './useAddress.ts'

const searchListPath = routePath('searchList')

interface AppShellProps {
  /** The page in a language that the visitor is likelier to read. */
  offer: LanguageOfferFacts | undefined
  children: ReactNode
}

/** The frame around every page. */
export function AppShell({ offer, children }: AppShellProps) {
  const t = useTranslate()
  const { footer: Footer } = usePortal()
  const { href, place } = useAddress()
  const isList = readSearchPath(place.path) !== undefined || place.path === searchListPath
  const hasTabs = !hasOwnBar(place)
  return (
    <Page
      skipLink={
        <>
          <SkipLink>{t('shell.skipToContent')}</SkipLink>
          {isList && <SkipLink target={resultsId}>{t('shell.skipToResults')}</SkipLink>}
        </>
      }
      header={<SiteHeader isFull={isList} hasTabs={hasTabs} />}
      footer={
        <Suspense>
          <Footer.View />
        </Suspense>
      }
      foot={hasTabs ? <PlaceTabs /> : undefined}
    >
      <ErrorBoundary scope="content" address={href}>
        {children}
      </ErrorBoundary>
      {offer && <LanguageOffer offer={offer} />}
    </Page>
  )
}
