import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../actions/Button/Button.tsx'
import { covers } from '../../../tests/covers.ts'
import { Dialog } from './Dialog.tsx'

function Example({ name, children }: { name: string; children?: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{`Άνοιγμα: ${name}`}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        closeLabel={`Κλείσιμο: ${name}`}
        closesOnBack
      >
        {children ?? <a href="#place">προς μια θέση της σελίδας</a>}
      </Dialog>
    </>
  )
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const open = async (name: string) => {
  await page.getByRole('button', { name: `Άνοιγμα: ${name}` }).click()
  await expect.element(dialog(name)).toBeInTheDocument()
}
/** Which entry of the tab's history is shown: a dialog may add one, and must take it away again. */
const entry = () => navigation.currentEntry?.index ?? -1
const isAt = (at: number) => vi.waitFor(() => expect(entry()).toBe(at), { timeout: 10_000 })

let start = 0
beforeEach(async () => {
  await page.viewport(390, 800)
  history.pushState({ key: 'of the page' }, '')
  start = entry()
})
afterEach(() => page.viewport(1280, 800))

it(
  'is closed by Back, which stays on the page and gives the focus back',
  covers('authentication/back-closes'),
  async () => {
    await page.viewport(1279, 800)
    await render(<Example name="Είσοδος" />)
    await open('Είσοδος')
    await expect.poll(() => entry()).toBe(start + 1)
    history.back()
    await expect.element(dialog('Είσοδος')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Άνοιγμα: Είσοδος' })).toHaveFocus()
    await expect.poll(() => entry()).toBe(start)
    await expect.poll(() => history.state).toEqual({ key: 'of the page' })
  },
)

it.each(['Escape', 'its button'])('leaves no entry behind when closed by %s', async (way) => {
  await render(<Example name="Είσοδος" />)
  await open('Είσοδος')
  await isAt(start + 1)
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await page.getByRole('button', { name: 'Κλείσιμο: Είσοδος' }).click()
  await expect.element(dialog('Είσοδος')).not.toBeInTheDocument()
  await isAt(start)
})

it('can be opened again and again with one entry at a time', async () => {
  await render(<Example name="Είσοδος" />)
  for (let time = 0; time < 3; time++) {
    await open('Είσοδος')
    await isAt(start + 1)
    history.back()
    await expect.element(dialog('Είσοδος')).not.toBeInTheDocument()
  }
  await expect.poll(() => entry()).toBe(start)
})

it('is closed one by one if dialogs are stacked', async () => {
  await render(
    <Example name="Είσοδος">
      <Example name="Όροι" />
    </Example>,
  )
  await open('Είσοδος')
  await open('Όροι')
  history.back()
  await expect.element(dialog('Όροι')).not.toBeInTheDocument()
  await expect.element(dialog('Είσοδος')).toBeInTheDocument()
  history.back()
  await expect.element(dialog('Είσοδος')).not.toBeInTheDocument()
  await expect.poll(() => entry()).toBe(start)
})

it('stays open when a link within leads to a place of the same page', async () => {
  await render(<Example name="Είσοδος" />)
  await open('Είσοδος')
  await page.getByRole('link').click()
  await vi.waitFor(() => expect(location.hash).toBe('#place'))
  await expect.element(dialog('Είσοδος')).toBeInTheDocument()
})

it('is passed over by Back and Forward once a link within has led to another page', async () => {
  const { unmount } = await render(<Example name="Είσοδος" />)
  await open('Είσοδος')
  await isAt(start + 1)
  // As client routing does: the next page's entry first, then the dialog is unmounted with its page.
  history.pushState({ key: 'of the next page' }, '', '#next')
  await unmount()
  await isAt(start + 2)
  history.back()
  await isAt(start)
  history.forward()
  await isAt(start + 2)
  await expect.poll(() => history.state).toEqual({ key: 'of the next page' })
})

it(
  'leaves Back to the page on wide screens',
  covers('authentication/back-closes', 'constants/breakpoint-lg'),
  async () => {
    await page.viewport(1280, 800)
    await render(<Example name="Είσοδος" />)
    await open('Είσοδος')
    await expect.poll(() => entry()).toBe(start)
  },
)

it('survives effects that React runs twice', async () => {
  await render(
    <StrictMode>
      <Example name="Είσοδος" />
    </StrictMode>,
  )
  await open('Είσοδος')
  await isAt(start + 1)
  await expect.element(page.getByRole('heading', { name: 'Είσοδος' })).toHaveFocus()
  history.back()
  await expect.element(dialog('Είσοδος')).not.toBeInTheDocument()
  await isAt(start)
})

/** One dialog whose button opens another in its place, a moment after it has closed. */
function Steps() {
  const [step, setStep] = useState<'none' | 'first' | 'second'>('none')
  const close = () => setStep('none')
  const goOn = () => {
    close()
    // Before the browser has removed the first one's entry.
    setTimeout(() => flushSync(() => setStep('second')))
  }
  return (
    <>
      <Button onPress={() => setStep('first')}>Άνοιγμα: Πρώτο</Button>
      {step === 'first' && (
        <Dialog isOpen onClose={close} title="Πρώτο" closeLabel="Κλείσιμο" closesOnBack>
          <Button onPress={goOn}>Συνέχεια</Button>
        </Dialog>
      )}
      {step === 'second' && (
        <Dialog isOpen onClose={close} title="Δεύτερο" closeLabel="Κλείσιμο" closesOnBack>
          Τέλος
        </Dialog>
      )}
    </>
  )
}

it('stays if it opens while another closes, and has its own entry', async () => {
  await render(<Steps />)
  await open('Πρώτο')
  await isAt(start + 1)
  await page.getByRole('button', { name: 'Συνέχεια' }).click()
  await expect.element(dialog('Δεύτερο')).toBeInTheDocument()
  // The first one's entry is removed, the second one's added.
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(dialog('Δεύτερο')).toBeInTheDocument()
  await isAt(start + 1)
  history.back()
  await expect.element(dialog('Δεύτερο')).not.toBeInTheDocument()
  await isAt(start)
})
