import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Button } from './actions/Button/Button.tsx'
import { ToggleIconButton } from './actions/ToggleIconButton/ToggleIconButton.tsx'
import { Card } from './collections/Card/Card.tsx'
import { Snackbars } from './feedback/Snackbar/Snackbars.tsx'
import { Checkbox } from './forms/Checkbox/Checkbox.tsx'
import { ComboBox } from './forms/ComboBox/ComboBox.tsx'
import { NativeSelect } from './forms/NativeSelect/NativeSelect.tsx'
import { NumberField } from './forms/NumberField/NumberField.tsx'
import { SearchField } from './forms/SearchField/SearchField.tsx'
import { SegmentedControl } from './forms/SegmentedControl/SegmentedControl.tsx'
import { Select } from './forms/Select/Select.tsx'
import { TextField } from './forms/TextField/TextField.tsx'
import { DesignSystemProvider } from './foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { Gallery } from './media/Gallery/Gallery.tsx'
import { Dialog } from './overlays/Dialog/Dialog.tsx'
import { Menu } from './overlays/Menu/Menu.tsx'
import { complaintsOfHydration } from './testing/hydrate.tsx'

const texts = {
  label: 'Φωτογραφίες',
  previous: '<',
  next: '>',
  fullScreen: 'Όλη',
  missing: '',
  close: 'x',
  position: String,
}

/** A page of everything that react-aria has a hand in. */
const everything = (
  <DesignSystemProvider locale="el-GR" navigate={() => {}}>
    <form>
      <SegmentedControl
        label="Σκοπός"
        name="contract"
        defaultValue="2"
        options={[
          { value: '1', label: 'Αγορά' },
          { value: '2', label: 'Ενοικίαση' },
        ]}
      />
      <SearchField label="Λέξεις" name="keyword" defaultValue="κήπος" clearLabel="x" />
      <ComboBox
        label="Περιοχή"
        name="place"
        defaultInputValue="Παγκράτι"
        items={[]}
        onSelect={() => {}}
        emptyText="-"
      />
      <NumberField label="Έως" name="price" defaultValue="300000" />
      <TextField label="Email" name="email" defaultValue="m@example.gr" />
      <NativeSelect label="Σειρά" name="order" options={[{ value: 'price', label: 'Τιμή' }]} />
      <Select label="Γραφείο" name="agency" options={[{ id: 'a', label: 'Α' }]} defaultValue="a" />
      <Checkbox name="lift" value="1" defaultSelected>
        Ασανσέρ
      </Checkbox>
      <Button type="submit">Αναζήτηση</Button>
    </form>
    <Card
      href="/1"
      title="Σπίτι"
      control={<ToggleIconButton icon="heart" selectedIcon="heartFilled" label="Αποθήκευση" />}
    />
    <Menu label="Γλώσσα" items={[{ id: 'el', label: 'Ελληνικά' }]} />
    <Gallery photos={[{ id: '1', path: '/x', widths: [320], alt: 'Σπίτι' }]} texts={texts} />
    <Dialog isOpen={false} onClose={() => {}} title="Είσοδος" closeLabel="x">
      -
    </Dialog>
    <Snackbars label="Ειδοποιήσεις" closeLabel="x" />
  </DesignSystemProvider>
)

const place = () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(everything)
  return root
}

afterEach(() => document.body.replaceChildren())

it('submits every field from the server markup, before any script ran', () => {
  const form = place().querySelector('form')
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    contract: '2',
    keyword: 'κήπος',
    place: 'Παγκράτι',
    price: '300000',
    email: 'm@example.gr',
    order: 'price',
    agency: 'a',
    lift: '1',
  })
})

it('hydrates without a warning', async () => {
  expect(await complaintsOfHydration(place(), everything)).toEqual([])
})
