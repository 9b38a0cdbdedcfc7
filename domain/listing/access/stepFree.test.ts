import { expect, it } from 'vitest'
import { amenities } from '../vocabularies/amenities.ts'
import { chainVerdict, readMeasures, stepFreeChain, type StepFreeFacts, usualMeasures } from './stepFree.ts'

const nothing: StepFreeFacts = {
  floor: null,
  amenities: Object.fromEntries(amenities.map((name) => [name, null])) as StepFreeFacts['amenities'],
  more: {},
}
const verdicts = (facts: Partial<StepFreeFacts>, measures = usualMeasures) =>
  stepFreeChain({ ...nothing, ...facts }, measures).map(({ verdict }) => verdict)
const allStated: StepFreeFacts = {
  ...nothing,
  floor: 30,
  amenities: { ...nothing.amenities, lift: true },
  more: { stepsToLift: 0, doorWidth: 82, liftWidth: 80, levelShower: true, turningSpace: true },
}

it('knows nothing of what was not stated', () => {
  expect(verdicts({})).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
  expect(chainVerdict(stepFreeChain(nothing, usualMeasures))).toBe('unknown')
  expect(verdicts({ more: { levelShower: true } }).at(-1)).toBe('unknown')
})

it('is measured against one’s own measures', () => {
  expect(verdicts(allStated)).toEqual(['fits', 'fits', 'fits', 'fits'])
  expect(chainVerdict(stepFreeChain(allStated, usualMeasures))).toBe('fits')
  expect(verdicts(allStated, { width: 85, steps: 0 })).toEqual(['fits', 'blocked', 'blocked', 'fits'])
  const twoSteps = { ...allStated, more: { ...allStated.more, stepsToLift: 2 } }
  expect(verdicts(twoSteps)[0]).toBe('blocked')
  expect(verdicts(twoSteps, { width: 70, steps: 2 })[0]).toBe('fits')
})

it('needs a lift above the ground floor alone', () => {
  const without = { ...allStated, amenities: { ...nothing.amenities, lift: false } }
  expect(verdicts(without)[2]).toBe('blocked')
  expect(verdicts({ ...without, floor: 0 })[2]).toBe('unneeded')
  expect(verdicts({ ...without, floor: null })[2]).toBe('unknown')
  expect(chainVerdict(stepFreeChain({ ...without, floor: 0 }, usualMeasures))).toBe('fits')
})

it('is blocked by one link, whatever else is unknown', () => {
  expect(chainVerdict(stepFreeChain({ ...nothing, more: { turningSpace: false } }, usualMeasures))).toBe(
    'blocked',
  )
})

it('reads measures of an address, and the usual ones from nonsense', () => {
  expect(readMeasures(new URLSearchParams('width=85&steps=2'))).toEqual({ width: 85, steps: 2 })
  expect(readMeasures(new URLSearchParams('width=1e9&steps=-1'))).toEqual(usualMeasures)
})
