import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { Link } from '../../actions/Link/Link.tsx'
import { Card } from './Card.tsx'

it('has one link with a short name, which covers the whole card', async () => {
  const { container } = await render(
    <Card
      href="/aggelies/1"
      title="Διαμέρισμα 96 τ.μ."
      eyebrow={<p>245.000 €</p>}
      footer={<span>Ιδιώτης</span>}
    />,
  )
  await expect.element(page.getByRole('link')).toHaveAccessibleName('Διαμέρισμα 96 τ.μ.')
  const card = container.querySelector('article')?.getBoundingClientRect()
  const corner = document.elementFromPoint((card?.right ?? 0) - 4, (card?.bottom ?? 0) - 4)
  expect(corner?.closest('a')?.getAttribute('href')).toBe('/aggelies/1')
})

it('leaves its control above the link', async () => {
  const onPress = vi.fn<() => void>()
  await render(
    <Card
      href="/aggelies/1"
      title="Διαμέρισμα"
      media={<div />}
      control={<IconButton icon="heart" label="Αποθήκευση" onPress={onPress} />}
    />,
  )
  await page.getByRole('button', { name: 'Αποθήκευση' }).click()
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce())
})

it('leaves a link in its own text above the one that covers it', async () => {
  await render(
    <Card href="/aggelies/1" title="Διαμέρισμα">
      <Link href="/mesitika-grafeia/1">Φιλοπάππου Ακίνητα</Link>
    </Card>,
  )
  const { left, top, width, height } = page
    .getByRole('link', { name: 'Φιλοπάππου Ακίνητα' })
    .element()
    .getBoundingClientRect()
  const under = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(under?.closest('a')?.getAttribute('href')).toBe('/mesitika-grafeia/1')
})

it('is reached in the order of its parts: the link, then its control', async () => {
  await render(
    <Card
      href="/aggelies/1"
      title="Διαμέρισμα"
      control={<IconButton icon="heart" label="Αποθήκευση" />}
      titleLevel={3}
    />,
  )
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Διαμέρισμα')
  await userEvent.tab()
  await expect.element(page.getByRole('link')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Αποθήκευση' })).toHaveFocus()
})

it('reports when keyboard or pointer are on it', async () => {
  const onHighlight = vi.fn<(isOn: boolean) => void>()
  await render(<Card href="/aggelies/1" title="Διαμέρισμα" onHighlight={onHighlight} />)
  await userEvent.tab()
  await vi.waitFor(() => expect(onHighlight).toHaveBeenLastCalledWith(true))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await vi.waitFor(() => expect(onHighlight).toHaveBeenLastCalledWith(false))
})
