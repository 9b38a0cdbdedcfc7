import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { flags } from './flags.ts'

const told = async (asJson: boolean) => {
  let out = ''
  const environment = { ESTIA_FLAG_AUCTIONS: 'true', ESTIA_FLAG_VIEW_FILTER: 'false' }
  await flags(asJson, { out: (text) => void (out += text), err: () => undefined }, environment)
  return out
}

it('lists every flag with its variable, and says which differ from their defaults', async () => {
  const lines = (await told(false)).trim().split('\n')
  expect(lines).toHaveLength(Object.keys(defaultFlags).length)
  expect(lines.filter((line) => line.includes('changed'))).toEqual([
    'on   changed  ESTIA_FLAG_AUCTIONS',
    expect.stringMatching(/^off {2}changed {2}ESTIA_FLAG_VIEW_FILTER +VIEW_FILTER$/),
  ])
  const states = JSON.parse(await told(true)) as { readonly name: string; readonly isOn: boolean }[]
  expect(Object.fromEntries(states.map(({ name, isOn }) => [name, isOn]))).toEqual({
    ...defaultFlags,
    auctions: true,
    viewFilter: false,
  })
})
