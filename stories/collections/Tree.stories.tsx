import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Tree } from '#design-system/collections/Tree/Tree.tsx'
import type { TreeEntry } from '#design-system/collections/Tree/TreeNode.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Tree })

const greece: readonly TreeEntry[] = [
  {
    id: 'attica',
    label: 'Αττική',
    detail: '41.208',
    children: [
      {
        id: 'athens-centre',
        label: 'Κεντρικός Τομέας Αθηνών',
        detail: '12.480',
        children: [
          { id: 'athens', label: 'Αθήνα', detail: '9.412' },
          { id: 'kaisariani', label: 'Καισαριανή', detail: '611' },
          { id: 'vyronas', label: 'Βύρωνας', detail: '902' },
        ],
      },
      {
        id: 'piraeus-unit',
        label: 'Πειραιάς',
        detail: '3.118',
        children: [
          { id: 'piraeus', label: 'Δήμος Πειραιά', detail: '2.204' },
          { id: 'nikaia', label: 'Νίκαια - Άγιος Ιωάννης Ρέντης', detail: '914' },
        ],
      },
    ],
  },
  {
    id: 'crete',
    label: 'Κρήτη',
    detail: '6.020',
    children: [
      { id: 'chania', label: 'Χανιά', detail: '2.871' },
      { id: 'rethymno', label: 'Ρέθυμνο', detail: '1.140' },
    ],
  },
  { id: 'athos', label: 'Άγιον Όρος' },
]

interface PlacesProps {
  selectionMode?: 'single' | 'multiple'
  chosen?: readonly string[]
}

function Places({ selectionMode = 'multiple', chosen = ['kaisariani', 'crete'] }: PlacesProps) {
  const [selectedKeys, setSelected] = useState<ReadonlySet<string>>(new Set(chosen))
  return (
    <Tree
      aria-label="Περιοχές"
      nodes={greece}
      selectionMode={selectionMode}
      selectedKeys={selectedKeys}
      onSelectionChange={setSelected}
      defaultExpandedKeys={['attica', 'athens-centre']}
      loadingLabel="Φορτώνουν περιοχές"
      emptyState="Καμία περιοχή"
    />
  )
}

export const WholeBranches = meta.story({
  render: () => <Places />,
  play: async ({ canvasElement }) => {
    const row = (name: RegExp) => within(canvasElement).getByRole('row', { name })
    const box = (name: RegExp) => within(row(name)).getByRole('checkbox')
    await waitFor(() => expect(box(/^Αττική/)).toBePartiallyChecked())
    // To the last municipality of the open unit, choosing its brothers on the way.
    await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown} {ArrowDown}{ArrowDown} ')
    await waitFor(() => expect(box(/^Κεντρικός Τομέας/)).toBeChecked())
    await waitFor(() => expect(box(/^Αττική/)).toBePartiallyChecked())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(row(/^Κεντρικός Τομέας/)).toHaveAttribute('aria-expanded', 'false'))
  },
})

export const OneOfThem = meta.story({ render: () => <Places selectionMode="single" chosen={['athens']} /> })

export const OnlyToLookAt = meta.story({
  render: () => (
    <Tree
      aria-label="Περιοχές"
      nodes={greece}
      defaultExpandedKeys={['attica']}
      loadingLabel="-"
      emptyState="-"
    />
  ),
})

const closed: readonly TreeEntry[] = [
  { id: 'macedonia', label: 'Κεντρική Μακεδονία', isBranch: true },
  { id: 'thessaly', label: 'Θεσσαλία', isBranch: true },
]

function LoadingPlaces({ arrives }: { arrives: boolean }) {
  const [nodes, setNodes] = useState(closed)
  const load = (id: string) => {
    const children = [
      { id: `${id}-1`, label: 'Πρώτη περιφερειακή ενότητα' },
      { id: `${id}-2`, label: 'Δεύτερη περιφερειακή ενότητα' },
    ]
    if (arrives) setNodes((now) => now.map((node) => (node.id === id ? { ...node, children } : node)))
  }
  return (
    <Tree
      aria-label="Περιοχές"
      nodes={nodes}
      selectionMode="multiple"
      onLoadChildren={load}
      loadingLabel="Φορτώνουν περιοχές"
      emptyState="-"
    />
  )
}

const openFirst = async (canvasElement: HTMLElement) => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  return within(canvasElement)
}

export const LoadedWhenOpened = meta.story({
  render: () => <LoadingPlaces arrives />,
  play: async ({ canvasElement }) => {
    const canvas = await openFirst(canvasElement)
    await waitFor(() => expect(canvas.getByRole('row', { name: /Πρώτη περιφερειακή/ })).toBeVisible())
  },
})

export const Pending = meta.story({
  render: () => <LoadingPlaces arrives={false} />,
  play: async ({ canvasElement }) => {
    const canvas = await openFirst(canvasElement)
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  render: () => <Tree aria-label="Περιοχές" nodes={[]} loadingLabel="-" emptyState="Καμία περιοχή" />,
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Places />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Tree
        aria-label="Gebiete"
        selectionMode="multiple"
        selectedKeys={new Set(['2'])}
        defaultExpandedKeys={['1']}
        nodes={[
          {
            id: '1',
            label: 'Verwaltungsregion Ostmakedonien und Thrakien',
            detail: '1.204',
            children: [{ id: '2', label: 'Regionalbezirk Evros mit Samothraki', detail: '312' }],
          },
        ]}
        loadingLabel="-"
        emptyState="-"
      />
    </Narrow>
  ),
})
