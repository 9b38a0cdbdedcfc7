import { expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { journeys } from './journeys/journeys.ts'
import { wordsIn } from './journeys/words.ts'
import { judge } from './walk.ts'

it('names what was not said, in its order, and what should not have been', () => {
  const said = ['Skip to content link.', 'Homes heading level 1', 'Save push button']
  expect(judge(said, { steps: [], heard: [/Skip/, /heading/, /Save/] })).toEqual([])
  expect(judge(said, { steps: [], heard: [/Save/, /Skip/] })).toEqual(['/Skip/ was not said'])
  expect(judge(said, { steps: [], heard: [], never: [/Homes/] })).toEqual([
    '/Homes/ was said: “Homes heading level 1”',
  ])
  expect(judge(['undefined rooms'], { steps: [], heard: [] })).toHaveLength(1)
})

it('reads the words of a text around its values', () => {
  expect(wordsIn('en')('saved.save').test('Save: Apartment toggle button')).toBe(true)
  expect(() => wordsIn('en')('no.such.text')).toThrow('no.such.text')
})

it('has twelve journeys, whose texts are there in every language', () => {
  expect(journeys).toHaveLength(12)
  for (const language of languages)
    for (const { of } of journeys) {
      const facts = {
        language,
        prefix: '',
        listing: '/aggelies/1/',
        compare: '/compare/',
        words: wordsIn(language),
      }
      expect(of(facts).heard.length).toBeGreaterThan(1)
    }
})
