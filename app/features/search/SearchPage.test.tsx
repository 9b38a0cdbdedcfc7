import { useMemo, useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { SearchResults } from '#domain/api/Search.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { type Navigate, NavigationContext } from '#app/shell/navigation.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { accountServer, silence } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { noResults, noWords, results } from '#stories/app/sample/results.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { covers } from '../../../tests/covers.ts'
import { SearchPage } from './SearchPage.tsx'
import { filterPopover } from './views/filterKit.ts'

// Its code is transformed at the first request, which takes longer than a step of a test may.
beforeAll(() => filterPopover.preload(), 60_000)

const athens = '/pwlhsh-katoikies/athina/'

/** The page at an address that navigation changes, every address with the same reply. */
function Visit({ start, reply, onNavigate }: { start: string; reply: SearchResults; onNavigate: Navigate }) {
  const [address, setAddress] = useState(start)
  const replies = useMemo(() => {
    const { pathname, searchParams } = new URL(address, 'https://estia.example')
    return { [searchKeys.search(pathname, searchParams, 'el')]: reply }
  }, [address, reply])
  const navigate: Navigate = (href, options) => {
    onNavigate(href, options)
    setAddress(href)
  }
  return (
    <NavigationContext value={navigate}>
      <AppSurroundings address={address} replies={replies}>
        <SearchPage />
      </AppSurroundings>
    </NavigationContext>
  )
}

const visit = async (start: string, reply: SearchResults = results) => {
  await page.viewport(1440, 900)
  const onNavigate = vi.fn<Navigate>()
  await render(<Visit start={start} reply={reply} onNavigate={onNavigate} />)
  return onNavigate
}
const chip = (name: RegExp) => page.getByRole('button', { name })
const maximum = () => page.getByRole('textbox', { name: 'Τιμή έως' })
const see = () => page.getByRole('dialog').getByRole('button', { name: 'Εφαρμογή' })

it('writes the fields of a chip into the address and gives the focus back to the chip', async () => {
  const onNavigate = await visit(athens)
  await userEvent.click(chip(/^Τιμή/))
  await userEvent.fill(maximum(), '150.000')
  await userEvent.click(see())
  await vi.waitFor(() =>
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(`${athens}?prezzoMassimo=150000`, {
      keepsPlace: true,
    }),
  )
  await expect.element(chip(/^Τιμή: έως 150/)).toHaveFocus()
})

it('does not navigate with an invalid field, and moves the focus to it', async () => {
  const onNavigate = await visit(athens)
  await userEvent.click(chip(/^Τιμή/))
  await userEvent.fill(maximum(), 'πολλά')
  await userEvent.click(see())
  await expect.element(maximum()).toHaveFocus()
  await expect.element(maximum()).toHaveAccessibleDescription(/Γράψτε έναν ακέραιο αριθμό/)
  expect(onNavigate).not.toHaveBeenCalled()
})

it('orders the search of the address while its results are on their way', async () => {
  const asked = `${athens}?prezzoMassimo=150000`
  const keyOf = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://estia.example')
    return searchKeys.search(pathname, searchParams, 'el')
  }
  const { stop } = accountServer({ 'GET /api-next/search-list/listings/': silence })
  const onNavigate = vi.fn<Navigate>()
  const screen = (address: string) => (
    <NavigationContext value={onNavigate}>
      <AppSurroundings address={address} replies={{ [keyOf(athens)]: results }}>
        <SearchPage />
      </AppSurroundings>
    </NavigationContext>
  )
  await page.viewport(1440, 900)
  const { rerender } = await render(screen(athens))
  const order = page.getByRole('combobox', { name: 'Σειρά' })
  await expect.element(order).toBeVisible()
  await rerender(screen(asked))
  await userEvent.selectOptions(order, 'cheaper')
  await expect.poll(() => onNavigate.mock.calls[0]?.[0]).toBe(`${asked}&criterio=prezzo&ordine=asc`)
  stop()
})

it('says that a search is saved already', covers('user/userFields/savedSearches'), async () => {
  const { user, counters } = maria
  const savedSearches = [`${athens}?prezzoMassimo=150000`]
  setUser({ isSignedIn: true, user: user && { ...user, savedSearches }, counters })
  await visit(`${athens}?prezzoMassimo=150000&criterio=prezzo&ordine=asc`)
  await expect.element(page.getByRole('button', { name: 'Η αναζήτηση είναι αποθηκευμένη' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Αποθήκευση αναζήτησης' })).not.toBeInTheDocument()
  setUser(anonymous)
})

it('keeps the other filters when one chip is changed', async () => {
  const onNavigate = await visit(`${athens}?prezzoMassimo=150000&ascensore=1`)
  await userEvent.click(chip(/^Υπνοδωμάτια/))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Υπνοδωμάτια' }), '3')
  await userEvent.click(see())
  await vi.waitFor(() =>
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(
      `${athens}?prezzoMassimo=150000&camereDaLettoMinimo=3&ascensore=1`,
      { keepsPlace: true },
    ),
  )
})

it('applies an order once and keeps the focus on it', async () => {
  const onNavigate = await visit(`${athens}?pag=2`)
  const order = page.getByRole('combobox', { name: 'Σειρά' })
  await userEvent.selectOptions(order, 'cheaper')
  const address = `${athens}?criterio=prezzo&ordine=asc`
  await expect.poll(() => onNavigate.mock.calls).toEqual([[address, { keepsPlace: true, replace: true }]])
  await expect.element(order).toHaveValue('cheaper')
})

it('has real links for pages, for places within and for taking filters away', async () => {
  await visit(`${athens}?prezzoMassimo=150000&pag=2`)
  const leads = async (name: string | RegExp, to: string) => {
    await expect.element(page.getByRole('link', { name }).first()).toHaveAttribute('href', to)
  }
  await leads('Σελίδα 3', `${athens}?prezzoMassimo=150000&pag=3`)
  await leads(/^Κυψέλη.*58 αγγελίες$/, `${athens}kypseli/?prezzoMassimo=150000`)
  await leads(/Αφαίρεση φίλτρου: Τιμή/, athens)
})

it('says which filter to drop when there are no results', async () => {
  await visit('/enoikio-katoikies/athina/?prezzoMassimo=100&camereDaLettoMinimo=4', noResults)
  const looser = page.getByRole('link', { name: /Χωρίς «Τιμή: έως 100/ })
  await expect.element(looser).toHaveAttribute('href', '/enoikio-katoikies/athina/?camereDaLettoMinimo=4')
})

it('has a chip of bedrooms only for categories that have them', async () => {
  await visit(athens)
  await expect.element(chip(/^Υπνοδωμάτια/)).toBeVisible()
  await visit('/pwlhsh-oikopeda/athina/')
  await expect.element(chip(/^Τιμή/).last()).toBeVisible()
  expect(chip(/^Υπνοδωμάτια/).elements()).toHaveLength(1)
})

it('keeps a value if another category has the same filter', async () => {
  await visit(athens)
  await userEvent.click(chip(/^Φίλτρα/))
  const lift = page.getByRole('combobox', { name: 'Ασανσέρ' })
  const villa = page.getByRole('checkbox', { name: 'Βίλα' })
  await expect.element(villa).toBeInTheDocument()
  await userEvent.selectOptions(lift, 'Ναι')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Τι ψάχνετε' }), 'Αποθήκες')
  await expect.element(villa).not.toBeInTheDocument()
  await expect.element(lift).toHaveValue('1')
})

it('leads from words that no text holds to the filters that they name', async () => {
  await visit(`${athens}?keyword=κήπος+ασανσέρ&bagni=2`, noWords)
  const garden = page.getByRole('link', { name: /«κήπος» ως φίλτρο «Κήπος: Ιδιωτικός ή Κοινόχρηστος»: 3/ })
  const left = encodeURIComponent('ασανσέρ')
  await expect
    .element(garden)
    .toHaveAttribute('href', `${athens}?bagni=2&giardino=10&giardino=20&keyword=${left}`)
})
