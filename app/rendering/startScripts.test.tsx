import { afterEach, expect, it, vi } from 'vitest'
import { startOf } from './startScripts.ts'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture that does not come: a browser loads none that is lazy and not shown. */
const waiting = '<img fetchpriority="high" alt="" loading="lazy" style="display:none" src="/a.avif">'

const opened: HTMLIFrameElement[] = []
afterEach(() => {
  for (const frame of opened.splice(0)) frame.remove()
})

/** A page of this markup that ends with the start of its script, on a screen. */
function open(markup: string): { readonly page: Document; readonly asked: () => readonly string[] } {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  opened.push(frame)
  const page = frame.contentDocument!
  page.write(
    `<head></head><body>${markup}<script>${startOf(['data:,b'], ['data:,a'], ['data:,c'])}</script></body>`,
  )
  page.close()
  const asked = () =>
    [...page.head.querySelectorAll('link, script')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    )
  return { page, asked }
}

const load = (page: Document, src: string) =>
  Object.assign(page.querySelector('img')!, { loading: 'eager', src })

const all = ['data:,b', 'data:,a', 'data:,c']
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))

it('comes once the page is painted, where no picture is awaited', async () => {
  const { asked } = open('<p>Estia</p>')
  expect(asked()).toEqual([])
  await vi.waitFor(() => expect(asked()).toEqual(all))
})

it.each([
  ['has come', pixel],
  ['cannot be loaded', 'data:image/gif,nothing'],
])('waits for the first picture until it %s', async (_what, source) => {
  const { page, asked } = open(waiting)
  await painted()
  expect(asked()).toEqual([])
  load(page, source)
  await vi.waitFor(() => expect(asked()).toEqual(all))
})

it.each(['pointerdown', 'keydown', 'focusin', 'input', 'click'])(
  'comes at once, and once, on %s',
  async (action) => {
    const { page, asked } = open(`${waiting}<button>a</button>`)
    page.querySelector('button')!.dispatchEvent(new Event(action, { bubbles: true }))
    expect(asked()).toEqual(all)
    load(page, pixel)
    await painted()
    expect(asked()).toEqual(all)
  },
)

it('comes in any case after a while', async () => {
  const { asked } = open(waiting)
  await vi.waitFor(() => expect(asked()).toEqual(all), { timeout: 10_000 })
})

it('keeps what was done before it came, and sends no form that script alone sends', () => {
  const { page } = open(`${waiting}<form><button>a</button></form><form action="/b"></form>`)
  const view = page.defaultView as unknown as typeof globalThis
  const [own, browsers] = [...page.forms].map((form) => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(event)
    return event
  })
  page.querySelector('button')!.dispatchEvent(new Event('click', { bubbles: true }))
  expect([own?.defaultPrevented, browsers?.defaultPrevented]).toEqual([true, false])
  expect(view.earlyEvents?.map(({ type }) => type)).toEqual(['submit', 'submit', 'click'])
  view.earlyEvents = undefined
  page.querySelector('button')!.dispatchEvent(new Event('click', { bubbles: true }))
  expect(view.earlyEvents).toBeUndefined()
})
