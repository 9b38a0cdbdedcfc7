import { type ReactNode } from 'react'
import { Page } from '#design-system/layout/Page/Page.tsx'
import { SkipLink } from '#design-system/layout/SkipLink/SkipLink.tsx'
import { listPathOf } from '#domain/map/mapPath.ts'
import { routePath } from '#domain/routes.ts'
import { localPath, readSearchPath } from '#domain/search/searchPath.ts'
import { answers } from '#app/shared/answers.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { LanguageOfferFacts } from './boot.ts'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { resultsId } from './resultsId.ts'
import { footer, languageOffer, placeTabs } from './places/laterParts.ts'
import { hasOwnBar } from './places/places.ts'
import { SiteHeader } from './SiteHeader.tsx'
import { useAddress } from './useAddress.ts'

const searchListPath = routePath('searchList')
const helpPath = routePath('accessibility')

interface AppShellProps {
  /** The page in a language that the visitor is likelier to read. */
  offer: LanguageOfferFacts | undefined
  children: ReactNode
}

/** The frame around every page. */
export function AppShell({ offer, children }: AppShellProps) {
  const { t, language } = useTexts()
  const { href, place } = useAddress()
  const isList = readSearchPath(place.path) !== undefined || place.path === searchListPath
  const isMap = listPathOf(place.path) !== undefined
  // Its columns are as high as the window.
  const hasFooter = place.path !== messagesPath
  const hasTabs = !hasOwnBar(place)
  return (
    <Page
      handlers={answers}
      skipLink={
        <>
          <SkipLink>{t('shell.skipToContent')}</SkipLink>
          {(isList || isMap) && <SkipLink target={resultsId}>{t('shell.skipToResults')}</SkipLink>}
        </>
      }
      header={
        <>
          <SkipLink href={localPath(language, helpPath)}>{t('shell.help')}</SkipLink>
          <SiteHeader isFull={isList || isMap || !hasFooter} hasTabs={hasTabs} />
        </>
      }
      footer={hasFooter && <footer.Part />}
      foot={hasTabs ? <placeTabs.Part /> : undefined}
    >
      <ErrorBoundary scope="content" address={href}>
        {children}
      </ErrorBoundary>
      {offer && <languageOffer.Part offer={offer} />}
    </Page>
  )
}
