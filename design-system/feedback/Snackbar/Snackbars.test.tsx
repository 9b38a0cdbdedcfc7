import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import { Button } from '../../actions/Button/Button.tsx'
import { spoken } from '../../testing/spoken.ts'
import { covers } from '../../../tests/covers.ts'
import { Snackbars, type SnackbarsProps } from './Snackbars.tsx'
import { showSnackbar, type SnackbarMessage, snackbarQueue } from './snackbarQueue.ts'

const example = (rest: Partial<SnackbarsProps> = {}) => (
  <>
    <Button>στη σελίδα</Button>
    <Snackbars label="Ειδοποιήσεις" closeLabel="Κλείσιμο" {...rest} />
  </>
)
const message = (name: string) => page.getByRole('group', { name })
const isShown = (name: string) => message(name).query() !== null
const undo = { label: 'Αναίρεση', onPress: () => {} }
/** React draws without the clock; two frames are enough for it and its effects. */
const drawn = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await drawn()
}

/** A previous test may have left the pointer where messages appear. */
const putPointerAway = () => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })

beforeEach(async () => {
  await putPointerAway()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  snackbarQueue.clear()
})

describe('time', () => {
  beforeEach(() => render(example()))

  it('is five seconds, not one millisecond less', covers('constants/snackbar-duration'), async () => {
    showSnackbar({ text: 'Αποθηκεύτηκε', tone: 'success' })
    await pass(4999)
    expect(isShown('Αποθηκεύτηκε')).toBe(true)
    await pass(2)
    expect(isShown('Αποθηκεύτηκε')).toBe(false)
  })

  it('runs while the message is shown, not while newer ones have pushed it aside', async () => {
    showSnackbar({ text: 'Αποθηκεύτηκε' })
    await pass(2000)
    const closes = [1, 2, 3].map((each) => showSnackbar({ text: `Λάθος ${each}`, tone: 'error' }))
    await drawn()
    expect(isShown('Αποθηκεύτηκε')).toBe(false)
    await pass(60_000)
    for (const close of closes) close()
    await drawn()
    await pass(2999)
    expect(isShown('Αποθηκεύτηκε')).toBe(true)
    await pass(2)
    expect(isShown('Αποθηκεύτηκε')).toBe(false)
  })

  it.each<SnackbarMessage>([
    { text: 'Δεν στάλθηκε', tone: 'error' },
    { text: 'Διαγράφηκε', action: undo },
    { text: 'Το μήνυμα έφτασε', tone: 'success', isOnlyHere: true },
  ])('takes nothing away that would be lost: $text', async (lasting) => {
    showSnackbar(lasting)
    await pass(600_000)
    expect(isShown(lasting.text)).toBe(true)
  })
})

describe('time stands still', () => {
  const pointer = (type: string, relatedTarget: Element | null = null) =>
    message('Αποθηκεύτηκε')
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget }))
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(async () => {
    await render(example())
    showSnackbar({ text: 'Αποθηκεύτηκε' })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    document.dispatchEvent(new Event('visibilitychange'))
  })

  it('while the pointer is in the region', async () => {
    await pass(4900)
    pointer('pointerover')
    await pass(60_000)
    expect(isShown('Αποθηκεύτηκε')).toBe(true)
    pointer('pointerout')
    await pass(99)
    expect(isShown('Αποθηκεύτηκε')).toBe(true)
    await pass(2)
    expect(isShown('Αποθηκεύτηκε')).toBe(false)
  })

  it('for messages too that come while the pointer is there', async () => {
    pointer('pointerover')
    showSnackbar({ text: 'Στάλθηκε' })
    await pass(60_000)
    expect(isShown('Στάλθηκε')).toBe(true)
    pointer('pointerout')
    await pass(5001)
    expect(isShown('Στάλθηκε')).toBe(false)
  })

  it('while the focus is anywhere in the region', async () => {
    await pass(4900)
    const button = page.getByRole('button', { name: 'Κλείσιμο' }).element() as HTMLElement
    button.focus()
    await pass(60_000)
    expect(isShown('Αποθηκεύτηκε')).toBe(true)
    button.blur()
    await pass(101)
    expect(isShown('Αποθηκεύτηκε')).toBe(false)
  })

  it('while the tab is hidden', async () => {
    await pass(1000)
    hide(true)
    await pass(60_000)
    expect(isShown('Αποθηκεύτηκε')).toBe(true)
    hide(false)
    await pass(3999)
    expect(isShown('Αποθηκεύτηκε')).toBe(true)
    await pass(2)
    expect(isShown('Αποθηκεύτηκε')).toBe(false)
  })

  it('until the last of several reasons has ended', async () => {
    pointer('pointerover')
    hide(true)
    hide(false)
    await pass(60_000)
    expect(isShown('Αποθηκεύτηκε')).toBe(true)
  })

  it('no longer once the message under the pointer was closed', async () => {
    pointer('pointerover')
    for (const { key } of snackbarQueue.visibleToasts) snackbarQueue.close(key)
    await drawn()
    expect(isShown('Αποθηκεύτηκε')).toBe(false)
    showSnackbar({ text: 'Στάλθηκε' })
    await drawn()
    expect(isShown('Στάλθηκε')).toBe(true)
    await pass(5001)
    expect(isShown('Στάλθηκε')).toBe(false)
  })
})

describe('a setting of the visitor', () => {
  it.each([
    ['30s', 29_999, true],
    ['30s', 30_001, false],
    ['never', 3_600_000, true],
  ] as const)('of %s, after %i ms', async (duration, elapsed, stays) => {
    await render(example({ duration }))
    showSnackbar({ text: 'Αποθηκεύτηκε' })
    await pass(elapsed)
    expect(isShown('Αποθηκεύτηκε')).toBe(stays)
  })
})

describe('by keyboard', () => {
  beforeEach(async () => {
    vi.useRealTimers()
    await render(example())
    await userEvent.tab()
  })
  const onPage = () => page.getByRole('button', { name: 'στη σελίδα' })

  it('F6 moves to the region, announces its name, and back', async () => {
    showSnackbar({ text: 'Διαγράφηκε', action: undo })
    await userEvent.keyboard('{F6}')
    await expect.element(page.getByRole('region', { name: 'Ειδοποιήσεις' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(message('Διαγράφηκε')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Αναίρεση' })).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(onPage()).toHaveFocus()
  })

  it('Escape closes the message that has the focus, and the last one gives the focus back', async () => {
    showSnackbar({ text: 'Πρώτο', tone: 'error' })
    showSnackbar({ text: 'Δεύτερο', tone: 'error' })
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(message('Πρώτο')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(message('Πρώτο')).not.toBeInTheDocument()
    await expect.element(message('Δεύτερο')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(message('Δεύτερο')).not.toBeInTheDocument()
    await expect.element(onPage()).toHaveFocus()
  })

  it('Escape on the region itself closes the newest', async () => {
    showSnackbar({ text: 'Παλιό', tone: 'error' })
    showSnackbar({ text: 'Νέο', tone: 'error' })
    await userEvent.keyboard('{F6}')
    await expect.element(page.getByRole('region')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(message('Νέο')).not.toBeInTheDocument()
    await expect.element(message('Παλιό')).toBeInTheDocument()
  })

  it('the button closes, and the focus goes back', covers('dialog/snackbar-dismiss'), async () => {
    showSnackbar({ text: 'Διαγράφηκε', tone: 'error' })
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Κλείσιμο' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(message('Διαγράφηκε')).not.toBeInTheDocument()
    await expect.element(onPage()).toHaveFocus()
  })
})

it('does its action once and leaves', covers('dialog/snackbar-action'), async () => {
  vi.useRealTimers()
  const onPress = vi.fn<() => void>()
  await render(example())
  showSnackbar({ text: 'Διαγράφηκε', action: { label: 'Αναίρεση', onPress } })
  await page.getByRole('button', { name: 'Αναίρεση' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(message('Διαγράφηκε')).not.toBeInTheDocument()
})

it('shows three at once and keeps the others', async () => {
  vi.useRealTimers()
  await render(example())
  for (const at of [1, 2, 3, 4]) showSnackbar({ text: `Λάθος ${at}`, tone: 'error' })
  await expect.element(message('Λάθος 4')).toBeInTheDocument()
  expect(page.getByRole('group').elements()).toHaveLength(3)
  snackbarQueue.close(snackbarQueue.visibleToasts[0]?.key ?? '')
  await expect.element(message('Λάθος 1')).toBeInTheDocument()
})

describe('is said', () => {
  /** The announcement of a message; those of other tests may still be pending. */
  const spokenOf = (start: string, urgency?: 'polite' | 'assertive') =>
    spoken(urgency).filter((words) => words.startsWith(start))

  it.each([
    ['success', 'polite', 'assertive'],
    ['error', 'assertive', 'polite'],
  ] as const)('once, %s in the %s voice', async (tone, urgency, other) => {
    await render(example())
    showSnackbar({ text: 'Αποτέλεσμα', tone })
    await drawn()
    expect(isShown('Αποτέλεσμα')).toBe(true)
    await pass(300)
    expect(spokenOf('Αποτέλεσμα', urgency)).toEqual(['Αποτέλεσμα'])
    expect(spokenOf('Αποτέλεσμα', other)).toEqual([])
  })

  it('by nothing that speaks for itself', async () => {
    await render(example())
    showSnackbar({ text: 'Δεν στάλθηκε', tone: 'error' })
    await drawn()
    const speaks = '[role=alert], [role=status], [role=log], [role=alertdialog], [aria-live]'
    const element = message('Δεν στάλθηκε').element()
    expect([element.closest(speaks), element.querySelector(speaks)]).toEqual([null, null])
  })

  it('together with the way to its action', async () => {
    await render(example({ actionHint: (action) => `${action}: πατήστε F6` }))
    showSnackbar({ text: 'Διαγράφηκε.', action: undo })
    await drawn()
    expect(isShown('Διαγράφηκε.')).toBe(true)
    await pass(300)
    expect(spokenOf('Διαγράφηκε.')).toEqual(['Διαγράφηκε. Αναίρεση: πατήστε F6'])
  })
})
