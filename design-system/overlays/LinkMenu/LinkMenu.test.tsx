import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { LinkMenu } from './LinkMenu.tsx'

const onSelect = vi.fn<() => void>()
beforeEach(async () => {
  onSelect.mockClear()
  await render(
    <>
      <LinkMenu
        label="Γλώσσα"
        icon="globe"
        items={[
          { href: '/', label: 'Ελληνικά', lang: 'el', isCurrent: true },
          { href: '/de/', label: 'Deutsch', lang: 'de', onSelect },
          { href: '/it/', label: 'Italiano', lang: 'it', hrefLang: 'it', onSelect },
        ]}
      />
      <button type="button">μετά</button>
    </>,
  )
})

const german = () => page.getByRole('link', { name: 'Deutsch' })
const summary = () => document.activeElement?.tagName

it('opens by Enter, marks what is in force, and gives the focus back on Escape', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Ελληνικά' })).toHaveAttribute('aria-current', 'true')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(german()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Deutsch')).not.toBeVisible()
  await expect.poll(() => summary()).toBe('SUMMARY')
})

it('closes when the focus moves on, and leaves it there', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(german()).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'μετά' })).toHaveFocus()
  await expect.element(page.getByText('Deutsch')).not.toBeVisible()
})

it('runs the action of its entry instead of following the link, and closes', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await german().click()
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
  await expect.element(page.getByText('Deutsch')).not.toBeVisible()
  await expect.poll(() => summary()).toBe('SUMMARY')
})

it('is closed by a press elsewhere', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(german()).toBeVisible()
  // Where neither the open list nor a button is.
  await userEvent.click(document.body, { position: { x: 5, y: 300 }, force: true })
  await expect.element(page.getByText('Deutsch')).not.toBeVisible()
})

it('keeps search engines from what is an act, and leads them to another language', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(german()).toHaveAttribute('rel', 'nofollow')
  await expect.element(page.getByRole('link', { name: 'Italiano' })).not.toHaveAttribute('rel')
})

it('reports the choice of another language, and follows its link', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const wasFollowed = new Promise<boolean>((resolve) => {
    const onClick = (event: MouseEvent) => {
      resolve(!event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', onClick, { once: true })
  })
  await userEvent.click(page.getByRole('link', { name: 'Italiano' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(await wasFollowed).toBe(true)
})
