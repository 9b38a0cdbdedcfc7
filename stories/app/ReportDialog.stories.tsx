import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ReportDialog } from '#app/shared/report/ReportDialog.tsx'
import preview from '../../.storybook/preview.tsx'
import { flatDetail } from './sample/detail.ts'
import { AppSurroundings } from './Surroundings.tsx'

/** The form for reporting a listing. */
function Screen() {
  return (
    <AppSurroundings address={`/aggelies/${flatDetail.id}/`}>
      <ReportDialog id={flatDetail.id} onClose={() => undefined} />
    </AppSurroundings>
  )
}

const meta = preview.meta({ component: Screen, parameters: { layout: 'fullscreen' } })

export const Asked = meta.story({
  play: async () => {
    await within(document.body).findByRole('dialog')
  },
})

/** Sent without a reason. */
export const WithoutReason = meta.story({
  play: async () => {
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: 'Αποστολή' }))
    await waitFor(() => expect(body.getByRole('link', { name: 'Διαλέξτε τι πρόβλημα έχει.' })).toBeVisible())
  },
})
