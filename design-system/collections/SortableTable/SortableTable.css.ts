import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

/** The whole head is the button; it extends a little past its words, so that these align with the cells. */
export const sorter = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.target.compact,
    maxInlineSize: '100%',
    paddingInline: vars.space.xxs,
    marginInline: `calc(-1 * ${vars.space.xxs})`,
    borderRadius: vars.radius.sm,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
      '[aria-sort] > &': { color: vars.color.textAction },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: vars.target.touch } },
  },
  variants: {
    // The mark is at the far side, so that figures align with their head.
    align: { start: { textAlign: 'start' }, end: { flexDirection: 'row-reverse', textAlign: 'end' } },
  },
})

export const row = style({
  selectors: {
    '&[data-selected]': { backgroundColor: vars.color.actionSoft },
  },
})

/** The box aligns with the first line of its row; in the head, with the buttons beside it. */
export const box = style({
  inlineSize: vars.target.touch,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  verticalAlign: 'top',
  selectors: { 'thead &': { verticalAlign: 'middle' } },
})

export const nothing = style({
  paddingBlock: vars.space.lg,
  color: vars.color.textMuted,
  textAlign: 'center',
})
