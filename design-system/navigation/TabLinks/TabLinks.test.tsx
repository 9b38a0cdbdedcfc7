import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabLinks } from './TabLinks.tsx'

const names = ['Enquiries', 'Viewings', 'Members', 'Feeds', 'Keys']
const links = names.map((label) => ({ href: `/${label}`, label, isCurrent: label === 'Keys' }))

it('shows the current tab where the row is too narrow for all', async () => {
  await render(
    <div style={{ inlineSize: 200 }}>
      <TabLinks label="Office" links={links} />
    </div>,
  )
  const current = page.getByRole('link', { name: 'Keys' }).element().getBoundingClientRect()
  const row = page.getByRole('list').element().getBoundingClientRect()
  expect(Math.round(current.right)).toBeLessThanOrEqual(Math.round(row.right))
  expect(current.left).toBeGreaterThanOrEqual(row.left)
  expect(scrollY).toBe(0)
})

it('does not scroll where all have room', async () => {
  await render(<TabLinks label="Office" links={links} />)
  expect(page.getByRole('list').element().scrollLeft).toBe(0)
})
