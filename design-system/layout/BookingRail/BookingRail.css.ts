import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'
import { headerHeight } from '../Page/headerHeight.ts'

const top = `calc(${headerHeight} + ${vars.space.md})`

/** Beside the page it stays in view; where the window is low, its own content scrolls. */
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minInlineSize: 0,
  '@media': {
    [from('md')]: {
      position: 'sticky',
      insetBlockStart: top,
      maxBlockSize: `calc(100dvh - ${top} - ${vars.space.md})`,
      alignSelf: 'start',
    },
    print: { position: 'static', maxBlockSize: 'none' },
  },
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minInlineSize: 0,
  padding: vars.space.md,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  '@media': {
    [from('md')]: {
      padding: vars.space.lg,
      overflowY: 'auto',
      overscrollBehavior: 'auto',
      scrollbarWidth: 'thin',
      boxShadow: vars.shadow.floating,
    },
    print: { padding: 0, border: 'none', boxShadow: 'none', overflow: 'visible' },
  },
})

/** On narrow screens the page has the price at its head. */
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  '@media': { [`screen and ${below('md')}`]: { display: 'none' } },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.md,
  '@media': { print: { display: 'none' } },
})
