import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const forced = (styles: Readonly<Record<string, string>>) => ({ '(forced-colors: active)': styles })

export const plot = style({ display: 'block', inlineSize: '100%', blockSize: '4.5rem', overflow: 'visible' })

export const track = style({ fill: vars.color.surfaceSunken, '@media': forced({ fill: 'Canvas' }) })

export const band = style({
  fill: vars.color.actionSoftHover,
  stroke: vars.color.tintEdge,
  '@media': forced({ fill: 'GrayText' }),
})

export const middle = style({
  stroke: vars.color.action,
  strokeWidth: 4,
  '@media': forced({ stroke: 'CanvasText' }),
})

export const home = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.borderStrong,
  strokeWidth: 2,
  '@media': forced({ fill: 'Canvas', stroke: 'CanvasText' }),
})

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
