import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { DesignSystemProvider } from '../foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { DataTable } from './DataTable/DataTable.tsx'
import { FactList } from './FactList/FactList.tsx'
import { GridList } from './GridList/GridList.tsx'
import { SortableTable } from './SortableTable/SortableTable.tsx'
import { TagGroup } from './TagGroup/TagGroup.tsx'
import { Tree } from './Tree/Tree.tsx'
import { complaintsOfHydration } from '../testing/hydrate.tsx'

const columns = [{ id: 'place', header: 'Περιοχή', isSortable: true }] as const
const rows = [{ id: '1', cells: { place: 'Παγκράτι' } }]

const everything = (
  <DesignSystemProvider locale="el-GR">
    <FactList facts={[{ term: 'Εμβαδόν', value: '96 τ.μ.' }]} />
    <DataTable caption="Τιμές" columns={columns} rows={rows} />
    <SortableTable
      caption="Περιοχές"
      columns={columns}
      rows={rows}
      onSortChange={() => {}}
      sortedText={() => '-'}
      emptyText="-"
    />
    <GridList aria-label="Αναζητήσεις" items={[{ id: '1', title: 'Χανιά', href: '/1' }]} emptyState="-" />
    <TagGroup label="Φίλτρα" tags={[{ id: '1', label: 'Με κήπο' }]} onRemove={() => {}} emptyText="-" />
    <Tree
      aria-label="Τόποι"
      nodes={[{ id: 'a', label: 'Αττική', children: [{ id: 'b', label: 'Αθήνα' }] }]}
      selectionMode="multiple"
      defaultExpandedKeys={['a']}
      loadingLabel="-"
      emptyState="-"
    />
  </DesignSystemProvider>
)

const place = () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(everything)
  return root
}

afterEach(() => document.body.replaceChildren())

it('is there to be read before any script ran', () => {
  const { textContent } = place()
  for (const words of ['96 τ.μ.', 'Παγκράτι', 'Χανιά', 'Με κήπο', 'Αττική', 'Αθήνα'])
    expect(textContent).toContain(words)
})

it('hydrates without a warning', async () => {
  expect(await complaintsOfHydration(place(), everything)).toEqual([])
})
