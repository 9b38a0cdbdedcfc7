import fc from 'fast-check'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { defaultFlags } from '#domain/flags.ts'
import { FlagsContext } from './FlagsContext.ts'
import { useAddress } from './useAddress.ts'
import { runs } from '../../tests/properties/runs.ts'

const before = location.href
afterEach(() => history.replaceState(null, '', before))

const seen: { address?: ReturnType<typeof useAddress> } = {}
function Reader() {
  const address = useAddress()
  useLayoutEffect(() => void (seen.address = address))
  return null
}

async function readBack(parameters: URLSearchParams, at?: string) {
  history.replaceState(null, '', `/pwlhsh-katoikies/?${parameters.toString()}`)
  const router = at === undefined ? {} : { ssrPath: '/pwlhsh-katoikies/', ssrSearch: at }
  const { unmount } = await render(
    <FlagsContext value={defaultFlags}>
      <Router {...router}>
        <Reader />
      </Router>
    </FlagsContext>,
  )
  await unmount()
  return new URLSearchParams(seen.address?.search).get('q')
}

it.each(['100%25', '50%', '%2F', '%E0%A4%A', '%', 'a%20b', 'έκπτωση 20%', '+', '%25%32%35'])(
  'reads %s of an address as it was written',
  async (text) => {
    expect(await readBack(new URLSearchParams({ q: text }))).toBe(text)
  },
)

it('reads any text of an address as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('%', '2', '5', '+', '&', '=', '#', ' ', 'a', 'θ', '/', '?', 'é') }),
      async (text) => {
        expect(await readBack(new URLSearchParams({ q: text }))).toBe(text)
      },
    ),
    { numRuns: runs(40) },
  )
})
