import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

const toned = (back: string, front: string) => ({ backgroundColor: back, borderInlineStartColor: front })

export const notice = recipe({
  base: {
    display: 'flex',
    gap: vars.space.sm,
    padding: vars.space.md,
    color: vars.color.text,
    border: `${vars.line.hair} solid ${vars.color.tintEdge}`,
    borderInlineStart: `${vars.line.heavy} solid`,
    borderRadius: vars.radius.sm,
    '@media': {
      '(forced-colors: active)': {
        border: `${vars.line.hair} solid CanvasText`,
        borderInlineStartWidth: vars.line.heavy,
      },
    },
  },
  variants: {
    tone: {
      info: toned(vars.color.actionSoft, vars.color.action),
      success: toned(vars.color.successSoft, vars.color.success),
      warning: toned(vars.color.warningSoft, vars.color.warning),
      danger: toned(vars.color.dangerSoft, vars.color.danger),
    },
  },
})

export const mark = recipe({
  base: { flex: 'none', marginBlockStart: '0.1em' },
  variants: {
    tone: {
      info: { color: vars.color.textOnActionSoft },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
    },
  },
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  flex: 1,
})

/** The text that is read when the notice takes focus, laid out as if it were in the body itself. */
export const text = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xxs,
})
