import { SearchPage } from '#app/features/search/SearchPage.tsx'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import type { SearchResults } from '#domain/api/Search.ts'
import preview from '../../.storybook/preview.tsx'
import { noResults, noWords, results, resultsOfFewerHomes, resultsWithIgnored } from './sample/results.ts'
import { AppSurroundings } from './Surroundings.tsx'

interface ScreenProps {
  address: string
  reply: SearchResults
}

/** The list screen at an address, with the reply that the server would give. */
function Screen({ address, reply }: ScreenProps) {
  const { pathname, searchParams } = new URL(address, 'https://estia.example')
  return (
    <AppSurroundings
      isWithoutServer
      address={address}
      replies={{ [searchKeys.search(pathname, searchParams, 'el')]: reply }}
    >
      <main>
        <SearchPage />
      </main>
    </AppSurroundings>
  )
}

const meta = preview.meta({
  component: Screen,
  parameters: { layout: 'fullscreen' },
  // Parts of it are loaded: what is looked at is the page, not the wait for it.
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

export const Results = meta.story({
  args: {
    address: '/pwlhsh-katoikies/athina/?idTipologia=1&prezzoMassimo=400000&camereDaLettoMinimo=2&pag=2',
    reply: results,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    // The map, without the tiles of a server.
    await canvas.findByText('Χωρίς υπόβαθρο: τα ακίνητα είναι στη σωστή θέση', {}, { timeout: 10_000 })
  },
})

export const Plain = meta.story({
  args: { address: '/pwlhsh-katoikies/athina/', reply: { ...results, page: 1 } },
})

export const Ignored = meta.story({
  args: {
    address: '/pwlhsh-katoikies/athina/?prezzoMinimo=abc&superficieMinima=90&superficieMassima=50',
    reply: resultsWithIgnored,
  },
})

export const Empty = meta.story({
  args: { address: '/enoikio-katoikies/athina/?prezzoMassimo=100&camereDaLettoMinimo=4', reply: noResults },
})

/** Words without a match, for which there are filters: links to those are first. */
export const WordsAsFilters = meta.story({
  args: { address: '/pwlhsh-katoikies/athina/?keyword=κήπος%20ασανσέρ', reply: noWords },
})

/** Some listings seem to be of one home: the count says so, and their cards have the others' prices. */
export const FewerHomes = meta.story({
  args: { address: '/pwlhsh-katoikies/athina/', reply: resultsOfFewerHomes },
})
