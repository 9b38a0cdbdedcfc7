/** React's renderer with nothing to compute: the elements that a page of the portal came to, rendered once more. */
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { withBrowser } from '../openBrowser.ts'

/** An element as the browser read it; a text stands for itself. */
type Plain =
  | string
  | {
      readonly name: string
      readonly props: Readonly<Record<string, string>>
      readonly inner: readonly Plain[]
    }

/** Runs in the page: what the app rendered into it. */
function readRoot(): readonly Plain[] {
  const read = (node: Node): readonly Plain[] => {
    if (node instanceof Text) return node.data === '' ? [] : [node.data]
    if (!(node instanceof Element)) return []
    // Styles are objects to React, and no page of ours needs them for its markup.
    const props = Object.fromEntries(
      [...node.attributes]
        .filter(({ name }) => name !== 'style')
        .map(({ name, value }) => [name === 'class' ? 'className' : name, value]),
    )
    return [{ name: node.localName, props, inner: [...node.childNodes].flatMap(read) }]
  }
  return [...document.querySelector('#root')!.childNodes].flatMap(read)
}

/** The elements of the page at an address as it is sent, before script. */
export const elementsOf = (address: string): Promise<readonly Plain[]> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ javaScriptEnabled: true })
    const page = await context.newPage()
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(address)
    return page.evaluate(readRoot)
  })

/** Pages a second of one processor, by React's stream and by its string. */
export async function timeBare(elements: readonly Plain[]): Promise<{ stream: number; string: number }> {
  process.env['NODE_ENV'] = 'production'
  const { createElement } = await import('react')
  const { renderToPipeableStream, renderToString } = await import('react-dom/server')
  const made = (plain: Plain): ReactNode =>
    typeof plain === 'string' ? plain : createElement(plain.name, plain.props, ...plain.inner.map(made))
  const tree = () => createElement('div', null, ...elements.map(made))
  const stream = () =>
    new Promise<void>((resolve, reject) => {
      const sent = renderToPipeableStream(tree(), {
        onAllReady: () => sent.pipe(into(resolve)),
        onError: reject,
      })
    })
  return { stream: await perSecond(stream), string: await perSecond(async () => void renderToString(tree())) }
}

/** Somewhere to write to that forgets it. */
function into(done: () => void): Writable {
  return new Writable({ write: (_piece, _encoding, next) => next() }).on('finish', done)
}

const ROUNDS = 100

async function perSecond(render: () => Promise<void>): Promise<number> {
  for (let round = 0; round < ROUNDS / 2; round++) await render()
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) await render()
  const { user, system } = process.cpuUsage(before)
  return (ROUNDS * 1e6) / (user + system)
}
