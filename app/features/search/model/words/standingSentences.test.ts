import { expect, it } from 'vitest'
import { loadTexts } from '#app/i18n/texts.ts'
import { standingSentences } from './standingSentences.ts'

it('distinguishes a stated field from a mention in the text, and reports a field that says no', async () => {
  const words = [
    { word: 'τζάκι', standing: 'onlyInText' },
    { word: 'ασανσέρ', standing: 'stated' },
    { word: 'πισίνα', standing: 'denied' },
    { word: 'κήπος', standing: 'stated' },
    { word: 'θέα', standing: 'neither' },
  ] as const
  expect(standingSentences(await loadTexts('el'), words)).toEqual([
    'Δηλωμένο στοιχείο: «ασανσέρ», «κήπος»',
    'Η αγγελία δηλώνει «όχι»: «πισίνα»',
    'Μόνο στο κείμενο του αγγελιοδότη: «τζάκι»',
  ])
})
