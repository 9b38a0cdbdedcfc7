import { expect, test } from 'vitest'
import { checkDefaults } from '#cli/checks/defaults/check.ts'
import { defaultsCheck } from '#cli/checks/defaults/run.ts'
import { defaults } from '#cli/spec/product.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

test.runIf(isNightly())('the true tree has the defaults of section 1', async () => {
  expect((await defaultsCheck()).problems).toEqual([])
})

test('another country is found, with its place on both sides', () => {
  expect(checkDefaults({ ...defaults, country: 'IT' }, defaults)).toEqual([
    {
      code: 'default-differs',
      name: 'country',
      expected: 'GR',
      found: 'IT',
      at: { file: 'domain/locale.ts', name: 'defaults' },
      spec: '1 What the product does and for whom',
    },
  ])
})

test.each(['+30', '030'])('a dialling code written as %s is found', (phoneCountryCode) => {
  expect(checkDefaults({ ...defaults, phoneCountryCode }, defaults)).toMatchObject([
    { code: 'default-differs', name: 'phoneCountryCode', expected: '30', found: phoneCountryCode },
  ])
})
