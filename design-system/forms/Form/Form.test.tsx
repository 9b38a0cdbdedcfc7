import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { type Ear, listen } from '../../testing/spoken.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { covers } from '../../../tests/covers.ts'
import { Form } from './Form.tsx'
import type { Refusal } from './formState.ts'
import { useForm } from './useForm.ts'

const texts = {
  problem: 'Υπάρχει πρόβλημα',
  pending: 'Γίνεται αποστολή',
  done: 'Στάλθηκε',
  required: '(υποχρεωτικά)',
}
const initial = { name: '', email: '', kind: '', terms: false }
type Values = typeof initial
type Answer = Refusal<Values> | undefined

const required = (message: string) => (value: string) => (value === '' ? message : undefined)

function Contact({ onSubmit }: { onSubmit: (values: Values) => Promise<Answer> }) {
  const form = useForm({
    values: initial,
    validators: {
      name: required('Συμπληρώστε το όνομά σας'),
      email: (email) => (email.includes('@') ? undefined : 'Συμπληρώστε το email'),
      kind: required('Διαλέξτε τι είστε'),
      terms: (_, { terms }) => (terms ? undefined : 'Αποδεχθείτε τους όρους'),
    },
    checkedOnLeave: ['email'],
    onSubmit,
    failureMessage: 'Κάτι πήγε στραβά',
  })
  return (
    <Form form={form} texts={texts} action="/contact" name="contact">
      <TextField label="Όνομα" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      <RadioGroup
        label="Είστε"
        options={[
          { value: 'buyer', label: 'Αγοραστής' },
          { value: 'seller', label: 'Πωλητής' },
        ]}
        {...form.field('kind')}
      />
      <Checkbox {...form.toggle('terms')}>Συμφωνώ</Checkbox>
      <Button type="submit" isPending={form.isSubmitting} pendingLabel={texts.pending}>
        Αποστολή
      </Button>
      <p>status: {form.status}</p>
    </Form>
  )
}

const summary = page.getByRole('region', { name: 'Υπάρχει πρόβλημα' })
const name = page.getByRole('textbox', { name: 'Όνομα' })
const email = page.getByRole('textbox', { name: 'Email' })
const send = page.getByRole('button', { name: 'Αποστολή' })
const status = async (expected: string) => {
  await expect.element(page.getByText(`status: ${expected}`)).toBeInTheDocument()
}

const fillIn = async () => {
  await userEvent.fill(name, 'Μαρία')
  await userEvent.fill(email, 'maria@example.gr')
  await userEvent.click(page.getByText('Πωλητής'))
  await userEvent.click(page.getByText('Συμφωνώ'))
}

/** A server that replies on demand. */
const server = () => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  return { onSubmit: vi.fn<(values: Values) => Promise<Answer>>(() => promise), resolve, reject }
}

const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

describe('Form', () => {
  it('reports the errors of an empty form in a summary that takes focus and at each field in the same words', async () => {
    const { onSubmit } = server()
    await render(<Contact onSubmit={onSubmit} />)
    await userEvent.click(send)
    await expect.element(summary).toHaveFocus()
    await expect
      .element(summary)
      .toHaveAccessibleDescription(
        'Συμπληρώστε το όνομά σας Συμπληρώστε το email Διαλέξτε τι είστε Αποδεχθείτε τους όρους',
      )
    await expect.element(name).toHaveAccessibleDescription('Συμπληρώστε το όνομά σας')
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('leads from each item to its field, by keyboard', async () => {
    await render(<Contact onSubmit={server().onSubmit} />)
    await userEvent.click(send)
    const targets = [
      ['Συμπληρώστε το όνομά σας', name],
      ['Διαλέξτε τι είστε', page.getByRole('radio', { name: 'Αγοραστής' })],
      ['Αποδεχθείτε τους όρους', page.getByRole('checkbox', { name: 'Συμφωνώ' })],
    ] as const
    for (const [message, target] of targets) {
      const link = summary.getByRole('link', { name: message })
      link.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(target).toHaveFocus()
    }
    expect(location.hash).toBe('')
  })

  it('keeps, while edited, only what is still wrong, and is content when nothing is', async () => {
    await render(<Contact onSubmit={server().onSubmit} />)
    await fillIn()
    await userEvent.fill(name, '')
    await userEvent.fill(email, 'maria')
    await userEvent.click(send)
    await expect.element(summary.getByRole('link').nth(1)).toHaveTextContent('Συμπληρώστε το email')
    await userEvent.fill(name, 'Μ')
    await expect.element(name).not.toHaveAttribute('aria-invalid')
    await status('error')
    await userEvent.fill(email, 'maria@example.gr')
    await status('idle')
    await expect.element(summary).not.toBeInTheDocument()
    await userEvent.fill(name, '')
    await expect.element(name).not.toHaveAttribute('aria-invalid')
  })

  it('validates a field on blur on request, once it was changed, and does not move focus', async () => {
    await render(<Contact onSubmit={server().onSubmit} />)
    await userEvent.click(email)
    await userEvent.tab()
    await expect.element(email).not.toHaveAttribute('aria-invalid')
    await userEvent.fill(email, 'maria')
    await userEvent.click(name)
    await expect.element(email).toHaveAccessibleDescription('Συμπληρώστε το email')
    await expect.element(name).toHaveFocus()
    await expect.element(summary).not.toBeInTheDocument()
  })

  it('sends once, however often it is submitted', async () => {
    const { onSubmit, resolve } = server()
    await render(<Contact onSubmit={onSubmit} />)
    await fillIn()
    await userEvent.click(name)
    await userEvent.keyboard('{Enter}{Enter}')
    // The button may be marked as disabled by then: users click it all the same.
    await userEvent.click(send, { force: true })
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Μαρία',
      email: 'maria@example.gr',
      kind: 'seller',
      terms: true,
    })
    resolve(undefined)
    await status('success')
  })

  it('shows what the server refused, by field and as a whole, and keeps it until that field is edited', async () => {
    const { onSubmit, resolve } = server()
    await render(<Contact onSubmit={onSubmit} />)
    await fillIn()
    await userEvent.click(send)
    resolve({ errors: { email: 'Υπάρχει ήδη λογαριασμός' }, message: 'Δεν έγινε η εγγραφή' })
    await expect.element(summary).toHaveFocus()
    await expect.element(summary).toHaveAccessibleDescription('Δεν έγινε η εγγραφή Υπάρχει ήδη λογαριασμός')
    await userEvent.fill(name, 'Μαρία Π.')
    await expect.element(email).toHaveAccessibleDescription('Υπάρχει ήδη λογαριασμός')
    await userEvent.fill(email, 'm@example.gr')
    await status('idle')
  })

  it('has the heading of the refusal until a field is edited or the form is sent again', async () => {
    const { onSubmit, resolve } = server()
    await render(<Contact onSubmit={onSubmit} />)
    await fillIn()
    await userEvent.click(send)
    resolve({ heading: 'Δεν υπάρχει σύνδεση', message: 'Δοκιμάστε ξανά' })
    await expect.element(page.getByRole('region', { name: 'Δεν υπάρχει σύνδεση' })).toHaveFocus()
    await expect.element(summary).not.toBeInTheDocument()
    await userEvent.fill(email, 'm')
    await userEvent.click(send)
    await expect.element(summary).toHaveFocus()
  })

  it('shows a message when sending throws, and rethrows the error', async () => {
    const { onSubmit, reject } = server()
    const seen = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
    await render(<Contact onSubmit={onSubmit} />)
    await fillIn()
    await userEvent.click(send)
    const broken = new Error('broken')
    reject(broken)
    await expect.element(summary).toHaveAccessibleDescription('Κάτι πήγε στραβά')
    expect(seen).toHaveBeenCalledWith(broken)
    seen.mockRestore()
  })

  it('marks what must be filled in, for the eye by a word and for the ear by the field', async () => {
    const { container } = await render(<Contact onSubmit={server().onSubmit} />)
    await expect.element(name).toHaveAttribute('aria-required', 'true')
    await expect.element(email).toHaveAttribute('aria-required', 'true')
    await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true')
    await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-required', 'true')
    expect(container.querySelectorAll('[data-word="(υποχρεωτικά)"]')).toHaveLength(4)
    // The word is not said beside what the field says itself.
    await expect.element(page.getByRole('textbox', { name: 'Όνομα', exact: true })).toBeVisible()
    await fillIn()
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-required', 'true')
    expect(container.querySelectorAll('[data-word="(υποχρεωτικά)"]')).toHaveLength(4)
  })

  it('can be sent without script', async () => {
    const { container } = await render(<Contact onSubmit={server().onSubmit} />)
    await fillIn()
    const form = container.querySelector('form')
    expect(form?.method).toBe('post')
    expect(form?.getAttribute('action')).toBe('/contact')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({
      name: 'Μαρία',
      email: 'maria@example.gr',
      kind: 'seller',
      terms: 'on',
    })
  })
})

describe('a form that is sending', () => {
  let ear: Ear
  beforeEach(() => void (ear = listen()))
  afterEach(() => {
    ear.stop()
    vi.useRealTimers()
  })

  /** Advances time, and lets React render in between: its own clock is not the fake one. */
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 90) {
      await vi.advanceTimersByTimeAsync(Math.min(90, milliseconds - passed))
      for (let turn = 0; turn < 3; turn++) await nextTask()
    }
  }

  /** Sends a filled-in form, with a slow server. */
  const sendFor = async (milliseconds: number, answer: Answer) => {
    const { onSubmit, resolve } = server()
    await render(<Contact onSubmit={onSubmit} />)
    await fillIn()
    send.element().focus()
    vi.useFakeTimers()
    ;(send.element() as HTMLButtonElement).form?.requestSubmit()
    await pass(milliseconds)
    const wasSpinning = document.querySelector('[role=progressbar]') !== null
    resolve(answer)
    await pass(1000)
    return wasSpinning
  }

  it('is silent for less than a second', covers('states/loading-indicator'), async () => {
    expect(await sendFor(990, undefined)).toBe(false)
    expect(ear.heard).toEqual([])
    expect(document.activeElement).toBe(send.element())
  })

  it('then announces it once, once more when it is done, and keeps focus', async () => {
    expect(await sendFor(5000, undefined)).toBe(true)
    expect(ear.heard).toEqual(['Γίνεται αποστολή', 'Στάλθηκε'])
    expect(document.activeElement).toBe(send.element())
  })

  it('announces once that there is a problem, where focus then is', async () => {
    await sendFor(5000, { message: 'Λάθος κωδικός' })
    expect(ear.heard).toEqual(['Γίνεται αποστολή', 'Υπάρχει πρόβλημα'])
    expect(document.activeElement).toBe(summary.element())
  })
})
