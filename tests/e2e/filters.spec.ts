import { expect } from '@playwright/test'
import { expectNoViolations } from '../a11y/axe.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { openFilter } from '../portal/filters.ts'
import { listen } from '../portal/listen.ts'
import { swipe } from '../portal/swipe.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'

/** The number in "Δείτε 1.234 αγγελίες". */
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

const address = '/pwlhsh-katoikies/?prezzoMassimo=300000&camereDaLettoMinimo=2'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a finger pulls the filters down by the bar at their top', onlyNightly(true), async ({ page }) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Φίλτρα, 2 ενεργά' }).click()
    const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
    await expect(sheet.getByRole('heading', { name: 'Φίλτρα', exact: true })).toBeFocused()
    const bar = sheet.locator('xpath=preceding-sibling::*')
    const boxOfBar = async () => (await bar.boundingBox()) ?? { y: 0, height: 0 }
    // It has come to rest, and grown to its full height as the last filters came.
    await expect.poll(async () => (await boxOfBar()).y).toBe(32)
    const { y, height } = await boxOfBar()
    await swipe(page, [
      [180, y + height / 2],
      [180, y + height / 2 + 150],
    ])
    await expect(sheet).toHaveCount(0)
  })

  test('the filters open over the page, count as they change, and lead to what they promise', async ({
    page,
  }) => {
    const problems = watchPage(page)
    const heard = await listen(page)
    await page.goto(address)
    const opener = page.getByRole('button', { name: 'Φίλτρα, 2 ενεργά' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
    await expect(sheet.getByRole('heading', { name: 'Φίλτρα', exact: true })).toBeFocused()
    const submit = sheet.getByRole('button', { name: /^Δείτε [\d.]+ αγγελίες$/ })
    await expect(submit).toBeInViewport()
    await expectNoViolations(page)
    const before = numberIn(await submit.textContent())

    await sheet.getByLabel('Ασανσέρ').selectOption('1')
    await expect.poll(async () => numberIn(await submit.textContent())).toBeLessThan(before)
    const promised = numberIn(await submit.textContent())
    await expect.poll(heard).toHaveLength(1)

    await submit.click()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/prezzoMassimo=300000&camereDaLettoMinimo=2&ascensore=1$/)
    await expect(page.getByRole('button', { name: 'Φίλτρα, 3 ενεργά' })).toBeFocused()
    await expect(page.getByText(/^(Βρέθηκε|Βρέθηκαν) /).first()).toContainText(
      new Intl.NumberFormat('el').format(promised),
    )
    await expect.poll(heard).toHaveLength(2)

    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(opener).toBeVisible()
    expect(problems()).toEqual([])
  })

  test(
    'Escape, its button and Back close them and give the focus back',
    onlyNightly(true),
    async ({ page }) => {
      await page.goto(address)
      const opener = page.getByRole('button', { name: 'Φίλτρα, 2 ενεργά' })
      const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
      // The sheet's entry comes and goes a moment after the sheet: Back before that belongs to another entry.
      const entry = () => page.evaluate(() => navigation.currentEntry?.index ?? -1)
      const first = await entry()
      const ways = [
        () => page.keyboard.press('Escape'),
        () => sheet.getByRole('button', { name: 'Κλείσιμο φίλτρων' }).click(),
        () => page.goBack(),
      ]
      for (const close of ways) {
        await opener.press('Enter')
        await expect(sheet.getByRole('heading', { name: 'Φίλτρα', exact: true })).toBeFocused()
        await expect.poll(entry).toBe(first + 1)
        await close()
        await expect(sheet).toHaveCount(0)
        await expect.poll(entry).toBe(first)
        await expect(opener).toBeFocused()
        await expect(page).toHaveURL(address)
      }
    },
  )

  test('a user who submits at once loses none of those that are not in sight yet', async ({ page }) => {
    const problems = watchPage(page)
    const withLift = `${address}&ascensore=1`
    await page.goto(withLift)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const stood = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new MutationObserver((_, observer) => {
            const submit = document.querySelector<HTMLElement>('[role="dialog"] [type="submit"]')
            if (!submit) return
            observer.disconnect()
            resolve(document.querySelector('[role="dialog"] [name="ascensore"]') !== null)
            submit.click()
          }).observe(document.body, { childList: true, subtree: true })
          document.querySelector<HTMLElement>('search [aria-expanded]')?.click()
        }),
    )
    expect(stood).toBe(false)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(withLift)
    expect(problems()).toEqual([])
  })

  test('a search chosen among the earlier ones closes them for good', onlyNightly(true), async ({ page }) => {
    const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
    await page.goto('/pwlhsh-katoikies/')
    await openFilter(page, /^Φίλτρα/)
    await sheet.getByLabel('Ασανσέρ').selectOption('1')
    await sheet.getByRole('button', { name: /^Δείτε [\d.]+ αγγελίες$/ }).click()
    await expect(page).toHaveURL(/ascensore=1$/)
    // It is kept by code that loads after the list is there.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('estia.recentSearches')))
      .toContain('ascensore=1')

    await page.goto(address)
    await page.getByRole('button', { name: 'Φίλτρα, 2 ενεργά' }).click()
    await sheet.getByText('Πρόσφατες αναζητήσεις').click()
    await sheet.getByRole('link', { name: /Ασανσέρ/ }).click()
    await expect(page).toHaveURL(/\/pwlhsh-katoikies\/\?ascensore=1$/)
    await expect(sheet).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('button', { name: 'Φίλτρα, 2 ενεργά' })).toBeVisible()
    await expect(sheet).toHaveCount(0)
  })

  test('all of them can be cleared at once', onlyNightly(true), async ({ page }) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Φίλτρα, 2 ενεργά' }).click()
    const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
    const submit = sheet.getByRole('button', { name: /^Δείτε [\d.]+ αγγελίες$/ })
    const before = numberIn(await submit.textContent())
    await sheet.getByRole('button', { name: 'Καθαρισμός όλων' }).click()
    await expect(sheet.getByRole('textbox', { name: 'Τιμή έως' })).toHaveValue('')
    await expect.poll(async () => numberIn(await submit.textContent())).toBeGreaterThan(before)
    await submit.click()
    await expect(page).toHaveURL('/pwlhsh-katoikies/')
  })

  test('a field that cannot be read keeps them open and is led to', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Φίλτρα, 2 ενεργά' }).click()
    const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
    const maximum = sheet.getByRole('textbox', { name: 'Τιμή έως' })
    await maximum.fill('πολλά')
    await maximum.press('Enter')
    await expect(maximum).toHaveAccessibleDescription(/Γράψτε έναν ακέραιο αριθμό/)
    await expect(maximum).toBeFocused()
    await expect(page).toHaveURL(address)
  })
})

test.describe('on a phone without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('they are a plain form in the page', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('textbox', { name: 'Τιμή έως' }).fill('200000')
    await page.getByRole('button', { name: 'Εφαρμογή' }).click()
    await expect(page).toHaveURL(/prezzoMassimo=200000/)
  })
})

test('a chip opens its fields beside it, counts as they change, and is taken away by its cross', async ({
  page,
}) => {
  const problems = watchPage(page)
  await page.goto(address)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const price = page.getByRole('button', { name: 'Τιμή: έως 300.000' })
  await price.press('Enter')
  const fields = page.getByRole('dialog', { name: 'Τιμή' })
  await expect(fields.getByRole('heading', { name: 'Τιμή', exact: true })).toBeFocused()
  await expect(price).toHaveAttribute('aria-expanded', 'true')
  const submit = fields.getByRole('button', { name: /^Δείτε [\d.]+ αγγελίες$/ })
  const before = numberIn(await submit.textContent())
  await fields.getByRole('textbox', { name: 'Τιμή έως' }).fill('200000')
  await expect.poll(async () => numberIn(await submit.textContent())).toBeLessThan(before)
  await expectNoViolations(page)
  const promised = numberIn(await submit.textContent())
  await submit.press('Enter')
  await expect(fields).toHaveCount(0)
  await expect(page).toHaveURL(/prezzoMassimo=200000&camereDaLettoMinimo=2$/)
  await expect(page.getByText(/^(Βρέθηκε|Βρέθηκαν) /).first()).toContainText(
    new Intl.NumberFormat('el').format(promised),
  )
  await page.getByRole('link', { name: /^Αφαίρεση φίλτρου: Τιμή/ }).click()
  await expect(page).toHaveURL('/pwlhsh-katoikies/?camereDaLettoMinimo=2')
  expect(problems()).toEqual([])
})

test(
  'the map beside the list leads it where it is moved, until that is switched off',
  onlyNightly(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/pwlhsh-katoikies/athina/')
    const map = page.getByRole('region', { name: 'Χάρτης ακινήτων' })
    await map.getByRole('button', { name: 'Πιο κοντά' }).click()
    await expect(page).toHaveURL(/\/pwlhsh-katoikies\/athina\/\?lat=.*&zoom=/)
    await expect(page.getByText(/ σε αυτό το μέρος του χάρτη/)).toBeVisible()
    await page.getByRole('link', { name: 'Σε όλη την περιοχή' }).click()
    await expect(page).toHaveURL('/pwlhsh-katoikies/athina/')
    await page.getByText('Αναζήτηση όπως κινείται ο χάρτης').click()
    await map.getByRole('button', { name: 'Πιο κοντά' }).click()
    await expect(page).toHaveURL('/pwlhsh-katoikies/athina/')
    await page.getByRole('link', { name: 'Λίστα', exact: true }).click()
    await expect(map).toHaveCount(0)
    await page.reload()
    await expect(page.locator('html[data-results="list"][data-hydrated]')).toBeAttached()
    await expect(map).toHaveCount(0)
  },
)

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('filters are one line that scrolls, however many are set', async ({ page }) => {
    await page.goto('/pwlhsh-katoikies/athina/?idTipologia=1&prezzoMassimo=400000&camereDaLettoMinimo=2')
    const chips = page.getByRole('search').getByRole('list')
    await expect(chips.getByRole('link', { name: 'Καθαρισμός όλων' })).toBeAttached()
    const [highest, width] = await chips.evaluate((list) => [
      Math.max(...[...list.children].map(({ clientHeight }) => clientHeight)),
      list.scrollWidth - list.clientWidth,
    ])
    expect(highest).toBeLessThanOrEqual(44)
    expect(width).toBeGreaterThan(0)
  })
})
