import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { defaultFlags } from '#domain/flags.ts'
import { FlagsContext } from '#app/shell/FlagsContext.ts'
import { placeOf } from '#app/shell/place.ts'
import { openRoute } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { covers } from '../../../tests/covers.ts'
import { listingRoute } from './listing.routes.ts'
import { useBackground } from './useBackground.ts'

const key = apiKey.background(7, 'el')

function Known() {
  return <output>{JSON.stringify(useBackground(7).data ?? null)}</output>
}

it.each([true, false])(
  'facts beyond the ad come from the new call about a home where its flag is %s',
  covers('flags/new-listing-detail-API'),
  async (newListingDetailApi) => {
    const flags = { ...defaultFlags, newListingDetailApi }
    const route = openRoute([listingRoute], placeOf('/aggelies/7/', '', flags))
    expect(route?.extras.includes(key)).toBe(newListingDetailApi)
    await render(
      <AppSurroundings address="/aggelies/7/" language="el" replies={{ [key]: { units: [] } }}>
        <FlagsContext value={flags}>
          <Known />
        </FlagsContext>
      </AppSurroundings>,
    )
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(newListingDetailApi ? '{"units":[]}' : 'null')
  },
)
