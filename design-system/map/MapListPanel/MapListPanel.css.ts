import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
})

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  padding: vars.space.sm,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})

/** Scrolls if the panel has no height of its own; the links in it scroll it by keyboard. */
export const box = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.sm,
})

export const empty = style({ padding: vars.space.sm, color: vars.color.textMuted })
