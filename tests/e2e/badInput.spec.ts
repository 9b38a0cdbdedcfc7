import { expect } from '@playwright/test'
import { test } from '../portal/test.ts'
import { hostileQueries } from '../search/hostile.ts'

const polygon = Array.from({ length: 5000 }, (_, index) => `38.${index},23.${index}`).join(';')

const hostile = [
  '/pwlhsh-katoikies/?prezzoMinimo=abc',
  '/pwlhsh-katoikies/?pag=1000000000',
  '/pwlhsh-katoikies/?pag=20000',
  '/pwlhsh-katoikies/?pag=-1',
  `/pwlhsh-katoikies/?vrt=${polygon}`,
  '/pwlhsh-katoikies/?__proto__=1&__proto__[x]=2&constructor=3',
  '/pwlhsh-katoikies/?criterio=__proto__&ordine=toString',
  '/pwlhsh-katoikies/?idComune=99999999&idComune=abc',
  '/pwlhsh-katoikies/den-yparxei/',
  '/pwlhsh-katoikies/athina/den-yparxei/',
  '/pwlhsh-katoikies/%00/',
  '/pwlhsh-katoikies/%E0%A4%A/',
  '/aggelies/0/',
  '/aggelies/999999999/',
  '/aggelies/99999999999999999999/',
  '/aggelies/abc/',
  '/aggelies/1e3/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/search-list/?idContratto=99&idCategoria=x',
  '/search-list/?q=%F0%9F%8F%A0%00%3Cscript%3E',
  '/api-next/search-list/listings/?prezzoMinimo=abc&lang=xx',
  '/api-next/listings/abc/',
  '/api-next/listings/999999999/',
  '/api-next/geography/suggest/',
  '/api-next/nothing/',
]

const lists = ['/pwlhsh-katoikies/', '/api-next/search-list/listings/', '/api-next/search-list/counts/']

for (const { name, query, ignored } of hostileQueries)
  test(`${name}: read part by part, or refused`, async ({ request }) => {
    for (const path of lists) {
      const reply = await request.get(`${path}?${query}`)
      const status = reply.status()
      if (ignored === 'refused') expect([200, 414, 431]).toContain(status)
      else expect(status).toBe(200)
    }
  })

test('the list says which of two places it left out', async ({ page }) => {
  await page.goto('/pwlhsh-katoikies/?idComune=4501&idRegione=13')
  await expect(page.getByText(/Περιφέρεια: το «13» βρίσκεται έξω/)).toBeVisible()
})

for (const path of hostile)
  test(`${path.slice(0, 80)} is answered, never a 5xx`, async ({ request }) => {
    const reply = await request.get(path, { maxRedirects: 3 })
    expect(reply.status()).toBeLessThan(500)
    const body = await reply.text()
    expect(body).not.toMatch(/node_modules|at \w+ \(|SELECT /)
    if (path.startsWith('/api-next/') && reply.status() >= 400) {
      expect(typeof (JSON.parse(body) as { data: { message: unknown } }).data.message).toBe('string')
    }
  })

test('auctions lead nowhere while their flag is off', async ({ request }) => {
  expect((await request.get('/pleistiriasmos-katoikies/')).status()).toBe(404)
})

test('the list says what it ignored', async ({ page }) => {
  await page.goto('/pwlhsh-katoikies/?prezzoMinimo=abc')
  await expect(page.getByText('abc').first()).toBeVisible()
})

test('demo pages are never indexed', async ({ page }) => {
  await page.goto('/demo/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex.*nofollow/)
})

test('health and readiness answer', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})

test('every reply carries the security headers', async ({ request }) => {
  for (const path of ['/', '/healthz', '/api-next/home/', '/den-yparxei/']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  }
})
