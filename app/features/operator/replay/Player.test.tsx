import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { Player } from './Player.tsx'

const element = (id: number, tagName: string, childNodes: readonly object[]) => ({
  type: 2,
  id,
  tagName,
  attributes: {},
  childNodes,
})

/** A masked page, and half a second on it. */
const events = [
  { type: 4, timestamp: 1000, data: { href: 'https://estia.example/', width: 400, height: 300 } },
  {
    type: 2,
    timestamp: 1001,
    data: {
      node: {
        type: 0,
        id: 1,
        childNodes: [
          element(2, 'html', [
            element(3, 'head', []),
            element(4, 'body', [{ type: 3, id: 5, textContent: '••••• ••••' }]),
          ]),
        ],
      },
      initialOffset: { left: 0, top: 0 },
    },
  },
  { type: 3, timestamp: 1500, data: { source: 3, id: 1, x: 0, y: 10 } },
]

it('plays what was recorded, stops at its end, and can be moved by keyboard', async () => {
  const screen = await render(
    <AccountSurroundings>
      <Player events={events} />
    </AccountSurroundings>,
  )
  const shown = () => document.querySelector('iframe')?.contentDocument?.body.textContent
  await expect.poll(shown).toBe('••••• ••••')
  const slider = screen.getByRole('slider')
  await expect.element(slider).toHaveAttribute('max', '1')
  const button = screen.getByRole('button')
  await expect.element(button).toHaveTextContent('Αναπαραγωγή')
  await button.click()
  await expect.element(button).toHaveTextContent('Παύση')
  await expect.poll(() => button.element().textContent, { timeout: 5000 }).toBe('Αναπαραγωγή')
})
