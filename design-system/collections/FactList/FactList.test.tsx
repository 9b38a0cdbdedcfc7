import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#tokens/global.css.ts'
import { FactList } from './FactList.tsx'

const facts = [
  { term: 'Εμβαδόν', value: '96 τ.μ.', icon: 'area' as const },
  { term: 'Όροφος', value: '4ος από 6' },
]

it.each(['rows', 'columns', 'tiles'] as const)('ties values to their names, as %s', async (layout) => {
  await render(<FactList facts={facts} layout={layout} />)
  const terms = page.getByRole('term').elements()
  const values = page.getByRole('definition').elements()
  expect(terms.map((each) => each.textContent)).toEqual(['Εμβαδόν', 'Όροφος'])
  expect(values.map((each) => each.textContent)).toEqual(['96 τ.μ.', '4ος από 6'])
})

it('shows a value above its name as a tile, while it is read after it', async () => {
  await render(<FactList facts={facts} layout="tiles" />)
  const top = (role: 'term' | 'definition') =>
    page.getByRole(role).first().element().getBoundingClientRect().top
  expect(top('definition')).toBeLessThan(top('term'))
})
