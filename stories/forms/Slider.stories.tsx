import { expect, userEvent, waitFor } from 'storybook/test'
import { Slider } from '#design-system/forms/Slider/Slider.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: Slider,
  args: {
    label: 'Ακτίνα αναζήτησης',
    minValue: 1,
    maxValue: 50,
    defaultValue: 5,
    formatValue: (km: number) => `${km} χλμ.`,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Ακτίνα αναζήτησης' })
    await userEvent.tab()
    await waitFor(() => expect(thumb).toHaveFocus())
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', '5 χλμ.'))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', '10 χλμ.'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByText('50 χλμ.')).toBeVisible())
  },
})

export const AtTheBeginning = meta.story({ args: { defaultValue: 1 } })

export const AtTheEnd = meta.story({ args: { defaultValue: 50 } })

export const WithDescription = meta.story({
  args: { description: 'Γύρω από το κέντρο του χάρτη.', note: 'προαιρετικό' },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Slider
        label="Höchstentfernung zum Strandzugang"
        description="Fußwegentfernung, nicht Luftlinienentfernung"
        minValue={0}
        maxValue={100}
        defaultValue={75}
        formatValue={(value) => `${value},0 Kilometer Fußwegentfernung`}
      />
    </Narrow>
  ),
})
