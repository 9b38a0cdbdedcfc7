import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PhotoPreview } from './PhotoPreview.tsx'

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

it('shows a camera, by the same name, where no picture can be read', async () => {
  const screen = await render(<PhotoPreview src={dot} alt="Το σαλόνι" />)
  const picture = page.getByRole('img', { name: 'Το σαλόνι' })
  await expect.element(picture).toHaveAttribute('src', dot)
  const unreadable = URL.createObjectURL(new Blob(['no picture'], { type: 'image/png' }))
  await screen.rerender(<PhotoPreview src={unreadable} alt="Το σαλόνι" />)
  await expect.element(picture).not.toHaveAttribute('src')
  await screen.rerender(<PhotoPreview src={dot} alt="Το σαλόνι" />)
  await expect.element(picture).toHaveAttribute('src', dot)
})
