import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ButtonLink } from './ButtonLink.tsx'

it('is a link with an address, in every style', async () => {
  await render(<ButtonLink href="/pubblica-annuncio/">Καταχώρηση</ButtonLink>)
  const link = page.getByRole('link', { name: 'Καταχώρηση' })
  await expect.element(link).toHaveAttribute('href', '/pubblica-annuncio/')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
