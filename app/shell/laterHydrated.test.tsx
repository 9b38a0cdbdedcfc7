/** What is done to a part of the page that is hydrated after the rest, before its code is there. */
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { noteEarlyUse } from '#app/shared/adoption.ts'
import { answers, isAnswered } from '#app/shared/answers.ts'
import { lazyView } from './lazyView.tsx'

const pressed = vi.fn<(name: string) => void>()

function Late() {
  const [name, setName] = useState('')
  const [isTicked, setTicked] = useState(false)
  return (
    <>
      <TextField label="Όνομα" value={name} onChange={setName} />
      <Checkbox isSelected={isTicked} onChange={setTicked}>
        Ναι
      </Checkbox>
      <button type="button" onClick={() => pressed('late')}>
        Αργό
      </button>
      <form
        aria-label="Φόρμα"
        onSubmit={(event) => {
          event.preventDefault()
          pressed('sent')
        }}
      >
        <button type="submit">Αποστολή</button>
      </form>
      <output>{`${name} ${isTicked}`}</output>
    </>
  )
}

const wholeOf = (Part: () => React.ReactNode) => (
  <div {...answers}>
    <DesignSystemProvider locale="el-GR">
      <button type="button" onClick={() => pressed('early')}>
        Γρήγορο
      </button>
      <Part />
    </DesignSystemProvider>
  </div>
)

const place = document.createElement('div')
let root: Root | undefined
let come: () => void
/** What React found other than it expects, and rendered again. */
let again: unknown[]

/** The page that the server wrote, hydrated but for the part. */
beforeEach(async () => {
  pressed.mockClear()
  again = []
  const onServer = lazyView<object>('late', async () => Late)
  await onServer.preload()
  document.body.append(place)
  place.innerHTML = renderToString(wholeOf(onServer.Part as never))
  noteEarlyUse(place)
  const gate = new Promise<void>((resolve) => (come = resolve))
  const here = lazyView<object>('late', async () => {
    await gate
    return Late
  })
  root = hydrateRoot(place, wholeOf(here.Part as never), {
    onRecoverableError: (error) => again.push(error),
  })
  const early = page.getByRole('button', { name: 'Γρήγορο' }).element()
  await vi.waitUntil(() => isAnswered(early))
})

afterEach(() => {
  root?.unmount()
  place.remove()
})

it('repeats the last press there, once', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Αργό' }))
  await userEvent.click(page.getByRole('button', { name: 'Αργό' }))
  expect(pressed).not.toHaveBeenCalled()
  come()
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled())
  await userEvent.click(page.getByRole('button', { name: 'Γρήγορο' }))
  expect(pressed.mock.calls).toEqual([['late'], ['early']])
})

it('forgets it where something else was pressed that was answered', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Αργό' }))
  await userEvent.click(page.getByRole('button', { name: 'Γρήγορο' }))
  come()
  await userEvent.fill(page.getByLabelText('Όνομα'), 'α')
  await expect.element(page.getByText('α false')).toBeVisible()
  expect(pressed.mock.calls).toEqual([['early']])
})

it('sends a form that script alone sends', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Αποστολή' }))
  expect(pressed).not.toHaveBeenCalled()
  come()
  await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['sent']]))
})

/** Types and ticks in the part before its code is there. */
async function fillIn(): Promise<void> {
  // The drawn box lies over the real one.
  place.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  await userEvent.click(page.getByLabelText('Όνομα'))
  await userEvent.keyboard('anoter{ArrowLeft}{ArrowLeft}')
}

async function expectGoesOn(): Promise<void> {
  await expect.element(page.getByText('anoter true')).toBeVisible()
  await vi.waitFor(() => expect(document.activeElement).toHaveValue('anoter'))
  await userEvent.keyboard('h')
  await expect.element(page.getByText('another true')).toBeVisible()
  expect(document.activeElement).toHaveValue('another')
}

/** The code that tells React of what was done, which the first use asks for. */
const untilTold = async () => {
  await import('#app/shared/adoptFields.ts')
  await new Promise((resolve) => setTimeout(resolve, 50))
}

it('knows what was typed and ticked there, and goes on from it', async () => {
  await fillIn()
  await untilTold()
  come()
  await expectGoesOn()
  expect(again).toEqual([])
})

it('knows it where its own code comes before the one that tells of it', async () => {
  await fillIn()
  come()
  await expectGoesOn()
  expect(again).toEqual([])
})

it('keeps it, and the last press, where an extension changed the part and React renders it again', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Αργό' }))
  await fillIn()
  await userEvent.click(page.getByRole('button', { name: 'Αργό' }))
  await untilTold()
  for (const element of place.querySelectorAll('input, button')) element.before(document.createElement('div'))
  come()
  await expect.element(page.getByText('anoter true')).toBeVisible()
  await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['late']]))
  expect(again).not.toEqual([])
})

it('leaves presses outside of what the server wrote alone', async () => {
  const other = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Άλλο' })
  other.addEventListener('click', () => pressed('other'))
  document.body.append(other)
  await userEvent.click(page.getByRole('button', { name: 'Άλλο' }))
  come()
  await userEvent.fill(page.getByLabelText('Όνομα'), 'α')
  await expect.element(page.getByText('α false')).toBeVisible()
  other.remove()
  expect(pressed.mock.calls).toEqual([['other']])
})
