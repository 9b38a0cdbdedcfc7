import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { RangeField } from './RangeField.tsx'
import type { Range } from './range.ts'

const texts = { from: 'Από', to: 'Έως', noLowest: 'χωρίς κατώτατο', noHighest: 'χωρίς ανώτατο' }

function Prices({ initial = {} }: { initial?: Range }) {
  const [range, setRange] = useState(initial)
  return (
    <DesignSystemProvider locale="el-GR">
      <form>
        <RangeField
          label="Τιμή"
          texts={texts}
          value={range}
          onChange={setRange}
          minValue={0}
          maxValue={1_000_000}
          step={50_000}
          suffix="€"
          fromName="min"
          toName="max"
          readValue={(typed) => Number(typed.replaceAll('.', '')) || undefined}
          formatValue={(value) => `${value.toLocaleString('el-GR')} ευρώ`}
        />
      </form>
    </DesignSystemProvider>
  )
}

const from = page.getByRole('textbox', { name: 'Από' })
const to = page.getByRole('textbox', { name: 'Έως' })
const low = page.getByRole('slider', { name: /Από/ })
const high = page.getByRole('slider', { name: /Έως/ })

describe('RangeField', () => {
  it('is entered at its fields; the slider comes after them', async () => {
    await render(<Prices />)
    for (const stop of [from, to, low, high]) {
      await userEvent.tab()
      await expect.element(stop).toHaveFocus()
    }
  })

  it('takes any number by typing, and the slider shows the nearest step and announces the exact value', async () => {
    const { container } = await render(<Prices />)
    await userEvent.fill(from, '123.456')
    await expect.element(low).toHaveAttribute('aria-valuetext', '123.456 ευρώ')
    await expect.element(low).toHaveValue('100000')
    await userEvent.fill(to, '7.500.000')
    await expect.element(high).toHaveAttribute('aria-valuetext', '7.500.000 ευρώ')
    const form = container.querySelector('form')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ min: '123.456', max: '7.500.000' })
  })

  it('writes what the slider chooses into the field, and leaves the other end alone', async () => {
    await render(<Prices initial={{ from: 123_456 }} />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(to).toHaveValue('950000')
    await expect.element(high).toHaveAttribute('aria-valuetext', '950.000 ευρώ')
    await expect.element(from).toHaveValue('123456')
  })

  it('is open at the ends of the track, and says so', async () => {
    await render(<Prices initial={{ from: 50_000, to: 950_000 }} />)
    await userEvent.click(to)
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect.element(from).toHaveValue('')
    await expect.element(low).toHaveAttribute('aria-valuetext', 'χωρίς κατώτατο')
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect.element(to).toHaveValue('')
    await expect.element(high).toHaveAttribute('aria-valuetext', 'χωρίς ανώτατο')
  })

  it('never lets the thumbs cross', async () => {
    await render(<Prices initial={{ from: 400_000, to: 450_000 }} />)
    await userEvent.click(to)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{PageUp}')
    await expect.element(from).toHaveValue('450000')
    await expect.element(to).toHaveValue('450000')
  })
})
