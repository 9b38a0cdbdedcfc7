import { screen } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { DialogFoot } from '#design-system/overlays/DialogFoot/DialogFoot.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ component: DialogFoot })

const fields = ['Ονοματεπώνυμο', 'Email', 'Τηλέφωνο', 'Πόλη', 'Οδός', 'Αριθμός'] as const

/** A form that is higher than its window: the button stays. */
export const BelowALongForm = meta.story({
  render: () => (
    <Dialog isOpen onClose={() => undefined} title="Μήνυμα στον αγγελιοδότη" closeLabel="Κλείσιμο">
      <form>
        <Stack>
          {fields.map((label) => (
            <TextField key={label} label={label} />
          ))}
          <TextArea label="Το μήνυμά σας" rows={8} />
          <DialogFoot>
            <Button type="submit">Αποστολή</Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole('button', { name: 'Αποστολή' })
  },
})
