import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SearchSummary } from '#design-system/navigation/SearchSummary/SearchSummary.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: SearchSummary,
  args: { href: '/', children: 'Βρείτε σπίτι', onPress: fn(), onIntent: fn() },
})

export const Invitation = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const pill = canvas.getByRole('link', { name: 'Βρείτε σπίτι' })
    await waitFor(() => expect(pill).toHaveFocus())
    await expect(args.onIntent).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce())
  },
})

/** Its popover is shown. */
export const Open = meta.story({ args: { isOpen: true } })

/** A link to the form. */
export const WithoutScript = meta.story({
  render: () => <SearchSummary href="/">Βρείτε σπίτι</SearchSummary>,
})

export const LongGreekText = meta.story({
  render: (args) => (
    <Narrow>
      <SearchSummary {...args}>Διαμέρισμα στο Παγκράτι έως 280.000 € με ασανσέρ και βεράντα</SearchSummary>
    </Narrow>
  ),
})
