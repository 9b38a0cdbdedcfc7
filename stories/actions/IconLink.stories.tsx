import { expect, userEvent, waitFor } from 'storybook/test'
import { IconLink } from '#design-system/actions/IconLink/IconLink.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  component: IconLink,
  args: { href: '/user/saved/', label: 'Αποθηκευμένα', icon: 'heart' as const },
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Αποθηκευμένα' })).toHaveFocus())
  },
})

/** A number, a dot for what is new, and the page that is shown. */
export const Counted = meta.story({
  render: (args) => (
    <Inline>
      <IconLink {...args} count={6} />
      <IconLink href="/user/messages/" label="Μηνύματα" icon="mail" news="2 αδιάβαστα" />
      <IconLink href="/utente/profilo/" label="Εγώ" icon="user" current="page" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Αποθηκευμένα 6' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Μηνύματα 2 αδιάβαστα' })).toBeVisible()
  },
})
