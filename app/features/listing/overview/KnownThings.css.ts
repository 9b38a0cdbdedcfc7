import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** Cards beside each other; on narrow screens their titles alone, in a line. */
export const things = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [from('sm')]: {
      display: 'grid',
      gap: vars.space.sm,
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
    print: { display: 'none' },
  },
})

export const thing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': {
    [from('sm')]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      padding: vars.space.md,
      borderRadius: vars.radius.xl,
    },
    [below('sm')]: {
      paddingBlock: vars.space.xxs,
      paddingInline: vars.space.sm,
      borderRadius: vars.radius.lg,
    },
  },
})

export const more = style({ '@media': { [below('sm')]: { display: 'none' } } })

export const mark = style({ display: 'grid', flex: 'none', color: vars.color.success })

export const ring = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: 4,
})
export const rest = style({ stroke: vars.color.border })
export const share = style({
  stroke: 'currentColor',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})
