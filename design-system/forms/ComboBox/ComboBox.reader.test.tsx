import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { hear } from '../../../tests/reader/hear.ts'
import { ComboBox } from './ComboBox.tsx'

const places = [
  { id: 'pagkrati', label: 'Παγκράτι' },
  { id: 'paros', label: 'Πάρος' },
  { id: 'patra', label: 'Πάτρα' },
]

function Places() {
  const [typed, setTyped] = useState('')
  return (
    <DesignSystemProvider locale="el-GR">
      <ComboBox
        label="Περιοχή"
        items={places.filter(({ label }) => label.startsWith(typed))}
        inputValue={typed}
        onInputChange={setTyped}
        onSelect={() => {}}
        emptyText="Καμία περιοχή"
        countText={(count) => (count === 1 ? '1 περιοχή' : `${count} περιοχές`)}
      />
    </DesignSystemProvider>
  )
}

it('a combobox announces how many places there are, each that is focused, and the chosen one', async () => {
  await render(<Places />)
  const heard = await hear(async ({ until }) => {
    await userEvent.tab()
    await userEvent.keyboard('Πά')
    await until('2 περιοχές')
    await userEvent.keyboard('{ArrowDown}')
    await until('Πάρος')
    await userEvent.keyboard('{ArrowDown}')
    await until('Πάτρα')
    await userEvent.keyboard('{Enter}')
    await expect.element(document.querySelector('input')).toHaveValue('Πάτρα')
  })
  expect(heard).toEqual([
    'combobox, Περιοχή, has popup listbox, not expanded, autocomplete in list',
    'polite: 2 περιοχές',
    'option, Πάρος',
    'option, Πάτρα',
    'combobox, Περιοχή, Πάτρα, has popup listbox, not expanded, autocomplete in list',
  ])
})
