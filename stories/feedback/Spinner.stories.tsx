import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ component: Spinner, args: { label: 'Γίνεται φόρτωση' } })

export const Waiting = meta.story({})

export const BesideAHeading = meta.story({
  render: (args) => (
    <Inline>
      <Heading level={2}>412 ακίνητα</Heading>
      <Spinner {...args} />
    </Inline>
  ),
})

function Loading() {
  const [isPending, setPending] = useState(false)
  const isShown = usePendingShown(isPending)
  return (
    <Inline>
      <Button onPress={() => setPending(!isPending)}>{isPending ? 'Διακοπή' : 'Φόρτωση'}</Button>
      {isShown && <Spinner label="Φορτώνουν οι αγγελίες" />}
    </Inline>
  )
}

/** Work that ends within a second shows no spinner at all. */
export const AfterASecond = meta.story({
  render: () => <Loading />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', { name: 'Διακοπή' })
    // That it does not appear sooner is tested with a fake clock: usePendingShown.test.tsx.
    await canvas.findByRole('progressbar', { name: 'Φορτώνουν οι αγγελίες' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
  },
})
