import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { DesignSystemProvider } from '../../foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { Tree, type TreeProps } from './Tree.tsx'
import type { TreeEntry } from './TreeNode.tsx'

const places: readonly TreeEntry[] = [
  {
    id: 'crete',
    label: 'Κρήτη',
    detail: '6.020',
    children: [
      { id: 'chania', label: 'Χανιά' },
      { id: 'rethymno', label: 'Ρέθυμνο' },
    ],
  },
  { id: 'epirus', label: 'Ήπειρος', isBranch: true },
  { id: 'athos', label: 'Άγιον Όρος' },
]

type Changed = (keys: ReadonlySet<string>) => void

function Places({ onSelectionChange, ...rest }: Partial<TreeProps> & { onSelectionChange?: Changed }) {
  const [selectedKeys, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DesignSystemProvider locale="el-GR">
      <Tree
        aria-label="Περιοχές"
        aria-labelledby={undefined}
        nodes={places}
        selectionMode="multiple"
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => {
          setSelected(keys)
          onSelectionChange?.(keys)
        }}
        loadingLabel="Φορτώνουν"
        emptyState="Καμία"
        {...(rest as object)}
      />
    </DesignSystemProvider>
  )
}

const row = (name: string | RegExp) => page.getByRole('row', { name })
const box = (name: string | RegExp) => row(name).getByRole('checkbox')

describe('Tree', () => {
  it('is one stop of the Tab key, opened, walked and closed by arrows', async () => {
    await render(<Places />)
    await expect.element(page.getByRole('treegrid', { name: 'Περιοχές' })).toBeInTheDocument()
    await userEvent.tab()
    await expect.element(row('Κρήτη')).toHaveFocus()
    await expect.element(row('Κρήτη')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(row('Χανιά')).toBeVisible()
    await expect.element(row('Χανιά')).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(row('Ρέθυμνο')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(row('Κρήτη')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(row('Χανιά')).not.toBeInTheDocument()
    await userEvent.tab()
    expect(page.getByRole('treegrid').element().contains(document.activeElement)).toBe(false)
  })

  it('opens by its button too, whose name is its action', async () => {
    await render(<Places />)
    await page.getByRole('button', { name: 'Ανάπτυξη Κρήτη' }).click()
    await expect.element(row('Χανιά')).toBeVisible()
    await page.getByRole('button', { name: 'Σύμπτυξη Κρήτη' }).click()
    await expect.element(row('Χανιά')).not.toBeInTheDocument()
  })

  it('finds a name by its first letters, accents or not', async () => {
    await render(<Places />)
    await userEvent.tab()
    // The test's keyboard has no Greek keys.
    for (const key of 'αγ')
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await expect.element(row('Άγιον Όρος')).toHaveFocus()
  })

  it('says that it is empty', async () => {
    await render(<Places nodes={[]} />)
    await expect.element(page.getByText('Καμία')).toBeVisible()
  })
})

describe('choosing in a Tree', () => {
  it('takes whole branches, shows partial ones, and reports as few ids as possible', async () => {
    const onSelectionChange = vi.fn<Changed>()
    await render(<Places onSelectionChange={onSelectionChange} defaultExpandedKeys={['crete']} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} ')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['chania'])))
    await expect.element(box('Κρήτη')).toBePartiallyChecked()
    await userEvent.keyboard('{ArrowDown} ')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['crete'])))
    await expect.element(box('Κρήτη')).toBeChecked()
    await userEvent.keyboard('{ArrowUp} ')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['rethymno'])))
    await expect.element(box('Χανιά')).not.toBeChecked()
  })

  it('takes one with single selection', async () => {
    const onSelectionChange = vi.fn<Changed>()
    await render(<Places selectionMode="single" onSelectionChange={onSelectionChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['crete'])))
    await expect.element(row('Κρήτη')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(0)
  })

  it('is not undone by Escape, which closes the dialog around it', async () => {
    const onSelectionChange = vi.fn<Changed>()
    await render(<Places onSelectionChange={onSelectionChange} />)
    await userEvent.tab()
    await userEvent.keyboard(' {Escape}')
    await vi.waitFor(() => expect(onSelectionChange).toHaveBeenCalledOnce())
    await expect.element(box('Κρήτη')).toBeChecked()
  })
})

describe('a branch that is not loaded', () => {
  function Loading({ onLoadChildren }: { onLoadChildren: (id: string) => void }) {
    const [nodes, setNodes] = useState(places)
    const arrive = () =>
      setNodes((now) =>
        now.map((node) =>
          node.id === 'epirus' ? { ...node, children: [{ id: 'ioannina', label: 'Ιωάννινα' }] } : node,
        ),
      )
    return (
      <>
        <Places nodes={nodes} onLoadChildren={onLoadChildren} />
        <button type="button" onClick={arrive}>
          arrive
        </button>
      </>
    )
  }

  it('is loaded once it is opened, says so, and shows the result', async () => {
    const onLoadChildren = vi.fn<(id: string) => void>()
    await render(<Loading onLoadChildren={onLoadChildren} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await vi.waitFor(() => expect(onLoadChildren).toHaveBeenCalledExactlyOnceWith('epirus'))
    await expect.element(page.getByRole('progressbar', { name: 'Φορτώνουν' })).toBeInTheDocument()
    await page.getByRole('button', { name: 'arrive' }).click()
    await expect.element(row('Ιωάννινα')).toBeVisible()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  })
})
