import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { DesignSystemProvider } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Anchor } from './Anchor.tsx'

const show = async (href: string, rest: { target?: string } = {}) => {
  const navigate = vi.fn<(href: string) => void>()
  const followed = (event: Event) => event.preventDefault()
  // The browser would leave the test page: stop it after the link had its say.
  addEventListener('click', followed, { once: true })
  await render(
    <DesignSystemProvider locale="el-GR" navigate={navigate}>
      <Anchor href={href} {...rest}>
        Παγκράτι
      </Anchor>
    </DesignSystemProvider>,
  )
  return navigate
}

it('is followed by client routing, by keyboard too', async () => {
  const navigate = await show('/pwlhsh-katoikies')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/pwlhsh-katoikies'))
})

it('leaves new tabs, other sites and jumps within the page to the browser', async () => {
  const modified = await show('/pwlhsh-katoikies')
  await userEvent.keyboard('{Control>}')
  await page.getByRole('link').click({ modifiers: ['Shift'] })
  await userEvent.keyboard('{/Control}')
  expect(modified).not.toHaveBeenCalled()
})

it.each([
  ['https://example.org/', {}],
  ['/x', { target: '_blank' }],
] as const)('leaves %s to the browser', async (href, rest) => {
  const navigate = await show(href, rest)
  await page.getByRole('link').click()
  expect(navigate).not.toHaveBeenCalled()
})

it('leaves a jump within the page to the browser', async () => {
  const navigate = await show(`${location.pathname}${location.search}#main`)
  await page.getByRole('link').click()
  expect(navigate).not.toHaveBeenCalled()
})
