import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Picture } from './Picture.tsx'

describe('Picture', () => {
  it('offers modern formats in all widths and keeps its place', async () => {
    const { container } = await render(
      <Picture path="/x/house" widths={[320, 640]} alt="Η πρόσοψη" placeholder="#dfe6e6" />,
    )
    expect(container.querySelector('source')?.srcset).toBe('/x/house-320.avif 320w, /x/house-640.avif 640w')
    const image = page.getByRole('img', { name: 'Η πρόσοψη' }).element()
    expect(image.getAttribute('loading')).toBe('lazy')
    const { width, height } = image.getBoundingClientRect()
    expect(width / height).toBeCloseTo(4 / 3, 1)
    expect(container.querySelector('[style]')).toBeNull()
  })

  it('says its size before its file is there', async () => {
    await render(<Picture path="/x/house" widths={[320, 640]} alt="Η πρόσοψη" ratio="5:3" />)
    const image = page.getByRole('img', { name: 'Η πρόσοψη' }).element()
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '384'])
  })

  it('is asked for ahead of everything where it is the first, and there alone', async () => {
    await render(
      <>
        <Picture path="/x/first" widths={[320, 640]} alt="Πρώτη" loading="first" sizes="50vw" />
        <Picture path="/x/second" widths={[320]} alt="Δεύτερη" loading="eager" />
      </>,
    )
    const asked = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
    const sets = asked.map(({ imageSrcset, imageSizes, fetchPriority }) => [
      imageSrcset,
      imageSizes,
      fetchPriority,
    ])
    expect(sets).toEqual([['/x/first-320.avif 320w, /x/first-640.avif 640w', '50vw', 'high']])
    const priority = (name: string) => page.getByRole('img', { name }).element().getAttribute('fetchpriority')
    expect([priority('Πρώτη'), priority('Δεύτερη')]).toEqual(['high', 'auto'])
  })

  it('leaves its words, readable, where the file does not come', async () => {
    await render(<Picture path="/not/there" widths={[320]} alt="Η πρόσοψη" loading="eager" />)
    const image = page.getByRole('img', { name: 'Η πρόσοψη' })
    await expect.element(image).toBeVisible()
    expect(image.element().getBoundingClientRect().height).toBeGreaterThan(24)
  })

  it('keeps the whole of a plan and cuts a photograph to its frame', async () => {
    await render(
      <>
        <Picture path="/x/plan" widths={[320]} alt="Κάτοψη" fit="contain" />
        <Picture path="/x/house" widths={[320]} alt="Πρόσοψη" />
      </>,
    )
    const fit = (name: string) => getComputedStyle(page.getByRole('img', { name }).element()).objectFit
    expect([fit('Κάτοψη'), fit('Πρόσοψη')]).toEqual(['contain', 'cover'])
  })
})
