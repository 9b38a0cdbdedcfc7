import type { ReactNode } from 'react'
import { Page } from '#design-system/layout/Page/Page.tsx'
import { SkipLink } from '#design-system/layout/SkipLink/SkipLink.tsx'
import { routePath } from '#domain/routes.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { resultsId } from './resultsId.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useAddress } from './useAddress.ts'

const searchListPath = routePath('searchList')

/** The frame around every page. */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { href, place } = useAddress()
  const isList = readSearchPath(place.path) !== undefined || place.path === searchListPath
  return (
    <Page
      skipLink={
        <>
          <SkipLink>{t('shell.skipToContent')}</SkipLink>
          {isList && <SkipLink target={resultsId}>{t('shell.skipToResults')}</SkipLink>}
        </>
      }
      header={<SiteHeader />}
      footer={<SiteFooter />}
    >
      <ErrorBoundary scope="content" address={href}>
        {children}
      </ErrorBoundary>
    </Page>
  )
}
