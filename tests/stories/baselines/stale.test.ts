import { expect, it } from 'vitest'
import { staleAmong, storyIdsIn } from './stale.ts'

it('reads the ids of stories as Storybook makes them', () => {
  const source = `
const meta = preview.meta({ component: TextField })
export const WithError = meta.story({})
export const At320Px = meta.story({
  args: {},
})
const Draft = meta.story({})`
  expect(storyIdsIn('forms/TextField.stories.tsx', source)).toEqual([
    'forms-textfield--with-error',
    'forms-textfield--at-320-px',
  ])
})

it('says a name once that file and folder have', () => {
  const source = 'export const Begin = meta.story({})'
  expect(storyIdsIn('app/publish/Publish.stories.tsx', source)).toEqual(['app-publish--begin'])
})

it('finds what is kept of stories that are gone', () => {
  const kept = ['forms-textfield--with-error', 'forms-textfield--renamed', 'forms-gone--plain']
  expect(staleAmong(kept, ['forms-textfield--with-error', 'forms-textfield--new'])).toEqual([
    'forms-gone--plain',
    'forms-textfield--renamed',
  ])
})
