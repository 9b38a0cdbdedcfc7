import { expect, userEvent, waitFor, within } from 'storybook/test'
import { VendorDialog } from '#app/shared/consent/vendors/VendorDialog.tsx'
import preview from '../../../.storybook/preview.tsx'
import { AppSurroundings } from '../Surroundings.tsx'
import { sampleList, sampleVendors } from './sampleVendors.ts'

/** The question about companies, with the portal's own services. */
function Screen() {
  return (
    <AppSurroundings address="/">
      <VendorDialog
        services={{ writeKey: 'some-key', vendors: sampleVendors }}
        vendors={sampleVendors}
        list={sampleList}
        onEnd={() => undefined}
      />
    </AppSurroundings>
  )
}

const meta = preview.meta({ component: Screen, parameters: { layout: 'fullscreen' } })

export const Asked = meta.story({
  play: async () => {
    await within(document.body).findByRole('dialog')
  },
})

/** Purposes, special features and companies one by one, with a company opened. */
export const OneByOne = meta.story({
  play: async () => {
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: 'Επιλογή ένα προς ένα' }))
    await userEvent.click(await body.findByText('Alpha Advertising'))
    await waitFor(() =>
      expect(body.getByRole('checkbox', { name: 'Συμφωνώ: Alpha Advertising' })).toBeVisible(),
    )
  },
})
