import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Button, args: { children: 'Αναζήτηση', onPress: fn() } })

export const Primary = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(2))
  },
})

const variants = (
  <Inline>
    <Button>Αναζήτηση</Button>
    <Button variant="secondary">Καταχώρηση</Button>
    <Button variant="soft">Αποθήκευση αναζήτησης</Button>
    <Button variant="quiet">Καθαρισμός</Button>
    <Button variant="danger">Διαγραφή</Button>
  </Inline>
)

export const Variants = meta.story({ render: () => variants })

/** Small quiet buttons whose words, not edges, are in line with the text. */
export const Flush = meta.story({
  render: () => (
    <Stack align="start" space="xxs">
      <span>Ο λογαριασμός σας</span>
      <Button variant="quiet" size="small" flush="start">
        Έξοδος
      </Button>
      <Button variant="quiet" size="small" flush="start">
        Αποχώρηση από την ομάδα
      </Button>
    </Stack>
  ),
})

export const Small = meta.story({ args: { size: 'small', variant: 'secondary' } })

export const WithIcon = meta.story({ args: { icon: 'search' } })

export const WithIconAtTheEnd = meta.story({ args: { iconEnd: 'arrowEnd', variant: 'secondary' } })

/** The spinner appears after a second, over the words: width and focus stay, presses do nothing. */
export const Pending = meta.story({
  args: { isPending: true, pendingLabel: 'Γίνεται αποστολή', children: 'Αποστολή μηνύματος' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('progressbar')).toHaveAccessibleName('Γίνεται αποστολή')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

function Waiting() {
  const [isPending, setPending] = useState(false)
  const press = () => {
    setPending(true)
    setTimeout(() => setPending(false), 4000)
  }
  return (
    <Button isPending={isPending} pendingLabel="Γίνεται αποθήκευση" icon="bell" onPress={press}>
      Αποθήκευση
    </Button>
  )
}

/** Press it: four seconds. */
export const PendingOnceInAWhile = meta.story({ render: () => <Waiting /> })

export const PendingVariants = meta.story({
  render: () => (
    <Inline>
      {(['primary', 'secondary', 'soft', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} isPending pendingLabel="Περιμένετε">
          {variant}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(5))
  },
})

export const FullWidth = meta.story({ args: { width: 'full' } })

export const LongGreekText = meta.story({
  args: { children: 'Αποθήκευση της αναζήτησης και ειδοποίηση για κάθε νέα αγγελία στην περιοχή' },
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Stack>
        <Button icon="bell">Benachrichtigungseinstellungen speichern</Button>
        <Button variant="secondary">Grundstücksverkehrsgenehmigungszuständigkeit</Button>
      </Stack>
    </Narrow>
  ),
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Stack>
        <Button width="full">Επικοινωνία με τον αγγελιοδότη για περισσότερες πληροφορίες</Button>
        {variants}
      </Stack>
    </Narrow>
  ),
})
