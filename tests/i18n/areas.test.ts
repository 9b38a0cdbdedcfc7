import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areas } from '#app/i18n/areas.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { askedAreas } from './askedAreas.ts'

const { views, unanswered } = askedAreas(projectRoot)

it('every view is loaded with the texts that it can ask', () => {
  expect(unanswered).toEqual([])
})

it('no view loads an area that it cannot ask', () => {
  const idle = views.flatMap(({ file, areas: own, asked }) =>
    own.filter((area) => !asked.includes(area)).map((area) => ({ file, area })),
  )
  expect(idle).toEqual([])
})

it('every file of texts is an area, or comes with the language, or with nothing', () => {
  const files = readdirSync(join(projectRoot, 'app/i18n/el')).map((name) => name.replace('.json', ''))
  expect(files.toSorted()).toEqual([...areas, 'errors', 'reserve', 'shell'].toSorted())
})

it('finds the pages and what they show later', () => {
  expect(views.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'app/features/search/SearchPage.tsx',
      'app/features/authentication/AuthDialog.tsx',
      'app/features/listing/contact/ContactDialog.tsx',
    ]),
  )
})
