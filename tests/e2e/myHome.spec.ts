import { expect } from '@playwright/test'
import { covers } from '../covers.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)

test(
  'a home is kept with its estimate, made a draft listing, and agencies of the owner’s choice are asked',
  covers(
    'slugs/my-home',
    'slugs/vendi-casa',
    'user/appraisalHPUrl',
    'user/appraisalUrl',
    'user/sellerLeadUrl',
    'user/appraisals',
  ),
  async ({ page, request }) => {
    await expect
      .poll(async () => (await (await request.get('/api-next/valuation/backtest/')).json()).places.length, {
        timeout: 90_000,
      })
      .toBeGreaterThan(0)
    await signIn(page.request, await makeAccount(request))
    await visit(page, '/en/valutazione-immobiliare/?localita=athina&superficie=90&anno=1980')
    await page.getByRole('button', { name: 'Keep this home' }).click()
    await expect(page).toHaveURL(/\/en\/my-home\/$/)
    const home = page.getByRole('region', { name: 'Flats, 90 square metres, Athens' })
    await expect(home.getByRole('table', { name: 'The estimate of each month' })).toContainText('€')
    await expect(page.getByRole('link', { name: 'Estimate a home' })).toHaveAttribute(
      'href',
      '/en/valutazione-immobiliare/',
    )
    await expect(page.getByRole('link', { name: 'Sell your home' })).toHaveAttribute(
      'href',
      '/en/vendi-casa/',
    )

    await home.getByRole('link', { name: 'Ask agencies' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sell your home' })).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Choose one at least.')).toBeVisible()
    await page.getByRole('checkbox').first().press('Space')
    await page.getByRole('textbox').last().fill('When could you come?')
    await page.getByRole('button', { name: 'Send to one' }).click()
    await expect(page.getByText(/^You asked: /)).toBeVisible()
    const { counters } = await (await page.request.get('/api-next/auth/user/full-info/')).json()
    expect(counters.appraisals).toBe(1)

    await visit(page, '/en/my-home/')
    await page.getByRole('button', { name: 'Make a draft listing' }).click()
    await expect(page).toHaveURL(/\/en\/pubblica-annuncio\/\d+\/offer\/$/)
  },
)
