import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { sampleList, sampleVendors } from '#stories/app/consent/sampleVendors.ts'
import { storedKeys } from '../../storage/storedKeys.ts'
import { agreedPurposes, agreedTc, choices, readConsent } from '../consent.ts'
import { readChoice } from './tcString.ts'
import { everything, nothing, untouched } from './vendorChoice.ts'
import { VendorDialog } from './VendorDialog.tsx'

const services = { writeKey: 'some-key', vendors: sampleVendors }
const chosen = () => readChoice(agreedTc(), sampleVendors)

async function open(isChange = false) {
  const onEnd = vi.fn<() => void>()
  const screen = await render(
    <AppSurroundings address="/" language="el">
      <VendorDialog {...{ services, onEnd, isChange }} vendors={sampleVendors} list={sampleList} />
    </AppSurroundings>,
  )
  const dialog = screen.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
  return { dialog, press, box, onEnd }
}

/** A press right after the choices came may be the second of a double click. */
const afterDoubleClick = () => new Promise((resolve) => setTimeout(resolve, 550))

const purpose = 'Store and/or access information on a device'

beforeEach(() => {
  localStorage.removeItem(storedKeys.consent)
  readConsent()
})
afterEach(() => {
  localStorage.removeItem(storedKeys.consent)
  readConsent()
})

describe('the question about companies', () => {
  it.each([
    ['Συμφωνώ με όλα', ['measure'], everything(sampleList)],
    ['Αρνούμαι όλα', [], nothing],
    ['Κλείσιμο χωρίς συμφωνία', [], nothing],
  ])('is answered at once by %s', async (name, agreed, choice) => {
    const { press, onEnd } = await open()
    expect([agreedTc(), choices()]).toEqual([undefined, []])
    await press(name)
    expect([agreedPurposes(), chosen(), onEnd.mock.calls.length]).toEqual([agreed, choice, 1])
    expect(choices()).toMatchObject([{ agreed, tc: agreedTc() }])
  })

  it('by Escape is refused', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.poll(chosen).toEqual(nothing)
  })

  it('one by one begins with nothing agreed to and nothing objected to', async () => {
    const { dialog, press, box } = await open()
    await press('Επιλογή ένα προς ένα')
    await expect.element(box(purpose)).not.toBeChecked()
    expect(dialog.getByRole('checkbox', { checked: true }).elements()).toEqual([])
    await afterDoubleClick()
    await press('Αποθήκευση επιλογής')
    expect(chosen()).toEqual(untouched(sampleList))
  })

  it('a double click on the way to the choices answers nothing', async () => {
    const { dialog, press, onEnd } = await open()
    await dialog.getByRole('button', { name: 'Επιλογή ένα προς ένα' }).dblClick()
    const save = dialog.getByRole('button', { name: 'Αποθήκευση επιλογής' })
    await expect.element(save).toBeVisible()
    expect([choices(), onEnd.mock.calls]).toEqual([[], []])
    await expect.poll(async () => (await press('Αποθήκευση επιλογής'), choices().length)).toBe(1)
  })

  it('one by one is answered by keyboard alone', async () => {
    const { dialog, press, box } = await open()
    await press('Επιλογή ένα προς ένα')
    await expect.element(dialog.getByRole('heading', { name: 'Σκοποί' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(box(purpose)).toHaveFocus()
    await userEvent.keyboard(' ')
    const objection = box('Αντιτίθεμαι στο έννομο συμφέρον: Measure advertising performance')
    for (let tabs = 0; tabs < 20 && document.activeElement !== objection.element(); tabs++)
      await userEvent.tab()
    await userEvent.keyboard(' ')
    const company = () => document.activeElement?.textContent === 'Beta Measurement'
    for (let tabs = 0; tabs < 60 && !company(); tabs++) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect.element(box('Συμφωνώ: Beta Measurement')).toHaveFocus()
    await userEvent.keyboard(' ')
    await afterDoubleClick()
    await press('Αποθήκευση επιλογής')
    const { interests, ...rest } = untouched(sampleList)
    expect(chosen()).toEqual({
      ...rest,
      purposes: [1],
      vendors: [102],
      interests: interests.filter((id) => id !== 7),
    })
  })

  it('tells of each company what it does, on which basis, for how long, and where it says so', async () => {
    const { dialog, press } = await open()
    await press('Επιλογή ένα προς ένα')
    await dialog.getByText('Alpha Advertising').click()
    const told = dialog.element().textContent
    for (const words of [
      'Use profiles to select personalised advertising κρατούνται 90 ημέρες',
      'IP addresses',
    ])
      expect(told).toContain(words)
    const links = dialog.getByRole('link', { name: /Alpha/ }).elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://vendor-101.example/privacy',
      'https://vendor-101.example/interest',
      'https://vendor-101.example/storage.json',
    ])
    expect(dialog.getByText(purpose).first().element().getAttribute('lang')).toBe('en')
    expect(told).toContain('Εδώ υπάρχουν στα αγγλικά.')
  })

  it('changed later begins with the choice in force, and closing leaves that', async () => {
    const first = await open()
    await first.press('Συμφωνώ με όλα')
    const { box, press } = await open(true)
    await expect.element(box(purpose)).toBeChecked()
    await press('Κλείσιμο χωρίς αλλαγή')
    expect([chosen(), choices().length]).toEqual([everything(sampleList), 1])
  })

  it.each([false, true])('has nothing that axe finds, one by one: %s', async (isDetailed) => {
    const { dialog, press } = await open()
    if (isDetailed) {
      await press('Επιλογή ένα προς ένα')
      await dialog.getByText('Alpha Advertising').click()
    }
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const { violations } = await axe.run(dialog.element())
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
