import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Stepper } from './Stepper.tsx'

const show = () =>
  render(
    <Stepper
      label="Καταχώρηση αγγελίας"
      summary="Βήμα 3 από 4: Φωτογραφίες"
      stateLabels={{ done: 'έτοιμο', upcoming: 'ακολουθεί', error: 'με λάθη' }}
      steps={[
        { label: 'Ακίνητο', state: 'done', href: '?step=1' },
        { label: 'Τιμή', state: 'error', href: '?step=2' },
        { label: 'Φωτογραφίες', state: 'current' },
        { label: 'Επικοινωνία', state: 'upcoming' },
      ]}
    />,
  )

it('has the names beside the marks in a column, one below the other', async () => {
  await render(
    <Stepper
      layout="column"
      label="Καταχώρηση αγγελίας"
      stateLabels={{ done: 'έτοιμο', upcoming: 'ακολουθεί', error: 'με λάθη' }}
      steps={[
        { label: 'Ακίνητο', state: 'done', href: '?step=1' },
        { label: 'Φωτογραφίες', state: 'current' },
        { label: 'Επικοινωνία', state: 'upcoming', href: '?step=3' },
      ]}
    />,
  )
  const boxes = ['Ακίνητο', 'Φωτογραφίες', 'Επικοινωνία'].map((name) =>
    page.getByText(name, { exact: true }).element().getBoundingClientRect(),
  )
  const [first, second, third] = boxes.map(({ top }) => top)
  expect([first, second, third].toSorted((one = 0, other = 0) => one - other)).toEqual([first, second, third])
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
  await expect.element(page.getByRole('link', { name: 'Επικοινωνία ακολουθεί' })).toBeVisible()
})

beforeEach(() => page.viewport(1024, 768))
afterEach(() => page.viewport(1024, 768))

it('names every step and its state in words, in order', async () => {
  await show()
  await expect.element(page.getByRole('navigation', { name: 'Καταχώρηση αγγελίας' })).toBeInTheDocument()
  const words = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('a, span')?.textContent)
  expect(words).toEqual(['Ακίνητο έτοιμο', 'Τιμή με λάθη', '3Φωτογραφίες', '4Επικοινωνία ακολουθεί'])
  const [current] = page
    .getByRole('listitem')
    .elements()
    .filter((item) => item.hasAttribute('aria-current'))
  expect(current?.getAttribute('aria-current')).toBe('step')
  expect(current?.textContent).toContain('Φωτογραφίες')
})

it('links back to editable steps, and to no later one', async () => {
  await show()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Ακίνητο έτοιμο' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Τιμή με λάθη' })).toHaveFocus()
  await expect.poll(() => page.getByRole('link').elements()).toHaveLength(2)
})

it('names the step above the marks at 320 px, and nothing sticks out', async () => {
  await page.viewport(320, 600)
  await show()
  await expect.element(page.getByText('Βήμα 3 από 4: Φωτογραφίες')).toBeVisible()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const link of page.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
  await expect.element(page.getByRole('link', { name: 'Ακίνητο έτοιμο' })).toBeInTheDocument()
})
