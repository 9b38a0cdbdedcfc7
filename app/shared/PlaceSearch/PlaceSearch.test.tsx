import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Ear, listen } from '#design-system/testing/spoken.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { TextsContext } from '#app/i18n/TextsContext.ts'
import { type Navigate, NavigationContext } from '#app/shell/navigation.ts'
import { PlaceSearch } from './PlaceSearch.tsx'

const koukaki = { id: 1, level: 'cityZone', name: 'Κουκάκι', context: 'Αθήνα', path: 'athina/koukaki' }

let ear: Ear
beforeEach(() => void (ear = listen()))
afterEach(() => {
  ear.stop()
  vi.unstubAllGlobals()
})

const ermou = { name: 'Ερμού 12', context: 'Σύνταγμα, Αθήνα', latitude: 37.9765, longitude: 23.7281 }

/** The API's reply for addresses: by default with a geocoder and one street. */
const oneStreet = (typed: string) =>
  Response.json({
    configured: true,
    addresses: ermou.name.startsWith(typed) ? [ermou] : [],
    attribution: '© OpenStreetMap',
  })

/** The API's reply for places: it has one. */
const onePlace = (typed: string): Response | Promise<Response> =>
  Response.json('Κουκάκι'.startsWith(typed) ? [koukaki] : [])

/** The API's reply for sentences: it reads one, and nothing of others. */
const oneSentence = (typed: string) =>
  typed === 'τριάρι με κήπο'
    ? Response.json({
        href: '/enoikio-katoikies/?camereDaLettoMinimo=2',
        read: [{ text: typed, filters: [], isApproximate: false, isByModel: false }],
        unread: [],
      })
    : Response.json({ href: '/pwlhsh-katoikies/', read: [], unread: [typed] })

/** The search over an API with one place and one street; the requests, and the address it navigated to. */
async function show(addresses = oneStreet, places = onePlace, sentences = oneSentence, fields?: ReactNode) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const typed = new URL(address, location.href).searchParams.get('q') ?? ''
    if (address.includes('/addresses/')) return Promise.resolve(addresses(typed))
    if (address.includes('/sentence/')) return Promise.resolve(sentences(typed))
    asked.push(typed)
    return Promise.resolve(places(typed))
  })
  const navigate = vi.fn<Navigate>()
  const texts = await loadTexts('el')
  await render(
    <TextsContext value={texts}>
      <NavigationContext value={navigate}>
        <PlaceSearch>{fields}</PlaceSearch>
      </NavigationContext>
    </TextsContext>,
  )
  // The page is idle, so the field with suggestions is loaded without use.
  const field = page.getByRole('combobox', { name: /^Περιοχή/ })
  await field.click()
  return { asked, navigate, field }
}

it('is a plain form to the list until its code comes', async () => {
  const texts = await loadTexts('el')
  const { container } = await render(
    <TextsContext value={texts}>
      <PlaceSearch />
    </TextsContext>,
  )
  const form = container.querySelector('form')
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/search-list/', 'get'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ idContratto: '1', q: '' })
})

it('leads to the place that was chosen', async () => {
  const { navigate } = await show()
  await userEvent.keyboard('Κουκ')
  await expect.element(page.getByRole('option', { name: /Κουκάκι/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() =>
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/pwlhsh-katoikies/athina/koukaki/'),
  )
})

it('leads to the best place on one Enter, in the contract chosen', async () => {
  const { navigate, field } = await show()
  await page.getByRole('radio', { name: 'Ενοικίαση' }).click()
  await field.click()
  await userEvent.keyboard('Κουκ')
  await expect.element(page.getByRole('option', { name: /Κουκάκι/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/enoikio-katoikies/athina/koukaki/'),
  )
})

it('sends words that name no place to the list, which says so', async () => {
  const { navigate } = await show()
  await userEvent.keyboard('Ατλαντίδα{Enter}')
  const words = new URLSearchParams({ q: 'Ατλαντίδα', idContratto: '1' })
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith(`/search-list/?${words}`))
})

it('offers addresses with their attribution, and links to the homes around one', async () => {
  const { navigate } = await show()
  await userEvent.keyboard('Ερμού')
  await expect.element(page.getByRole('option', { name: /Ερμού 12/ })).toBeVisible()
  await expect.element(page.getByText('Διευθύνσεις, © OpenStreetMap')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  const href = new URL(navigate.mock.lastCall?.[0] ?? '', location.href)
  expect(href.pathname).toBe('/pwlhsh-katoikies/')
  expect(Object.fromEntries(href.searchParams)).toEqual({ centro: '37.9765,23.7281', raggio: '1000' })
})

it('leads around the best address on one Enter, where no place has that name', async () => {
  const { navigate } = await show()
  await userEvent.keyboard('Ερμού{Enter}')
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  const href = new URL(navigate.mock.lastCall?.[0] ?? '', location.href)
  expect(Object.fromEntries(href.searchParams)).toEqual({ centro: '37.9765,23.7281', raggio: '1000' })
})

it('says that addresses cannot be looked up now, and still offers places', async () => {
  await show(() => Response.json({ _tag: 'AddressesUnavailable', data: { message: '' } }, { status: 503 }))
  await userEvent.keyboard('Ερμού')
  await expect.element(page.getByText(/Οι διευθύνσεις δεν είναι διαθέσιμες τώρα/)).toBeVisible()
  await userEvent.clear(page.getByRole('combobox', { name: /^Περιοχή/ }))
  await userEvent.keyboard('Κουκ')
  await expect.element(page.getByRole('option', { name: /Κουκάκι/ })).toBeVisible()
})

it('says that there is no such place once the reply is there, not while loading', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>()
  await show(oneStreet, () => answered)
  const denial = page.getByRole('listbox').getByText('Καμία περιοχή με αυτό το όνομα')
  await userEvent.keyboard('Ατ')
  await expect.element(page.getByRole('progressbar', { includeHidden: true })).toBeVisible()
  expect(denial.elements()).toEqual([])
  answer(Response.json([]))
  await expect.element(denial).toBeVisible()
  const heard = ['Αναζήτηση περιοχών', 'Καμία περιοχή με αυτό το όνομα']
  await vi.waitFor(() => expect(ear.heard).toEqual(heard), 4000)
})

it('counts what it offers aloud, once it is there', async () => {
  await show()
  await userEvent.keyboard('Κουκ')
  await vi.waitFor(() => expect(ear.heard).toEqual(['1 πρόταση']), 4000)
})

it('says that places cannot be looked up now, not that there is none', async () => {
  await show(oneStreet, () => Response.json({ _tag: 'Unavailable', data: { message: '' } }, { status: 503 }))
  await userEvent.keyboard('Κουκ')
  const list = page.getByRole('listbox')
  await expect.element(list.getByText(/^Οι περιοχές δεν είναι διαθέσιμες τώρα/)).toBeVisible()
})

it('leads to the list of a sentence, with what the other fields say', async () => {
  const { navigate } = await show(
    oneStreet,
    onePlace,
    oneSentence,
    <input name="prezzoMassimo" defaultValue="250k" />,
  )
  await userEvent.keyboard('τριάρι με κήπο{Enter}')
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  const href = new URL(navigate.mock.lastCall?.[0] ?? '', location.href)
  expect(href.pathname).toBe('/enoikio-katoikies/')
  expect(Object.fromEntries(href.searchParams)).toEqual({
    camereDaLettoMinimo: '2',
    frase: 'τριάρι με κήπο',
    prezzoMassimo: '250000',
  })
})
