import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.md,
  marginInline: 'auto',
  // Not shrunk to its words: as a flex item with automatic margins it could outgrow a narrow page.
  inlineSize: '100%',
  maxInlineSize: vars.measure.narrow,
  textAlign: 'center',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.actionSoft,
  color: vars.color.textOnActionSoft,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})
