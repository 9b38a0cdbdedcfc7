import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** Logo and tools on one line; the sections go below them where there is no room between. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"logo tools" "sections sections"',
  alignItems: 'center',
  columnGap: vars.space.xl,
  paddingBlockStart: vars.space.xs,
  '@media': {
    [from('sm')]: {
      gridTemplateColumns: 'auto 1fr auto',
      gridTemplateAreas: '"logo sections tools"',
      paddingBlockStart: 0,
    },
  },
})

export const logo = style({ gridArea: 'logo' })
export const sections = style({ gridArea: 'sections' })
export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
})
