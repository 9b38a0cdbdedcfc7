import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'
import type { Space } from '#tokens/scale/space.ts'
import { gaps } from '../gaps.css.ts'

const ruled = style({})

globalStyle(`${ruled} > * + *`, { borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` })

/** A line is centred between two separate items; adjacent ones have their own spacing. */
for (const [space, gap] of Object.entries(gaps))
  if (space !== 'none')
    globalStyle(`${ruled}.${gap} > * + *`, { paddingBlockStart: vars.space[space as Space] })

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    space: gaps,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
    ruled: { true: ruled },
  },
})
