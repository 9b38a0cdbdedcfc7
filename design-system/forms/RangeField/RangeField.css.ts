import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Side by side where there is room for both, else below each other. */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.xs} ${vars.space.lg}`,
})

export const pair = style({ flex: '1 1 15rem', minInlineSize: 0 })

export const slider = style({
  flex: '1 1 15rem',
  minInlineSize: 0,
  // It does nothing without script; the fields do.
  '@media': { '(scripting: none)': { display: 'none' } },
})

/** As wide as the track, and resting on it. */
export const histogram = style({
  marginInline: `calc(${vars.target.dense} / 2)`,
  marginBlockEnd: `calc(${vars.target.touch} / -2)`,
})
