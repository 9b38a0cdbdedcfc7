import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'
import { heardOnly } from '../heardOnly.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
})

export const list = style({
  // Within a navigation landmark Safari keeps the list's semantics without a role.
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.hair,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [below('xs')]: { display: 'none' } },
})

const cell = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.target.touch,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  textDecoration: 'none',
})

export const page = style([
  cell,
  {
    fontWeight: vars.weight.medium,
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
      '&[aria-current]': {
        backgroundColor: vars.color.actionSoft,
        color: vars.color.textOnActionSoft,
        fontWeight: vars.weight.bold,
        boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.action}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { outline: `${vars.line.strong} solid Highlight` } },
      },
    },
  },
])

export const gap = style([
  cell,
  { color: vars.color.textMuted, minInlineSize: vars.space.lg, paddingInline: 0 },
])

export const step = style([
  cell,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    fontWeight: vars.weight.semibold,
    color: vars.color.textAction,
    paddingInline: vars.space.sm,
    selectors: { '&:hover': { backgroundColor: vars.color.actionSoft } },
  },
])

/** Narrow screens have room for "3 of 17" only. */
export const summary = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [from('xs')]: { display: 'none' } },
})

export const stepWord = style({ '@media': { [below('sm')]: heardOnly } })
