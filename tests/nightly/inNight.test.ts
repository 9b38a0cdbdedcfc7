import { expect, test } from 'vitest'
import { inNight } from './inNight.ts'
import { steps } from './steps.ts'

test('nights one after the other run every shard of a step', () => {
  for (const step of steps) {
    const { shards = 1 } = step
    const nights = Array.from({ length: shards }, (_, at) => inNight(step, 20_785 + at).run.join(' '))
    const all = Array.from({ length: shards }, (_, at) =>
      [...step.run, ...(shards > 1 ? ['--shard', `${at + 1}/${shards}`] : [])].join(' '),
    )
    expect(nights.toSorted()).toEqual(all.toSorted())
  }
})
