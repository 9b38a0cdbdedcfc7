import { expect, test } from 'vitest'
import { keepAuctions } from './auctionsAlone.ts'
import type { ContractName } from './filters.ts'

test.each<ContractName>(['sale', 'rent'])('a list for %s keeps the wish for no auctions', (contract) => {
  const criteria = { excludeAuctions: true, lift: ['yes'] } as const
  expect(keepAuctions(criteria, contract)).toEqual({ criteria, ignored: [] })
})

test('are dropped from a list of auctions, and reported', () => {
  expect(keepAuctions({ excludeAuctions: true, lift: ['yes'] }, 'auction')).toEqual({
    criteria: { lift: ['yes'] },
    ignored: [{ name: 'noAste', value: '1', reason: 'auctionsAlone' }],
  })
})
