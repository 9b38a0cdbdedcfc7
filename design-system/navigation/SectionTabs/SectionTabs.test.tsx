import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Narrow } from '#stories/Narrow.tsx'
import { tall } from '#stories/navigation/SectionTabs.css.ts'
import { SectionTabs } from './SectionTabs.tsx'

const sections = [
  { id: 'one', label: 'Overview' },
  { id: 'two', label: 'Features' },
  { id: 'three', label: 'Location' },
]

const Page = () => (
  <>
    <div className={tall} />
    <SectionTabs label="Parts" sections={sections} />
    {sections.map(({ id, label }) => (
      <section key={id} id={id} className={tall}>
        <h2>{label}</h2>
      </section>
    ))}
    <div className={tall} />
  </>
)

const tab = (name: string) => page.getByRole('link', { name })
const scrollTo = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })

beforeEach(async () => {
  await page.viewport(1200, 700)
})
afterEach(async () => {
  scrollBy({ top: -100_000, behavior: 'instant' })
  await page.viewport(414, 896)
})

it('marks the section that is read, and none above the first', async () => {
  await render(<Page />)
  for (const { id, label } of sections) {
    scrollTo(id)
    await expect.element(tab(label)).toHaveAttribute('aria-current', 'location')
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  }
  document.documentElement.scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(() => document.querySelectorAll('[aria-current]')).toHaveLength(0)
})

it('stays below the header, and a section that is gone to is not below it', async () => {
  await render(<Page />)
  await userEvent.click(tab('Location'))
  const nav = () => page.getByRole('navigation').element().getBoundingClientRect()
  await expect.poll(() => Math.round(nav().top)).toBe(64)
  const heading = () => page.getByRole('heading', { name: 'Location' }).element().getBoundingClientRect()
  await expect.poll(() => heading().top).toBeGreaterThanOrEqual(nav().bottom)
})

it('is a row that scrolls, and not the page, where there is little room', async () => {
  await page.viewport(320, 700)
  await render(
    <Narrow>
      <SectionTabs
        label="Parts"
        sections={sections.map((one) => ({ ...one, label: `${one.label} of the home` }))}
      />
    </Narrow>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
