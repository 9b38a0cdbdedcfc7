import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.tsx'
import { ChipLink } from './ChipLink/ChipLink.tsx'
import { NavigationBar } from './NavigationBar/NavigationBar.tsx'
import { pageSteps } from './Pagination/pages.ts'
import { Pagination } from './Pagination/Pagination.tsx'
import { TabLinks } from './TabLinks/TabLinks.tsx'

describe('Pagination', () => {
  beforeEach(() => page.viewport(1024, 768))

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 17, [1, 2, 'gap', 17]],
    [4, 17, [1, 2, 3, 4, 5, 'gap', 17]],
    [8, 17, [1, 'gap', 7, 8, 9, 'gap', 17]],
    [17, 17, [1, 'gap', 16, 17]],
  ])('shows around page %i of %i: %j', (current, count, steps) => {
    expect(pageSteps(current, count)).toEqual(steps)
  })

  const show = (current: number, count = 17) =>
    render(
      <Pagination
        page={current}
        pageCount={count}
        hrefFor={(each) => `?pag=${each}`}
        label="Σελίδες"
        previousLabel="Προηγούμενη"
        nextLabel="Επόμενη"
        pageLabel={(each) => `Σελίδα ${each}`}
        summary={`Σελίδα ${current} από ${count}`}
      />,
    )

  it('is made of real links and marks the current one', async () => {
    await show(8)
    await expect.element(page.getByRole('link', { name: 'Σελίδα 8' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('link', { name: 'Προηγούμενη' })).toHaveAttribute('href', '?pag=7')
    await expect.element(page.getByRole('link', { name: 'Επόμενη' })).toHaveAttribute('rel', 'next')
  })

  it('has no previous on the first page and is nothing for a single one', async () => {
    await show(1)
    await expect.element(page.getByRole('link', { name: 'Προηγούμενη' })).not.toBeInTheDocument()
    const { container } = await show(1, 1)
    expect(container.innerHTML).toBe('')
  })

  it('fits 320 px: previous, place, next', async () => {
    await page.viewport(320, 600)
    const { container } = await show(8)
    await expect.element(page.getByText('Σελίδα 8 από 17')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Επόμενη' })).toBeInTheDocument()
    await expect.poll(() => container.scrollWidth).toBeLessThanOrEqual(320)
  })
})

it('Breadcrumbs mark the page itself, which is no link', async () => {
  await render(
    <Breadcrumbs label="Διαδρομή" items={[{ label: 'Αττική', href: '/a' }, { label: 'Παγκράτι' }]} />,
  )
  await expect.element(page.getByText('Παγκράτι')).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/a')
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
})

it('ChipLink says that it removes the filter', async () => {
  await render(
    <ChipLink href="/x" isActive removeLabel="Αφαίρεση φίλτρου:">
      3+ υ/δ
    </ChipLink>,
  )
  await expect
    .element(page.getByRole('link', { name: 'Αφαίρεση φίλτρου: 3+ υ/δ' }))
    .toHaveAttribute('href', '/x')
})

it('NavigationBar marks the section one is in', async () => {
  await render(<NavigationBar label="Κύρια" items={[{ label: 'Αγορά', href: '/p', current: 'true' }]} />)
  await expect.element(page.getByRole('link', { name: 'Αγορά' })).toHaveAttribute('aria-current', 'true')
})

it('TabLinks are real links, one of them the page itself', async () => {
  await render(
    <TabLinks
      label="Ο λογαριασμός μου"
      links={[
        { href: '/saved/', label: 'Αγαπημένα', isCurrent: true },
        { href: '/searches/', label: 'Αναζητήσεις', detail: '3' },
      ]}
    />,
  )
  await expect.element(page.getByRole('navigation', { name: 'Ο λογαριασμός μου' })).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Αγαπημένα' })).toHaveAttribute('aria-current', 'page')
  await expect
    .element(page.getByRole('link', { name: 'Αναζητήσεις 3' }))
    .toHaveAttribute('href', '/searches/')
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
})

it('TabLinks scroll the focused link fully into view', async () => {
  await page.viewport(320, 600)
  await render(
    <TabLinks
      label="Mein Konto"
      links={[
        { href: '/1', label: 'Benachrichtigungseinstellungen', isCurrent: true },
        { href: '/2', label: 'Zwangsversteigerungstermine' },
      ]}
    />,
  )
  await userEvent.tab()
  await userEvent.tab()
  const last = page.getByRole('link', { name: 'Zwangsversteigerungstermine' })
  await expect.element(last).toHaveFocus()
  await expect.element(last).toBeInViewport({ ratio: 1 })
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1024, 768)
})
