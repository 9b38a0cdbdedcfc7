import '#tokens/global.css.ts'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { covers } from '../../tests/covers.ts'
import { Grid, type GridProps } from './Grid/Grid.tsx'

const columnsAt = async (columns: GridProps['columns'], width: number) => {
  await page.viewport(width, 600)
  const grid = page.getByTestId('grid').element().firstElementChild
  if (!grid) throw new Error('no grid')
  return { columns, width, shown: getComputedStyle(grid).gridTemplateColumns.split(' ').length }
}

it.each([
  ['quarters', 479, 1],
  ['quarters', 480, 2],
  ['halves', 767, 1],
  ['halves', 768, 2],
  ['quarters', 1023, 2],
  ['quarters', 1024, 4],
] as const)(
  'a grid of %s has, %i px wide, %i columns',
  covers('constants/breakpoint-xs', 'constants/breakpoint-sm', 'constants/breakpoint-md'),
  async (columns, width, shown) => {
    await render(
      <div data-testid="grid">
        <Grid columns={columns}>
          {['one', 'two', 'three', 'four'].map((name) => (
            <p key={name}>{name}</p>
          ))}
        </Grid>
      </div>,
    )
    expect(await columnsAt(columns, width)).toEqual({ columns, width, shown })
  },
)
