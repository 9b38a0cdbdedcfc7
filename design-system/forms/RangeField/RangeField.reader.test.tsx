import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { hear } from '../../../tests/reader/hear.ts'
import { RangeField } from './RangeField.tsx'
import type { Range } from './range.ts'

const texts = { from: 'Από', to: 'Έως', noLowest: 'χωρίς κατώτατο', noHighest: 'χωρίς ανώτατο' }

function Prices() {
  const [range, setRange] = useState<Range>({})
  return (
    <DesignSystemProvider locale="el-GR">
      <RangeField
        label="Τιμή"
        texts={texts}
        value={range}
        onChange={setRange}
        minValue={0}
        maxValue={1_000_000}
        step={50_000}
        suffix="€"
        readValue={(typed) => Number(typed.replaceAll('.', '')) || undefined}
        formatValue={(value) => `${value.toLocaleString('el-GR')} ευρώ`}
      />
    </DesignSystemProvider>
  )
}

it('a range announces its fields first, then its thumbs with their value in words', async () => {
  await render(<Prices />)
  const heard = await hear(async () => {
    await userEvent.tab()
    await userEvent.keyboard('100000')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.tab({ shift: true })
    await userEvent.tab()
  })
  expect(heard).toEqual([
    'textbox, Από',
    'textbox, Έως',
    'slider, Από Τιμή, orientated horizontally, max value 1000000, min value 0, current value 100.000 ευρώ',
    'slider, Έως Τιμή, orientated horizontally, max value 1000000, min value 100000, current value χωρίς ανώτατο',
    'slider, Από Τιμή, orientated horizontally, max value 950000, min value 0, current value 100.000 ευρώ',
    'slider, Έως Τιμή, orientated horizontally, max value 1000000, min value 100000, current value 950.000 ευρώ',
  ])
})
