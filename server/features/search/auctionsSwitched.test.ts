/** What a request says of auctions, while they are on and while they are off. */
import { expect, test } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { greece } from '#domain/geography/greece.ts'
import { readRequest } from './request/readRequest.ts'

const read = (address: string, auctions: boolean) => {
  const [path = '', query = ''] = address.split('?')
  const request = { path, parameters: new URLSearchParams(query) }
  const found = readRequest(request, greece(), { ...defaultFlags, auctions })
  if (found === 'unknownPlace') return found
  const { contract, excludeAuctions, auctionStatus } = found.query.criteria
  return {
    contract,
    excludeAuctions,
    auctionStatus,
    ignored: found.ignored.map(({ name, reason }) => `${name} ${reason}`),
  }
}

const nothing = { excludeAuctions: undefined, auctionStatus: undefined, ignored: [] }
const sale = { ...nothing, contract: 'sale' }
const auction = { ...nothing, contract: 'auction' }

test.each([
  { asked: '/pleistiriasmos-katoikies/', off: 'unknownPlace', on: auction },
  {
    asked: '/pleistiriasmos-katoikies/?noAste=1',
    off: 'unknownPlace',
    on: { ...auction, ignored: ['noAste auctionsAlone'] },
  },
  {
    asked: '/pleistiriasmos-katoikies/?statoAsta=1',
    off: 'unknownPlace',
    on: { ...auction, auctionStatus: ['participable'] },
  },
  {
    asked: '/pwlhsh-katoikies/?noAste=1',
    off: { ...sale, excludeAuctions: true },
    on: { ...sale, excludeAuctions: true },
  },
  {
    asked: '/pwlhsh-katoikies/?statoAsta=1',
    off: { ...sale, ignored: ['statoAsta notServed'] },
    on: { ...sale, auctionStatus: ['participable'] },
  },
])('$asked', ({ asked, off, on }) => {
  expect(read(asked, false)).toEqual(off)
  expect(read(asked, true)).toEqual(on)
})
