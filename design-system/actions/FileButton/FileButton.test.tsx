import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { FileButton } from './FileButton.tsx'

it('opens the file dialog by keyboard, and passes on the chosen files', async () => {
  const onSelect = vi.fn<(files: File[]) => void>()
  const { container } = await render(
    <FileButton acceptedFileTypes={['image/jpeg']} allowsMultiple onSelect={onSelect}>
      Προσθήκη φωτογραφιών
    </FileButton>,
  )
  const input = container.querySelector('input') as HTMLInputElement
  const opened = vi.spyOn(input, 'click').mockImplementation(() => {})
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Προσθήκη φωτογραφιών' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(input.accept).toBe('image/jpeg')
  expect(input.multiple).toBe(true)
  const file = new File(['x'], 'house.jpg', { type: 'image/jpeg' })
  await userEvent.upload(input, file)
  expect(onSelect.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['house.jpg'])
})

it('does nothing when the dialog is cancelled', async () => {
  const onSelect = vi.fn<(files: File[]) => void>()
  const { container } = await render(<FileButton onSelect={onSelect}>Προσθήκη</FileButton>)
  container.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(onSelect).not.toHaveBeenCalled()
})
