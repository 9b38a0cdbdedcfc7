import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Slider } from './Slider.tsx'

const thumb = page.getByRole('slider', { name: 'Ακτίνα' })
const radius = (props: { onChange?: (value: number) => void } = {}) => (
  <form>
    <Slider
      label="Ακτίνα"
      name="radius"
      minValue={1}
      maxValue={50}
      step={1}
      defaultValue={5}
      formatValue={(km) => `${km} χιλιόμετρα`}
      description="Γύρω από το κέντρο του χάρτη"
      {...props}
    />
  </form>
)

describe('Slider', () => {
  it('exposes its value with the unit, and its label', async () => {
    await render(radius())
    await expect.element(thumb).toHaveAttribute('aria-valuetext', '5 χιλιόμετρα')
    await expect.element(thumb).toHaveAccessibleDescription('Γύρω από το κέντρο του χάρτη')
    await expect.element(page.getByText('5 χιλιόμετρα')).toBeInTheDocument()
  })

  it('moves by arrows, pages and to its ends', async () => {
    const onChange = vi.fn<(value: number) => void>()
    const { container } = await render(radius({ onChange }))
    await userEvent.tab()
    await expect.element(thumb).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(thumb).toHaveAttribute('aria-valuetext', '6 χιλιόμετρα')
    await userEvent.keyboard('{PageUp}')
    await expect.element(thumb).toHaveAttribute('aria-valuetext', '11 χιλιόμετρα')
    await userEvent.keyboard('{End}')
    await expect.element(thumb).toHaveAttribute('aria-valuetext', '50 χιλιόμετρα')
    await userEvent.keyboard('{Home}')
    await expect.element(thumb).toHaveAttribute('aria-valuetext', '1 χιλιόμετρα')
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(1))
    const form = container.querySelector('form')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ radius: '1' })
  })

  it('moves to where the line is pressed, without dragging', async () => {
    await render(radius())
    const group = page.getByRole('group', { name: 'Ακτίνα' })
    const { width, height } = group.element().getBoundingClientRect()
    await userEvent.click(group, { position: { x: width / 2, y: height - 22 } })
    await expect.element(thumb).toHaveAttribute('aria-valuetext', '26 χιλιόμετρα')
  })
})
