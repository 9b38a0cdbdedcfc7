import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { DisclosureGroup } from '../DisclosureGroup/DisclosureGroup.tsx'
import { Disclosure } from './Disclosure.tsx'

it('opens and closes by keyboard and exposes it', async () => {
  const onToggle = vi.fn<(isOpen: boolean) => void>()
  await render(
    <Disclosure summary="Χαρακτηριστικά" onToggle={onToggle}>
      Ασανσέρ
    </Disclosure>,
  )
  await expect.element(page.getByText('Ασανσέρ')).not.toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Ασανσέρ')).toBeVisible()
  await vi.waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(true))
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Ασανσέρ')).not.toBeVisible()
  await vi.waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(false))
})

it('puts its summary into the outline on request', async () => {
  await render(
    <Disclosure summary="Τι κοστίζει;" headingLevel={3}>
      Τίποτε.
    </Disclosure>,
  )
  await expect.element(page.getByRole('heading', { level: 3, name: 'Τι κοστίζει;' })).toBeInTheDocument()
})

const questions = (
  <>
    <Disclosure summary="Πρώτη" isInitiallyOpen>
      <p>απάντηση ένα</p>
      <Disclosure summary="Ακόμη">
        <p>λεπτομέρεια</p>
      </Disclosure>
    </Disclosure>
    <Disclosure summary="Δεύτερη">
      <p>απάντηση δύο</p>
    </Disclosure>
  </>
)

it('closes for another of its group, and stays open for one within', async () => {
  await render(<DisclosureGroup>{questions}</DisclosureGroup>)
  await page.getByText('Ακόμη').click()
  await expect.element(page.getByText('λεπτομέρεια')).toBeVisible()
  await expect.element(page.getByText('απάντηση ένα')).toBeVisible()
  await page.getByText('Δεύτερη').click()
  await expect.element(page.getByText('απάντηση δύο')).toBeVisible()
  await expect.element(page.getByText('απάντηση ένα')).not.toBeVisible()
})

it('keeps company where a group allows several', async () => {
  await render(<DisclosureGroup allowsMultipleExpanded>{questions}</DisclosureGroup>)
  await page.getByText('Δεύτερη').click()
  await expect.element(page.getByText('απάντηση δύο')).toBeVisible()
  await expect.element(page.getByText('απάντηση ένα')).toBeVisible()
})

it('needs no script to close for another', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToStaticMarkup(<DisclosureGroup>{questions}</DisclosureGroup>)
  await page.getByText('Δεύτερη').click()
  await expect.element(page.getByText('απάντηση δύο')).toBeVisible()
  await expect.element(page.getByText('απάντηση ένα')).not.toBeVisible()
  place.remove()
})
