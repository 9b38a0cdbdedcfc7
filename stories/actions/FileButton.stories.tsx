import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FileButton } from '#design-system/actions/FileButton/FileButton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: FileButton,
  args: {
    children: 'Προσθήκη φωτογραφιών',
    icon: 'camera' as const,
    acceptedFileTypes: ['image/jpeg', 'image/png'],
    allowsMultiple: true,
    onSelect: fn(),
  },
})

function Example() {
  const [names, setNames] = useState<string[]>([])
  return (
    <Stack align="start" space="xs">
      <FileButton icon="camera" allowsMultiple onSelect={(files) => setNames(files.map(({ name }) => name))}>
        Προσθήκη φωτογραφιών
      </FileButton>
      <Text>{names.length > 0 ? names.join(', ') : 'Καμία φωτογραφία'}</Text>
    </Stack>
  )
}

export const Chosen = meta.story({
  render: () => <Example />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Προσθήκη φωτογραφιών' })).toHaveFocus())
    const input = canvasElement.querySelector('input')
    if (input) await userEvent.upload(input, new File(['x'], 'spiti.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(canvas.getByText('spiti.jpg')).toBeVisible())
  },
})

export const Variants = meta.story({ args: { variant: 'primary' } })

export const Pending = meta.story({
  args: { isPending: true, pendingLabel: 'Ανεβαίνουν οι φωτογραφίες' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument()
  },
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <FileButton icon="plan" onSelect={() => {}}>
        Προσθήκη της κάτοψης ή του τοπογραφικού διαγράμματος
      </FileButton>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <FileButton icon="plan" onSelect={() => {}}>
        Grundstücksverkehrsgenehmigung hochladen
      </FileButton>
    </Narrow>
  ),
})
