import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { flatDetail } from '#stories/app/sample/detail.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { Summary } from './Summary.tsx'

/** A voice that says nothing and tells what it was asked for. */
function fakeVoice(lang: string) {
  const said: SpeechSynthesisUtterance[] = []
  const calls: string[] = []
  const note = (name: string) => () => void calls.push(name)
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([{ lang } as SpeechSynthesisVoice])
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((one) => void said.push(one))
  for (const name of ['pause', 'resume', 'cancel'] as const)
    vi.spyOn(speechSynthesis, name).mockImplementation(note(name))
  // A made-up voice is not one that an utterance takes.
  vi.spyOn(SpeechSynthesisUtterance.prototype, 'voice', 'set').mockImplementation(() => undefined)
  return { said, calls }
}

const open = () =>
  render(
    <AppSurroundings address={`/aggelies/${flatDetail.id}/`}>
      <Summary listing={flatDetail} />
    </AppSurroundings>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => vi.restoreAllMocks())
afterEach(() => vi.restoreAllMocks())

it('is read sentence by sentence, and one button pauses it and goes on', async () => {
  const { said, calls } = fakeVoice('el-GR')
  await open()
  await button('Ακούστε το').click()
  expect(said.map(({ lang }) => lang)).toEqual(Array.from({ length: 5 }, () => 'el-GR'))
  await expect.element(button('Παύση')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(calls.at(-1)).toBe('pause')
  await expect.element(button('Συνέχεια ανάγνωσης')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(calls.at(-1)).toBe('resume')
})

it('can be stopped, and what was stopped does not end later', async () => {
  const { said, calls } = fakeVoice('el-GR')
  await open()
  await button('Ακούστε το').click()
  await button('Διακοπή ανάγνωσης').click()
  expect(calls.at(-1)).toBe('cancel')
  await expect.element(button('Ακούστε το')).toHaveFocus()
  said.at(-1)?.dispatchEvent(new Event('end'))
  await expect.element(button('Ακούστε το')).toBeVisible()
})

it('says so when it has ended', async () => {
  const { said } = fakeVoice('el-GR')
  await open()
  await button('Ακούστε το').click()
  said.at(-1)?.dispatchEvent(new Event('end'))
  await expect.element(page.getByText('Η ανάγνωση τελείωσε.')).toBeInTheDocument()
  await expect.element(button('Ακούστε το')).toBeVisible()
})

it('says so where the device has no voice of the language', async () => {
  const { said } = fakeVoice('en-GB')
  await open()
  await button('Ακούστε το').click()
  await expect.element(page.getByText(/δεν έχει φωνή/)).toBeVisible()
  expect(said).toEqual([])
})

it('has no button where the browser cannot speak, and keeps its text', async () => {
  const known = Object.getOwnPropertyDescriptor(window, 'speechSynthesis')
  Reflect.deleteProperty(window, 'speechSynthesis')
  try {
    await open()
    const text = page.getByText(/Διαμέρισμα προς πώληση/)
    await expect.element(text).not.toBeVisible()
    await page.getByRole('heading', { name: 'Σε πέντε προτάσεις' }).click()
    await expect.element(text).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  } finally {
    if (known) Object.defineProperty(window, 'speechSynthesis', known)
  }
})
