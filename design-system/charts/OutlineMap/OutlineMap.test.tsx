import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OutlineMap } from './OutlineMap.tsx'

const square = (x: number) => `M${x} 0L${x + 40} 0L${x + 40} 40L${x} 40Z`

it('is a group of links by keyboard, each with its name and value, and tells classes by pattern', async () => {
  await render(
    <OutlineMap
      label="Prices by place"
      width={120}
      height={40}
      outlines={[
        { id: 'a', label: 'Attica, €2,500/m²', href: '#a', d: square(0), step: 1 },
        { id: 'b', label: 'Crete, under 10 homes', href: '#b', d: square(50), step: null },
      ]}
      classes={['up to €2,000/m²', '€2,000/m² and more']}
      noneText="under 10 homes"
    />,
  )
  const map = page.getByRole('group', { name: 'Prices by place' })
  await expect.element(map.getByRole('link', { name: 'Attica, €2,500/m²' })).toBeInTheDocument()
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('href')).toBe('#a')
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Crete, under 10 homes')
  const fills = [...document.querySelectorAll('figure svg[role=group] path')].map((path) =>
    path.getAttribute('fill'),
  )
  expect(fills[0]).toMatch(/^url\(#/)
  expect(fills[1]).toBeNull()
  await expect.element(page.getByText('under 10 homes', { exact: true })).toBeVisible()
})
