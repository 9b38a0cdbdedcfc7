import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areas } from '#app/i18n/areas.ts'
import { loadLanguage } from '#app/i18n/texts.ts'
import { legalDocuments } from '#app/features/legal/LegalDocument.ts'
import { languages } from '#domain/locale.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { askedAreas, serverAreas } from './askedAreas.ts'

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

it('every folder of texts is an area of the app, comes with the language, or is read by the server alone', async () => {
  const folders = readdirSync(join(projectRoot, 'texts'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    [...areas, 'errors', 'reserve', 'shell', ...serverAreas, ...legalDocuments].toSorted(),
  )
  // The patterns of app/i18n/<language>.ts name the server's areas: any other would add to every first view.
  for (const language of languages) {
    const loaded = await loadLanguage(language)
    expect(Object.keys(loaded.areas).toSorted(), language).toEqual([...areas, 'reserve'].toSorted())
  }
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
