import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    paddingBlock: vars.space.hair,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.pill,
    border: `${vars.line.hair} solid ${vars.color.tintEdge}`,
    fontSize: vars.size.micro,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    // The face's space is narrow: two words in so small letters read as one.
    wordSpacing: '0.08em',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  variants: {
    tone: {
      neutral: {
        backgroundColor: vars.color.surfaceSunken,
        color: vars.color.textMuted,
        borderColor: vars.color.border,
      },
      action: { backgroundColor: vars.color.actionSoft, color: vars.color.textOnActionSoft },
      cut: { backgroundColor: vars.color.cutSoft, color: vars.color.cut },
      success: { backgroundColor: vars.color.successSoft, color: vars.color.success },
      warning: { backgroundColor: vars.color.warningSoft, color: vars.color.warning },
      danger: { backgroundColor: vars.color.dangerSoft, color: vars.color.danger },
      photo: {
        backgroundColor: vars.color.scrim,
        color: vars.color.textOnScrim,
        fontWeight: vars.weight.medium,
      },
    },
  },
})
