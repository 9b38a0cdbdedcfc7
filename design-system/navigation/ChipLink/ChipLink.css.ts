import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space.xxs,
    minBlockSize: vars.target.compact,
    maxInlineSize: '100%',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.sm,
    borderRadius: `calc(${vars.target.touch} / 2)`,
    border: `${vars.line.control} solid ${vars.color.tintEdge}`,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.target.touch },
      '(forced-colors: active)': { borderColor: 'LinkText' },
    },
  },
  variants: {
    active: {
      true: {
        backgroundColor: vars.color.actionSoft,
        color: vars.color.textOnActionSoft,
        selectors: { '&:hover': { backgroundColor: vars.color.actionSoftHover } },
      },
      false: {
        color: vars.color.text,
        borderColor: vars.color.borderStrong,
        selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
      },
    },
  },
})
