import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minInlineSize: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const label = style({ fontWeight: vars.weight.semibold })

export const value = style({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const bar = style({
  inlineSize: '100%',
  blockSize: '0.625rem',
  borderRadius: vars.radius.pill,
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
})

export const track = style({
  fill: vars.color.surfaceSunken,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
})

const filled = (fill: string) => ({
  fill,
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
})

export const fill = recipe({
  variants: {
    tone: {
      info: filled(vars.color.action),
      success: filled(vars.color.success),
      warning: filled(vars.color.warning),
      danger: filled(vars.color.danger),
    },
  },
})

const stroked = (stroke: string, forced: string) => ({
  stroke,
  '@media': { '(forced-colors: active)': { stroke: forced } },
})

/** Cut out of the full part, drawn on the hollow one. */
export const notch = recipe({
  base: { strokeWidth: 3 },
  variants: {
    on: {
      fill: stroked(vars.color.surface, 'Canvas'),
      track: stroked(vars.color.borderStrong, 'CanvasText'),
    },
  },
})

export const level = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
  },
  variants: {
    tone: {
      info: { color: vars.color.textAction },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
    },
  },
})

export const words = style({ minInlineSize: 0 })
