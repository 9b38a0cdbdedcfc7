import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { spoken } from '../../testing/spoken.ts'
import { PhotoDropZone, type PhotoDropZoneProps } from './PhotoDropZone.tsx'
import { type FileLimits, sortFiles } from './sortFiles.ts'
import type { Upload } from './Upload.ts'

const file = (name: string, type = 'image/jpeg', size = 10) =>
  new File([new Uint8Array(size)], name, { type })
const limits: FileLimits = { types: ['image/jpeg', 'image/png', '.heic'], maxBytes: 100, maxCount: 3 }

describe('sortFiles', () => {
  it.each([
    [file('a.jpg'), undefined],
    [file('b.HEIC', ''), undefined],
    [file('c.pdf', 'application/pdf'), 'wrongType'],
    [file('d.jpg', 'image/jpeg', 101), 'tooLarge'],
    [file('e.jpg', 'image/jpeg', 100), undefined],
  ])('file %# is taken, or refused with its reason', (given, why) => {
    const { accepted, refused } = sortFiles([given], limits, 0)
    expect([accepted.length, refused[0]?.why]).toEqual([why ? 0 : 1, why])
  })

  it('takes as many as there is room for, wherever the wrong ones are', () => {
    const files = [file('1.jpg'), file('2.pdf', 'application/pdf'), file('3.jpg'), file('4.jpg')]
    const { accepted, refused } = sortFiles(files, limits, 1)
    expect(accepted.map(({ name }) => name)).toEqual(['1.jpg', '3.jpg'])
    expect(refused.map(({ why }) => why)).toEqual(['wrongType', 'tooMany'])
  })

  it('knows types by their family', () => {
    expect(
      sortFiles([file('a.avif', 'image/avif')], { ...limits, types: ['image/*'] }, 0).accepted,
    ).toHaveLength(1)
  })
})

const texts: PhotoDropZoneProps['texts'] = {
  drop: 'Σύρετε εδώ',
  dropNow: 'Αφήστε εδώ',
  choose: 'Επιλογή',
  list: 'Αρχεία',
  state: ({ state }) => state,
  retry: (name) => `Ξανά: ${name}`,
  remove: (name) => `Αφαίρεση: ${name}`,
  refusal: {
    wrongType: () => 'Δεν είναι φωτογραφία',
    tooLarge: () => 'Είναι πολύ μεγάλη',
    tooMany: () => 'Είναι πολλές',
  },
  added: (taken, refused) => `Προστέθηκαν ${taken}, όχι ${refused}`,
  finished: (done, failed) => `Ανέβηκαν ${done}, απέτυχαν ${failed}`,
}

function Zone({ initial = [], ...rest }: { initial?: readonly Upload[] } & Partial<PhotoDropZoneProps>) {
  const [uploads, setUploads] = useState(initial)
  return (
    <PhotoDropZone
      {...{ limits, texts, uploads }}
      label="Φωτογραφίες"
      onAdd={(files) =>
        setUploads([...uploads, ...files.map(({ name }) => ({ id: name, name, state: 'done' as const }))])
      }
      onRetry={(id) =>
        setUploads(uploads.map((each) => (each.id === id ? { ...each, state: 'uploading' } : each)))
      }
      onRemove={(id) => setUploads(uploads.filter((each) => each.id !== id))}
      {...rest}
    />
  )
}

const held = (...files: File[]) => {
  const transfer = new DataTransfer()
  for (const each of files) transfer.items.add(each)
  return transfer
}
const button = (name: string) => page.getByRole('button', { name })
const said = () => spoken().join(' ')

describe('PhotoDropZone', () => {
  it('is a named group that describes what it takes', async () => {
    await render(<Zone description="JPEG έως 10 MB" errorMessage="Προσθέστε μία" />)
    const group = page.getByRole('group', { name: 'Φωτογραφίες' })
    await expect.element(group).toHaveAccessibleDescription('JPEG έως 10 MB Προσθέστε μία')
  })

  it('takes files that are chosen by the button, and announces how many', async () => {
    const { container } = await render(<Zone />)
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    expect(input?.accept).toBe('image/jpeg,image/png,.heic')
    expect(input?.multiple).toBe(true)
    if (input) await userEvent.upload(input, [file('saloni.jpg'), file('kouzina.jpg')])
    await expect.element(page.getByRole('list', { name: 'Αρχεία' })).toBeVisible()
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(2)
    await expect.poll(said).toContain('Προστέθηκαν 2, όχι 0')
  })

  it('opens the choice of files from the keyboard', async () => {
    const { container } = await render(<Zone />)
    const click = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    container.querySelector('input[type=file]')?.addEventListener('click', click)
    await userEvent.tab()
    await expect.element(button('Επιλογή')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce())
  })

  it('takes files that are dropped, and shows where', async () => {
    await render(<Zone />)
    const words = page.getByText('Σύρετε εδώ').element()
    const transfer = held(file('saloni.jpg'))
    // The browser's data on real dropped files, which files made by a script lack.
    vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
      isDirectory: false,
    } as FileSystemEntry)
    Object.defineProperty(transfer, 'effectAllowed', { value: 'all' })
    const drag = (type: string) =>
      words.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }))
    drag('dragenter')
    await expect.element(page.getByText('Αφήστε εδώ')).toBeVisible()
    drag('dragover')
    drag('drop')
    await expect.element(page.getByText('saloni.jpg')).toBeVisible()
    await expect.element(page.getByText('Σύρετε εδώ')).toBeVisible()
  })

  it('takes pictures that are pasted, and lets text be pasted elsewhere', async () => {
    await render(<Zone />)
    await userEvent.tab()
    const paste = (transfer: DataTransfer) => {
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer })
      document.activeElement?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(paste(held())).toBe(false)
    expect(paste(held(file('image.png', 'image/png')))).toBe(true)
    await expect.element(page.getByText('image.png')).toBeVisible()
  })

  it('gives the reason for each refused file, without a way to send it again', async () => {
    const onAdd = vi.fn<PhotoDropZoneProps['onAdd']>()
    const { container } = await render(<Zone onAdd={onAdd} />)
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    if (input)
      await userEvent.upload(input, [file('a.pdf', 'application/pdf'), file('b.jpg', 'image/jpeg', 200)])
    await expect.element(page.getByText('Δεν είναι φωτογραφία')).toBeVisible()
    await expect.element(button('Αφαίρεση: b.jpg')).toHaveAccessibleDescription('Είναι πολύ μεγάλη')
    await expect.element(button('Ξανά: a.pdf')).not.toBeInTheDocument()
    expect(onAdd).not.toHaveBeenCalled()
    await expect.poll(said).toContain('Προστέθηκαν 0, όχι 2')
    await button('Αφαίρεση: a.pdf').click()
    await expect.element(page.getByText('a.pdf')).not.toBeInTheDocument()
  })

  it('keeps the focus in the list when a row goes, and at the button when none is left', async () => {
    await render(<Zone initial={['1', '2', '3'].map((id) => ({ id, name: id, state: 'done' }))} />)
    ;(button('Αφαίρεση: 2').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Αφαίρεση: 3')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Αφαίρεση: 1')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Επιλογή')).toHaveFocus()
  })

  it('sends a failed file again, and the focus stays on its row', async () => {
    await render(
      <Zone initial={[{ id: '1', name: 'a.jpg', state: 'failed', errorMessage: 'Χάθηκε η σύνδεση' }]} />,
    )
    await expect.element(button('Ξανά: a.jpg')).toHaveAccessibleDescription('Χάθηκε η σύνδεση')
    ;(button('Ξανά: a.jpg').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('progressbar', { name: 'a.jpg' })).toBeVisible()
    await expect.element(button('Αφαίρεση: a.jpg')).toHaveFocus()
  })

  it('announces a failure when it happens, and once that all are done', async () => {
    const uploading: Upload[] = [
      { id: '1', name: 'a.jpg', state: 'uploading', progress: 0.5 },
      { id: '2', name: 'b.jpg', state: 'uploading' },
    ]
    const zone = (uploads: readonly Upload[]) => <Zone uploads={uploads} />
    const screen = await render(zone(uploading))
    await screen.rerender(
      zone([{ id: '1', name: 'a.jpg', state: 'failed', errorMessage: 'Χάθηκε' }, ...uploading.slice(1)]),
    )
    await expect.poll(said).toContain('a.jpg. Χάθηκε')
    await screen.rerender(
      zone([
        { id: '1', name: 'a.jpg', state: 'failed', errorMessage: 'Χάθηκε' },
        { id: '2', name: 'b.jpg', state: 'done' },
      ]),
    )
    await expect.poll(said).toContain('Ανέβηκαν 1, απέτυχαν 1')
  })
})
