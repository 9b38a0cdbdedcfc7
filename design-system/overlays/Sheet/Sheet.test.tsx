import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { Sheet, type SheetProps } from './Sheet.tsx'

const onClose = vi.fn<() => void>()

function Example(props: Partial<SheetProps>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Φίλτρα</Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title="Όλα τα φίλτρα"
        closeLabel="Κλείσιμο"
        footer={<Button onPress={close}>412 ακίνητα</Button>}
        {...props}
      >
        {Array.from({ length: 30 }, (_, at) => (
          <Checkbox key={at}>{`Φίλτρο ${at + 1}`}</Checkbox>
        ))}
      </Sheet>
    </>
  )
}

const sheet = () => page.getByRole('dialog', { name: 'Όλα τα φίλτρα' })
const box = () => sheet().element().parentElement?.getBoundingClientRect() ?? new DOMRect()
const settled = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]), { timeout: 10_000 })

const open = async (props: Partial<SheetProps> = {}) => {
  await render(<Example {...props} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Όλα τα φίλτρα' })).toHaveFocus()
  await settled()
}

beforeEach(async () => {
  onClose.mockClear()
  await page.viewport(320, 640)
})
afterEach(() => page.viewport(1280, 800))

it('keeps the focus, is closed by Escape and gives the focus back', async () => {
  await open()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: '412 ακίνητα' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Κλείσιμο' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Φίλτρα' })).toHaveFocus()
})

it('is out of sight before it goes, and keeps the focus until then', async () => {
  await open()
  const dialog = sheet().element()
  const veil = dialog.parentElement?.parentElement as HTMLElement
  const found = vi.fn<(opacity: string, hasFocus: boolean) => void>()
  onClose.mockImplementationOnce(() =>
    found(getComputedStyle(veil).opacity, dialog.contains(document.activeElement)),
  )
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  expect(found.mock.calls).toEqual([['0', true]])
  expect(onClose).toHaveBeenCalledOnce()
})

it('is closed by its button, not by a press beside it', async () => {
  await open()
  await userEvent.click(document.body, { position: { x: 160, y: 4 }, force: true })
  expect(onClose).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Κλείσιμο' }).click()
  await expect.element(sheet()).not.toBeInTheDocument()
})

it('shows title, close and buttons at once, however long the content', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Όλα τα φίλτρα' })).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('button', { name: 'Κλείσιμο' })).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('button', { name: '412 ακίνητα' })).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByLabelText('Φίλτρο 30')).not.toBeInViewport()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('is at the bottom of small screens', async () => {
  await open()
  await expect.poll(() => box()).toMatchObject({ left: 0, right: 320, bottom: 640 })
})

it('is at the end edge of wide screens', async () => {
  await page.viewport(1280, 800)
  await open()
  await expect.poll(() => box()).toMatchObject({ top: 0, right: 1280, bottom: 800 })
  await expect.poll(() => box().left).toBeGreaterThan(600)
})

it('is closed by Back on request', async () => {
  await open({ closesOnBack: true })
  history.back()
  await expect.element(sheet()).not.toBeInTheDocument()
})

describe('the handle', () => {
  const strip = () => sheet().element().previousElementSibling as HTMLElement
  const pull = (distance: number) => {
    const handle = strip()
    // The browser captures only pointers that exist; a made-up one does not.
    handle.setPointerCapture = () => {}
    const at = (type: string, clientY: number) =>
      handle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY, pointerId: 1 }))
    at('pointerdown', 100)
    at('pointermove', 100 + distance / 2)
    at('pointermove', 100 + distance)
    return () => at('pointerup', 100 + distance)
  }

  it('is as high as a finger needs, however much the sheet holds', async () => {
    await open()
    expect(strip().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })

  it('lets a finger pull the sheet down until it closes', async () => {
    await open()
    const top = box().top
    const release = pull(200)
    await expect.poll(() => box().top).toBeCloseTo(top + 200, 0)
    release()
    await expect.element(sheet()).not.toBeInTheDocument()
  })

  it('closes from where the finger left the sheet, and not by way of back up', async () => {
    await open()
    const start = box().top
    const moving = sheet().element().parentElement as HTMLElement
    pull(200)()
    const tops: number[] = []
    while (moving.isConnected) {
      tops.push(moving.getBoundingClientRect().top)
      await new Promise(requestAnimationFrame)
    }
    expect(tops.length).toBeGreaterThan(1)
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(start + 200)
  })

  it('lets the sheet glide back after a short pull', async () => {
    await open()
    const top = box().top
    pull(60)()
    await settled()
    await expect.poll(() => box().top).toBe(top)
    expect(onClose).not.toHaveBeenCalled()
  })
})
