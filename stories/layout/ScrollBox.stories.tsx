import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'

/** Earlier and later lines. */
function Growing() {
  const [[from, to], setSpan] = useState([20, 60])
  return (
    <Stack>
      <ScrollBox aria-label="Γραμμές" first={from} last={to}>
        {Array.from({ length: to - from }, (_, at) => (
          <Text key={from + at}>{`Γραμμή ${from + at}`}</Text>
        ))}
      </ScrollBox>
      <Button onPress={() => setSpan([from - 10, to])}>Παλαιότερες</Button>
      <Button onPress={() => setSpan([from, to + 1])}>Νέα</Button>
    </Stack>
  )
}

const meta = preview.meta({
  component: ScrollBox,
  args: { 'aria-label': 'Γραμμές', first: 0, last: 0, children: null },
})

/** Starts at its end; earlier content moves nothing, later content is shown. */
export const GrowsAtBothEnds = meta.story({
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Γραμμές' })
    await waitFor(() => expect(box.scrollTop).toBe(box.scrollHeight - box.clientHeight))
    box.scrollTop = 200
    const seen = canvas.getByText('Γραμμή 30').getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Παλαιότερες' }))
    await waitFor(() =>
      expect(canvas.getByText('Γραμμή 30').getBoundingClientRect().top).toBeCloseTo(seen, 0),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Νέα' }))
    await waitFor(() => expect(box.scrollTop).toBe(box.scrollHeight - box.clientHeight))
  },
})
