import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { ToolButton } from '#design-system/actions/ToolButton/ToolButton.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ component: ToolButton })

export const Available = meta.story({ render: () => <ToolButton icon="plus" label="Μεγέθυνση" /> })

export const Unavailable = meta.story({
  render: () => <ToolButton icon="plus" label="Μεγέθυνση" unavailable="Ο χάρτης δεν μεγεθύνεται άλλο" />,
})

export const EveryLook = meta.story({
  render: () => (
    <Inline>
      {(['plain', 'outlined', 'photo'] as const).flatMap((variant) => [
        <ToolButton key={variant} icon="arrowUp" label={`Πάνω, ${variant}`} variant={variant} />,
        <ToolButton
          key={`${variant}-end`}
          icon="arrowUp"
          label={`Πάνω, ${variant}, στο τέλος`}
          variant={variant}
          unavailable="Είναι ήδη πρώτη"
        />,
      ])}
    </Inline>
  ),
})
