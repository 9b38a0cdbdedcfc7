import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const details = recipe({
  base: { minInlineSize: 0 },
  variants: {
    look: {
      ruled: { borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}` },
      plain: {},
    },
  },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.target.touch,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.textAction },
  },
})

export const words = style({ minInlineSize: 0 })

export const chevron = style({
  display: 'grid',
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
})

export const detail = style({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
})

export const panel = style({ paddingBlockStart: vars.space.xs, paddingBlockEnd: vars.space.md })
