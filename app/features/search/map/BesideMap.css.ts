import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const beside = style({ position: 'relative', blockSize: '100%' })

export const waiting = style({ position: 'absolute', inset: 0, backgroundColor: vars.color.mapLand })

/** On the map, upper edge. */
export const tools = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockStart: vars.space.sm,
  insetInline: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  pointerEvents: 'none',
})

/** The row lets presses through to the map, its tools take theirs. */
globalStyle(`${tools} > *`, { pointerEvents: 'auto' })

export const tool = style({
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.photoControl,
  color: vars.color.textOnPhotoControl,
  boxShadow: vars.shadow.raised,
  '@media': { '(forced-colors: active)': { border: `${vars.line.hair} solid CanvasText` } },
})
