import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { SearchResults } from '#domain/api/Search.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { results } from '#stories/app/sample/results.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { readSearchState } from '../model/searchState.ts'
import { NearestHomes } from './NearestHomes.tsx'

const path = '/pwlhsh-katoikies/athina/'
const query = 'prezzoMassimo=1000&superficieMinima=90'

const nothing: SearchResults = { ...results, total: 0, homes: 0, pages: 0, page: 1, listings: [] }

async function open(loosen: SearchResults['loosen']) {
  const search = new URLSearchParams(query)
  const state = readSearchState({ path, search, language: 'el', flags: {} } as unknown as Parameters<
    typeof readSearchState
  >[0])
  const looser = searchKeys.search(path, new URLSearchParams('superficieMinima=90'), 'el')
  await render(
    <AppSurroundings address={`${path}?${query}`} replies={{ [looser]: results }} language="el">
      <NearestHomes state={state} data={{ ...nothing, loosen }} />
    </AppSurroundings>,
  )
}

it('shows the first homes of the search without the filter that keeps them away, and which one it is', async () => {
  await open([
    { filter: 'price', total: 12 },
    { filter: 'surface', total: 3 },
  ])
  await expect.element(page.getByRole('heading', { name: 'Τα πιο κοντινά σε όσα ζητήσατε' })).toBeVisible()
  await expect.element(page.getByText(/Χωρίς «.*1\.000.*»: 12 αγγελίες/)).toBeVisible()
  expect(document.querySelectorAll('article')).toHaveLength(3)
})

it('shows nothing where no single filter keeps homes away', async () => {
  await open([])
  expect(document.querySelector('section')).toBeNull()
})
