import { type ReactNode, Suspense, use, useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '../actions/Button/Button.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { PhotoTour } from '../media/PhotoTour/PhotoTour.tsx'
import { Dialog } from './Dialog/Dialog.tsx'
import { Sheet } from './Sheet/Sheet.tsx'

const name = 'Είσοδος'
const frame = { isOpen: true, onClose: () => undefined, title: name, closeLabel: 'Κλείσιμο' }
const tour = {
  label: name,
  previous: 'Προηγούμενη',
  next: 'Επόμενη',
  fullScreen: 'Πλήρης οθόνη',
  missing: 'Δεν άνοιξε',
  close: 'Κλείσιμο',
  position: (at: number, total: number) => `${at} από ${total}`,
}
const photos = [1, 2, 3, 4].map((at) => ({
  id: String(at),
  room: 'Σαλόνι',
  path: `/x/${at}`,
  widths: [320],
  alt: `Φωτογραφία ${at}`,
}))

const field = <TextField label="Email" />

const dialogs: readonly (readonly [string, () => ReactNode])[] = [
  ['a dialog', () => <Dialog {...frame}>{field}</Dialog>],
  [
    'a dialog with a panel',
    () => (
      <Dialog {...frame} size="large" aside="Γιατί">
        {field}
      </Dialog>
    ),
  ],
  [
    'a question',
    () => (
      <Dialog {...frame} role="alertdialog">
        Σίγουρα;
      </Dialog>
    ),
  ],
  ['a sheet', () => <Sheet {...frame}>{field}</Sheet>],
  ['a tour', () => <PhotoTour photos={photos} texts={tour} initialIndex={0} onClose={frame.onClose} />],
]

/** How a part of a page comes whose code is loaded after the press: as a state that is set, or by suspending. */
const ways: readonly (readonly [string, (props: { children: () => ReactNode }) => ReactNode])[] = [
  ['set', ComesBySetting],
  ['suspended', ComesBySuspending],
]

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 150))

function ComesBySetting({ children }: { children: () => ReactNode }) {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <Button onPress={() => void soon().then(() => setThere(true))}>Σύνδεση</Button>
      {isThere && children()}
    </>
  )
}

function ComesBySuspending({ children }: { children: () => ReactNode }) {
  const [code, setCode] = useState<Promise<void>>()
  return (
    <>
      <Button onPress={() => setCode(soon())}>Σύνδεση</Button>
      {code && <Suspense>{<Waits code={code}>{children}</Waits>}</Suspense>}
    </>
  )
}

function Waits({ code, children }: { code: Promise<void>; children: () => ReactNode }) {
  use(code)
  return children()
}

const opener = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Σύνδεση')
const isPageThere = () => opener()?.closest('[inert], [aria-hidden=true]') === null

/** Where the focus is, and whether the page behind can still be reached, when a dialog has come into the page. */
const arrival = () =>
  new Promise<{ readonly focused: string; readonly isPageThere: boolean }>((resolve) => {
    const note = () =>
      resolve({
        focused: `${document.activeElement?.tagName} ${document.activeElement?.textContent}`,
        isPageThere: isPageThere(),
      })
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) return
      observer.disconnect()
      // After the effects.
      setTimeout(note)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

for (const [what, dialog] of dialogs)
  for (const [way, Page] of ways)
    it(`${what} that comes long after the press (${way}) takes the focus before the page behind is gone`, async () => {
      await render(<Page>{dialog}</Page>)
      const arrived = arrival()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      // Else Orca has moved to the first words that are left by itself, and says nothing of the focus.
      expect(await arrived).toEqual({ focused: `H2 ${name}`, isPageThere: true })
      await expect.poll(isPageThere).toBe(false)
      expect(document.activeElement?.textContent).toBe(name)
    })

function Closing() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Σύνδεση</Button>
      <Dialog {...frame} isOpen={isOpen} onClose={() => setOpen(false)}>
        Κείμενο
      </Dialog>
    </>
  )
}

it('a dialog that is closed at once leaves the page as it was', async () => {
  await render(<Closing />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.tagName).toBe('H2')
  await userEvent.keyboard('{Escape}')
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(isPageThere()).toBe(true)
  expect(document.activeElement).toBe(opener())
})
