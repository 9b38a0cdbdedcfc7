import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { HistogramPlot } from '#design-system/charts/Histogram/HistogramPlot.tsx'
import type { Range } from '#design-system/forms/RangeField/range.ts'
import { RangeField, type RangeFieldProps } from '#design-system/forms/RangeField/RangeField.tsx'
import { formats, prices } from '../charts/figures.ts'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const { money } = formats.el

const greek: RangeFieldProps = {
  label: 'Τιμή',
  texts: { from: 'Από', to: 'Έως', noLowest: 'χωρίς κατώτατο όριο', noHighest: 'χωρίς ανώτατο όριο' },
  minValue: 0,
  maxValue: 600_000,
  step: 10_000,
  suffix: '€',
  readValue: (typed) => Number(typed.replaceAll('.', '')) || undefined,
  formatValue: money,
}

const meta = preview.meta({ component: RangeField, args: greek })

export const Open = meta.story({})

export const BothEnds = meta.story({
  args: { defaultValue: { from: 120_000, to: 300_000 } },
  play: async ({ canvas }) => {
    const from = canvas.getByRole('textbox', { name: 'Από' })
    await userEvent.tab()
    await waitFor(() => expect(from).toHaveFocus())
    await userEvent.clear(from)
    await userEvent.keyboard('95.500')
    const low = canvas.getByRole('slider', { name: /Από/ })
    await waitFor(() => expect(low).toHaveAttribute('aria-valuetext', '95.500 €'))
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Έως' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(low).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(low).toHaveAttribute('aria-valuetext', 'χωρίς κατώτατο όριο'))
    await waitFor(() => expect(from).toHaveValue(''))
  },
})

export const UpperEndOpen = meta.story({ args: { defaultValue: { from: 250_000 } } })

/** Values beyond the scale can be typed; the thumb stays at its end. */
export const BeyondTheLine = meta.story({ args: { defaultValue: { from: 480_000, to: 1_250_000 } } })

export const WithError = meta.story({
  args: {
    defaultValue: { from: 400_000, to: 300_000 },
    errorMessage: 'Το «από» είναι μεγαλύτερο από το «έως».',
  },
})

function WithPrices() {
  const [range, setRange] = useState<Range>({ from: 120_000, to: 300_000 })
  const selected = {
    ...(range.from !== undefined && { from: range.from }),
    ...(range.to !== undefined && { to: range.to }),
  }
  return (
    <RangeField
      {...greek}
      value={range}
      onChange={setRange}
      histogram={
        <HistogramPlot
          look="bare"
          bins={prices}
          selected={selected}
          summary="341 αγγελίες, οι περισσότερες από 100.000 € έως 250.000 €."
          formatValue={money}
          formatBin={({ from, count }) => `από ${money(from)}: ${count} αγγελίες`}
          formatCount={String}
        />
      }
    />
  )
}

export const WithHistogram = meta.story({ render: () => <WithPrices /> })

export const NarrowWithHistogram = meta.story({
  render: () => (
    <Narrow>
      <WithPrices />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <RangeField
        {...greek}
        label="Grundstückskaufpreisspanne"
        description="Einschließlich Grunderwerbsteuervorauszahlung"
        texts={{
          from: 'Mindestkaufpreis',
          to: 'Höchstkaufpreis',
          noLowest: 'ohne Untergrenze',
          noHighest: 'ohne Obergrenze',
        }}
        defaultValue={{ from: 1_250_000, to: 12_500_000 }}
        maxValue={20_000_000}
        step={250_000}
        formatValue={formats.de.money}
        errorMessage="Für diese Grundstückskaufpreisspanne gibt es keine Anzeigen"
      />
    </Narrow>
  ),
})
