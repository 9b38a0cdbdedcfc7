import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SignUp, type SignUpProps } from './SignUp.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: SignUp, args: { answer: 'accepts' as SignUpProps['answer'] } })

const fillIn = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Όνομα' }), 'Μαρία')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Επώνυμο' }), 'Παπαδοπούλου')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maria@example.gr')
  await userEvent.type(canvas.getByRole('textbox', { name: /Τηλέφωνο/ }), '+306941234567')
  await userEvent.type(canvas.getByLabelText('Κωδικός'), 'θάλασσα')
  await userEvent.click(canvas.getByText('Ψάχνω ακίνητο'))
  await userEvent.click(canvas.getByRole('checkbox', { name: /όρους/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Εγγραφή' }))
}

export const Empty = meta.story({})

/** Errors are above and at each field, in the same words; a correction removes them. */
export const Wrong = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Εγγραφή' }))
    const summary = await canvas.findByRole('region', { name: 'Υπάρχει πρόβλημα' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const name = canvas.getByRole('textbox', { name: 'Όνομα' })
    await waitFor(() => expect(name).toHaveFocus())
    await waitFor(() => expect(name).toHaveAccessibleDescription('Συμπληρώστε το όνομά σας'))
    await userEvent.keyboard('Μαρία')
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'))
  },
})

export const Pending = meta.story({
  args: { answer: 'never' },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(within(canvasElement))
    await expect(await canvas.findByRole('progressbar')).toHaveAccessibleName('Γίνεται εγγραφή')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Εγγραφή/ })).toHaveFocus())
  },
})

export const Refused = meta.story({
  args: { answer: 'refuses' },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(within(canvasElement))
    const summary = await canvas.findByRole('region', { name: 'Υπάρχει πρόβλημα' })
    await waitFor(() => expect(summary).toHaveFocus())
    await waitFor(() =>
      expect(summary).toHaveAccessibleDescription(
        'Δεν έγινε η εγγραφή. Υπάρχει ήδη λογαριασμός με αυτό το email',
      ),
    )
  },
})

export const Accepted = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fillIn(within(canvasElement))
    await waitFor(() => expect(canvas.getByText('Καλώς ήρθατε, Μαρία')).toBeVisible())
  },
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <SignUp answer="accepts" />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Εγγραφή' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Υπάρχει πρόβλημα' })).toHaveFocus())
  },
})
