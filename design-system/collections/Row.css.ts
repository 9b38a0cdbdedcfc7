import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { row } from './rows.css.ts'

/** Where there is no room beside the words, the buttons go below them. */
export const contentRow = style([row, { flexWrap: 'wrap', rowGap: vars.space.xxs }])

export const media = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.textMuted,
})

export const words = style({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = style({ display: 'block', fontWeight: vars.weight.semibold })

export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  selectors: { '&[data-hovered]': { color: vars.color.textAction, textDecoration: 'underline' } },
})

export const details = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  selectors: { [`${contentRow}[data-selected] &`]: { color: vars.color.text } },
})

export const actions = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
})

export const tick = style({ flex: 'none', color: vars.color.textAction })
