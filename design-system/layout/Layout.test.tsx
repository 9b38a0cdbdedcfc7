import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Grid } from './Grid/Grid.tsx'
import { Inline } from './Inline/Inline.tsx'
import { Page } from './Page/Page.tsx'
import { SkipLink } from './SkipLink/SkipLink.tsx'
import { Stack } from './Stack/Stack.tsx'

it('keeps lists lists', async () => {
  await render(
    <>
      <Stack as="ul" aria-label="στήλη">
        <li>ένα</li>
      </Stack>
      <Inline as="ul" aria-label="σειρά">
        <li>δύο</li>
      </Inline>
      <Grid as="ol" aria-label="πλέγμα">
        <li>τρία</li>
      </Grid>
    </>,
  )
  for (const name of ['στήλη', 'σειρά', 'πλέγμα']) {
    await expect.element(page.getByRole('list', { name })).toBeInTheDocument()
  }
})

it('frames a page with one of each landmark, and the first stop leads to main', async () => {
  await render(
    <Page skipLink={<SkipLink>Μετάβαση στο περιεχόμενο</SkipLink>} header="κεφαλίδα" footer="υποσέλιδο">
      περιεχόμενο
    </Page>,
  )
  await expect.element(page.getByRole('banner')).toBeInTheDocument()
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
  await userEvent.tab()
  const link = page.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' })
  await expect.element(link).toHaveFocus()
  expect(link.element().getBoundingClientRect().height).toBeGreaterThan(24)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

it('fits equal columns and never overflows 320 px', async () => {
  await page.viewport(320, 600)
  const { container } = await render(
    <Grid columns="wide">
      <p>Κατοικίες</p>
      <p>Επαγγελματικοίχώροιμεμεγάληλέξη</p>
    </Grid>,
  )
  await expect.poll(() => container.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1024, 768)
})
