import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** Cards beside each other; rows on narrow screens. */
export const things = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    [from('sm')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
})

export const thing = style({
  display: 'flex',
  gap: vars.space.xs,
  minInlineSize: 0,
  '@media': {
    [from('sm')]: {
      flexDirection: 'column',
      padding: vars.space.md,
      backgroundColor: vars.color.surfaceRaised,
      border: `${vars.line.hair} solid ${vars.color.border}`,
      borderRadius: vars.radius.xl,
    },
    [below('sm')]: { alignItems: 'flex-start' },
  },
})

export const mark = style({ display: 'grid', flex: 'none', color: vars.color.success })

export const ring = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: 4,
})
export const rest = style({ stroke: vars.color.borderStrong, strokeOpacity: 0.35 })
export const share = style({
  stroke: 'currentColor',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})
