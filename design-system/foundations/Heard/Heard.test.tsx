import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Parts } from '../Parts/Parts.tsx'
import { Heard } from './Heard.tsx'

describe('what is heard in other words than it is shown', () => {
  it('is shown short and named in full', async () => {
    await render(
      <button type="button">
        <Heard as="96 square metres">96 m²</Heard>
      </button>,
    )
    await expect.element(page.getByRole('button', { name: '96 square metres', exact: true })).toBeVisible()
    await expect.element(page.getByText('96 m²')).toBeVisible()
  })

  it('is one text where both are the same', async () => {
    const { container } = await render(<Heard as="Ground floor">Ground floor</Heard>)
    expect(container.querySelector('[aria-hidden]')).toBeNull()
    expect(container.textContent).toBe('Ground floor')
  })
})

describe('parts of a line', () => {
  it('are never read as one word', async () => {
    const { container } = await render(
      <button type="button">
        <Parts>{['Flat', undefined, '3 bedrooms', '', false, '96 m²']}</Parts>
      </button>,
    )
    expect(container.textContent.trim()).toBe('Flat 3 bedrooms 96 m²')
  })

  it('are parted by a dot for the eye, and by a pause for the ear', async () => {
    const { container } = await render(<Parts>{['Flat', '3 bedrooms']}</Parts>)
    const [first, last] = [...container.querySelectorAll('span')]
    const drawn = (element?: Element) => element && getComputedStyle(element, '::after').content
    expect(drawn(first)).toBe('" ·" / ","')
    expect(drawn(last)).toBe('none')
  })
})
