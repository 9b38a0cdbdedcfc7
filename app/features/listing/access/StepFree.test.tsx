import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { flatDetail } from '#stories/app/sample/detail.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { StepFree } from './StepFree.tsx'

const open = (query: string) =>
  render(
    <AppSurroundings address={`/aggelies/${flatDetail.id}/${query}`}>
      <StepFree
        listing={{
          ...flatDetail,
          more: { stepsToLift: 2, doorWidth: 82, levelShower: true, turningSpace: true },
        }}
      />
    </AppSurroundings>,
  )
const fact = (term: string) => page.getByText(term, { exact: true })

it('says each link of the way against the usual measures, and what is unknown', async () => {
  await open('')
  await expect.element(page.getByText('Κάποιο σημείο της διαδρομής', { exact: false })).toBeVisible()
  await expect.element(fact('Από τον δρόμο')).not.toBeVisible()
  await page.getByText(/^Η διαδρομή, με/).click()
  await expect.element(fact('Από τον δρόμο')).toBeVisible()
  const text = document.body.textContent.replaceAll('\u00a0', ' ')
  expect(text).toContain('Δεν ταιριάζει: 2 σκαλοπάτια')
  expect(text).toContain('Ταιριάζει: 82 εκατοστά')
  expect(text).toContain('Κάποιο σημείο της διαδρομής δεν ταιριάζει')
})

it('takes one’s own measures from the address', async () => {
  await open('?width=85&steps=2')
  await expect.element(page.getByLabelText('Πλάτος που χρειάζεστε')).toBeVisible()
  await expect.element(page.getByLabelText('Πλάτος που χρειάζεστε')).toHaveValue('85')
  const text = document.body.textContent.replaceAll('\u00a0', ' ')
  expect(text).toContain('Ταιριάζει: 2 σκαλοπάτια')
  expect(text).toContain('Δεν ταιριάζει: 82 εκατοστά')
})
