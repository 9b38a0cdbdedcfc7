import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** One line above the photographs; below `sm` it lies on them. */
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  '@media': {
    [`screen and ${below('sm')}`]: {
      position: 'absolute',
      zIndex: vars.layer.raised,
      insetBlockStart: vars.space.sm,
      insetInline: 0,
    },
    print: { display: 'none' },
  },
})

export const crumbs = style({
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  '@media': { [below('sm')]: { display: 'none' } },
})

export const results = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': {
    [below('sm')]: {
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: vars.shadow.raised,
    },
  },
})

/** Where the line has room for it. */
export const beside = style({ display: 'flex', '@media': { [below('md')]: { display: 'none' } } })

const needsScript = { '(scripting: none)': { display: 'none' } } as const
export const words = style({
  display: 'flex',
  // A menu that comes later has its room before them.
  flex: '1 0 auto',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minBlockSize: vars.target.touch,
  gap: vars.space.xs,
  '@media': { ...needsScript, [below('sm')]: { display: 'none' } },
})
export const icons = style({
  display: 'flex',
  gap: vars.space.xs,
  // Room for the heart too, which needs script.
  minInlineSize: `calc(2 * ${vars.target.touch} + ${vars.space.xs})`,
  marginInlineStart: 'auto',
  '@media': { ...needsScript, [from('sm')]: { display: 'none' } },
})
