import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Heading } from './Heading/Heading.tsx'
import { Icon } from './Icon/Icon.tsx'
import { Price } from './Price/Price.tsx'
import { Text } from './Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx'

describe('Heading', () => {
  it('has its level at any size, and takes focus on request', async () => {
    await render(
      <Heading level={3} size="display" isFocusTarget>
        Τιμές
      </Heading>,
    )
    const heading = page.getByRole('heading', { level: 3, name: 'Τιμές' })
    await expect.element(heading).toHaveAttribute('tabindex', '-1')
  })
})

describe('Text', () => {
  it('carries language and moment', async () => {
    const { container } = await render(
      <Text as="time" dateTime="2026-11-18" lang="el">
        18 Νοεμβρίου
      </Text>,
    )
    expect(container.querySelector('time[lang=el]')?.getAttribute('datetime')).toBe('2026-11-18')
  })
})

describe('Price', () => {
  it('says what the struck price is', async () => {
    const { container } = await render(
      <Price previous={{ amount: '423.000 €', label: 'Προηγούμενη τιμή' }}>398.000 €</Price>,
    )
    expect(container.querySelector('del')?.textContent).toBe('Προηγούμενη τιμή 423.000 €')
  })
})

describe('a price', () => {
  it('is heard, and apart from what stands beside it', async () => {
    const { container } = await render(
      <Price previous={{ amount: '423.000 €', label: 'πριν' }} detail="3.000 €/τ.μ.">
        398.000 €
      </Price>,
    )
    expect(container.querySelector('[aria-hidden]')).toBeNull()
    expect(container.textContent).toBe('398.000 € πριν 423.000 € 3.000 €/τ.μ.')
  })
})

describe('Icon', () => {
  it('is hidden as decoration and an image with a label', async () => {
    const { container } = await render(
      <>
        <Icon name="bed" />
        <Icon name="elevator" label="Με ασανσέρ" />
      </>,
    )
    expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1)
    await expect.element(page.getByRole('img', { name: 'Με ασανσέρ' })).toBeInTheDocument()
  })
})

describe('VisuallyHidden', () => {
  it('is read but takes no room', async () => {
    await render(<VisuallyHidden>μόνο για ακρόαση</VisuallyHidden>)
    const text = page.getByText('μόνο για ακρόαση').element()
    expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })
})
