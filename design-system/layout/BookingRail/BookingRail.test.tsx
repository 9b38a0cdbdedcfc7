import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { BookingRail } from './BookingRail.tsx'

const rail = (
  <BookingRail labelledBy="who" price={<p>285.000 €</p>} foot={<p>Print</p>}>
    <Button>Ask</Button>
    <Heading level={2} id="who">
      The agency
    </Heading>
  </BookingRail>
)

afterEach(() => page.viewport(414, 896))

it('is named by its heading, and has the price where the page has not', async () => {
  await page.viewport(1200, 800)
  await render(rail)
  await expect.element(page.getByRole('complementary', { name: 'The agency' })).toBeVisible()
  await expect.element(page.getByText('285.000 €')).toBeVisible()
  await page.viewport(390, 800)
  await expect.element(page.getByText('285.000 €')).not.toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ask' })).toBeVisible()
})
