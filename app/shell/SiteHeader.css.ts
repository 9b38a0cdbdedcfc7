import { style } from '@vanilla-extract/css'
import { headerHeight } from '#design-system/layout/Page/headerHeight.ts'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** One line at every width: the sections are there where they have room between logo and tools. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  // With the hairline below it.
  minBlockSize: `calc(${headerHeight} - ${vars.line.hair})`,
})

export const logo = style({ flex: 'none' })

export const sections = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { [`not all and ${from('sm')}`]: { display: 'none' } },
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
})
