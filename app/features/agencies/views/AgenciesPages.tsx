import type { AgencyList } from '#domain/agency/Agency.ts'
import { type AgenciesAddress, agenciesAddress } from '#domain/agency/agencyAddresses.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { Pages } from './Pages.tsx'

export interface AgenciesPagesProps {
  asked: AgenciesAddress
  data: Pick<AgencyList, 'page' | 'pages'>
}

/** Links to the other pages of the list. */
export function AgenciesPages({ data, asked }: AgenciesPagesProps) {
  const { t, language } = useTexts()
  return (
    <Pages
      {...data}
      label={t('agencies.pages')}
      hrefFor={(page) => localPath(language, agenciesAddress({ ...asked, page }))}
    />
  )
}
