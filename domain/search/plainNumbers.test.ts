import { describe, expect, it } from 'vitest'
import { plainNumbers } from './plainNumbers.ts'

describe('numbers of a search form', () => {
  it.each([
    ['prezzoMassimo', '250k', '250000'],
    ['prezzoMassimo', '250 χιλ.', '250000'],
    ['prezzoMinimo', '1,2 εκ.', '1200000'],
    ['prezzoMinimo', "250'000 €", '250000'],
    ['superficieMinima', '120 τ.μ.', '120'],
    ['superficieMassima', '2 στρέμματα', '2000'],
    ['camereDaLettoMinimo', ' 3 ', '3'],
    ['prezzoMassimo', '200-250k', '200-250k'],
    ['superficieMinima', '120 €', '120 €'],
    ['prezzoMassimo', '', ''],
    ['parolaChiave', '250k', '250k'],
  ])('%s: %j becomes %j', (name, typed, value) => {
    expect(plainNumbers(new URLSearchParams([[name, typed]]), 'el').toString()).toBe(
      new URLSearchParams([[name, value]]).toString(),
    )
  })
})
