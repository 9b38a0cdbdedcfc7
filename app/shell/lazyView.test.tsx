import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { lazyView, type WhenMissing } from './lazyView.tsx'

/** A view whose code is loaded once the browser is online. */
function viewOf(whenMissing?: WhenMissing) {
  const line = { isThere: false, asked: 0 }
  const view = lazyView<{ name: string }>(
    'here',
    async () => {
      line.asked++
      if (!line.isThere) throw new TypeError('Failed to fetch dynamically imported module: here')
      return ({ name }) => <button type="button">{name}</button>
    },
    [],
    whenMissing,
  )
  return { line, ...view }
}

type TestView = ReturnType<typeof viewOf>

const show = ({ View }: TestView, isShown = true) => (
  <AccountSurroundings>
    <p>Around it</p>
    <Suspense>{isShown && <View name="Loaded" />}</Suspense>
  </AccountSurroundings>
)

const said = () => page.getByRole('alert')
const loaded = () => page.getByRole('button', { name: 'Loaded' })
const again = () => page.getByRole('button', { name: 'Δοκιμή ξανά' })

it('says in its place that it did not come, and comes when it is asked for again', async () => {
  const view = viewOf()
  await render(show(view))
  await expect.element(said()).toBeVisible()
  await expect.element(page.getByText('Around it')).toBeVisible()
  await userEvent.click(again())
  await expect.element(again()).toHaveFocus()
  await expect.poll(() => view.line.asked).toBe(2)
  view.line.isThere = true
  await userEvent.click(again())
  await expect.element(loaded()).toBeVisible()
  await expect.element(said()).not.toBeInTheDocument()
})

it('is asked for by a user who opens it another time', async () => {
  const view = viewOf()
  const { rerender } = await render(show(view))
  await expect.element(said()).toBeVisible()
  await rerender(show(view, false))
  view.line.isThere = true
  await rerender(show(view))
  await expect.element(loaded()).toBeVisible()
})

it('takes the focus where a user asked for it, and gives it back once it has come', async () => {
  const view = viewOf('asked')
  const { rerender } = await render(show(view, false))
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  await rerender(show(view))
  await expect.element(again()).toHaveFocus()
  view.line.isThere = true
  await userEvent.keyboard('{Enter}')
  await expect.element(loaded()).toBeVisible()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('has a heading where it is a page', async () => {
  await render(show(viewOf('page')))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})

it('says nothing of what nobody would miss, and lets it come with the line', async () => {
  const view = viewOf(null)
  await render(show(view))
  await expect.poll(view.isMissing).toBe(true)
  await expect.element(said()).not.toBeInTheDocument()
  view.line.isThere = true
  dispatchEvent(new Event('online'))
  await expect.element(loaded()).toBeVisible()
})
