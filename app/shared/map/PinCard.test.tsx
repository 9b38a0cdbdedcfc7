import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { type Ear, listen } from '#design-system/testing/spoken.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { TextsContext } from '#app/i18n/TextsContext.ts'
import { PinCard } from './PinCard.tsx'

let ear: Ear
beforeEach(() => void (ear = listen()))
afterEach(() => {
  ear.stop()
  vi.unstubAllGlobals()
})

it('says which home it is once it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const texts = await loadTexts('el')
  await render(
    <TextsContext value={texts}>
      <PinCard id={flat.id} onClose={() => undefined} />
    </TextsContext>,
  )
  await expect.element(page.getByText(texts.t('map.card.loading'))).toBeVisible()
  resolve(Response.json({ ...flat }))
  await expect.element(page.getByRole('link')).toBeVisible()
  await expect
    .poll(() => ear.heard.map((line) => line.replaceAll('\u00a0', ' ')))
    .toEqual(['245.000 €, Διαμέρισμα, 3 υπνοδωμάτια, 96 τετραγωνικά μέτρα, 4ος όροφος, Κουκάκι, Αθήνα'])
})
