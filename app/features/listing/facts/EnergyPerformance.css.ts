import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  gap: vars.space.hair,
  maxInlineSize: '32rem',
  // Its colours are grounds, which browsers do not print.
  '@media': { print: { display: 'none' } },
})

export const step = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.target.compact,
    borderRadius: vars.radius.sm,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    color: vars.color.text,
  },
  variants: {
    band: {
      high: { backgroundColor: vars.color.successSoft },
      medium: { backgroundColor: vars.color.warningSoft },
      low: { backgroundColor: vars.color.cutSoft },
    },
    // An outline as well as the weight: colour is not the only mark.
    isOwn: {
      true: {
        fontWeight: vars.weight.bold,
        outline: `${vars.line.strong} solid ${vars.color.text}`,
        outlineOffset: vars.line.focusGap,
        zIndex: vars.layer.raised,
      },
      false: { color: vars.color.textMuted },
    },
  },
})
