import { expect, it } from 'vitest'
import { pseudoTexts } from './pseudo.ts'
import { loadTexts } from './texts.ts'

it('marks every text and makes it longer, with what is filled in', async () => {
  const texts = await loadTexts('el')
  const { t, language } = pseudoTexts(texts)
  expect(language).toBe('el')
  expect(t('shell.buy')).toMatch(/^⟦Αγορά [~ ]+⟧$/)
  const title = t('shell.title', { title: 'Αγγελία' })
  expect(title).toContain('Αγγελία')
  expect(title.length).toBeGreaterThan(texts.t('shell.title', { title: 'Αγγελία' }).length * 1.35)
})
