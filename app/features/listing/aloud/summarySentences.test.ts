import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { flatDetail, houseDetail } from '#stories/app/sample/detail.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { summarySentences } from './summarySentences.ts'

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))

it('says what it is, where, what is special, what is missing and what it costs', async () => {
  const [el, en] = await Promise.all([loadTexts('el'), loadTexts('en')])
  expect(plain(summarySentences(el, flatDetail))).toMatchInlineSnapshot(`
    [
      "Διαμέρισμα προς πώληση: 96 τετραγωνικά μέτρα, 3 υπνοδωμάτια, 1 μπάνιο, 4ος όροφος, κατασκευής 1974.",
      "Τοποθεσία: Κουκάκι, Αθήνα, με σημείο κατά προσέγγιση, σε ακτίνα 60 μέτρων.",
      "Ξεχωρίζει για: θέα σε πάρκο, στάθμευση, ανακαίνιση το 2021, ασανσέρ, μπαλκόνι ή βεράντα.",
      "Δεν λείπει κανένα από τα βασικά στοιχεία.",
      "Κοστίζει 245.000 ευρώ, δηλαδή 2.552 ευρώ το τετραγωνικό μέτρο.",
    ]
  `)
  expect(plain(summarySentences(en, houseDetail))).toMatchInlineSnapshot(`
    [
      "Detached house for sale: 168 square metres, a plot of 240 square metres, 4 bedrooms, 1 bathroom, built in 1930.",
      "Location: Κουκάκι, Αθήνα, with the exact point on the map.",
      "What stands out: occupied, undivided share, lift, balcony or terrace, storage room.",
      "Not stated: condition, heating system.",
      "It costs 398,000 euros, which is 2,369 euros per square metre.",
    ]
  `)
})

describe.each(languages)('in %s', (language) => {
  it('is five sentences without what is written for the eye alone', async () => {
    const texts = await loadTexts(language)
    for (const listing of [flatDetail, houseDetail, { ...flatDetail, price: null, surface: null }]) {
      const sentences = summarySentences(texts, listing)
      expect(sentences).toHaveLength(5)
      for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\S\.$/)
      // Signs and units that voices spell, or leave out.
      expect(sentences.join(' ')).not.toMatch(/[·€²]|τ\.μ\.|(?<!\p{L})m(?!\p{L})|undefined|null|NaN/u)
    }
  })
})
