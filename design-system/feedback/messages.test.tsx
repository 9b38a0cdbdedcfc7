import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Badge } from './Badge/Badge.tsx'
import { EmptyState } from './EmptyState/EmptyState.tsx'
import { Notice } from './Notice/Notice.tsx'
import { ProgressBar } from './Progress/ProgressBar.tsx'
import { Skeleton } from './Skeleton/Skeleton.tsx'

it('Badge says it in words', async () => {
  await render(
    <Badge tone="cut" icon="priceDown">
      −6 %
    </Badge>,
  )
  await expect.element(page.getByText('−6 %')).toBeInTheDocument()
})

it('Notice is named by its heading and takes focus as an error summary', async () => {
  const ref: { current: HTMLElement | null } = { current: null }
  await render(
    <Notice ref={ref} tone="danger" heading="Υπάρχει πρόβλημα" role="alert" isFocusTarget>
      <a href="#email">Συμπληρώστε το email</a>
    </Notice>,
  )
  ref.current?.focus()
  await expect.element(page.getByRole('alert', { name: 'Υπάρχει πρόβλημα' })).toHaveFocus()
})

it.each([
  ['its heading and its text', 'Ένα βήμα έμεινε', 'Ένα βήμα έμεινε', 'Ανοίξτε τον σύνδεσμο'],
  ['its text, where it has no heading', undefined, 'Ανοίξτε τον σύνδεσμο', ''],
])('Notice reads, when it takes focus, %s', async (_, heading, name, description) => {
  await render(
    <Notice {...(heading !== undefined && { heading })} isFocusTarget>
      <p>Ανοίξτε τον σύνδεσμο</p>
    </Notice>,
  )
  const notice = page.getByRole('region', { name })
  await expect.element(notice).toBeVisible()
  await expect.element(notice).toHaveAccessibleDescription(description)
})

it('Skeleton is silent', async () => {
  const { container } = await render(<Skeleton shape="photo" />)
  expect(container.querySelector('[aria-hidden=true]')).not.toBeNull()
})

it('EmptyState has a heading in the outline', async () => {
  await render(<EmptyState heading="Καμία αγγελία" headingLevel={3} />)
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Καμία αγγελία')
})

it('ProgressBar exposes name and value in words', async () => {
  await render(<ProgressBar label="Ανέβασμα" value={3} max={12} valueText="3 από 12" />)
  const bar = page.getByRole('progressbar', { name: 'Ανέβασμα' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3 από 12')
})

it('ProgressBar without a value says that the progress is unknown', async () => {
  await render(<ProgressBar aria-label="Ανέβασμα" valueText="Σε εξέλιξη" />)
  const bar = page.getByRole('progressbar', { name: 'Ανέβασμα' })
  expect(bar.element().matches(':indeterminate')).toBe(true)
  await expect.element(page.getByText('Σε εξέλιξη')).not.toBeInTheDocument()
})
