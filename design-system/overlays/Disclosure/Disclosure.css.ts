import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const details = recipe({
  base: { minInlineSize: 0 },
  variants: {
    look: {
      ruled: { borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}` },
      plain: {},
      floating: { position: 'relative' },
    },
  },
})

export const summary = recipe({
  base: {
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
  },
  variants: {
    look: {
      ruled: {},
      plain: {},
      floating: {
        minBlockSize: vars.target.compact,
        minInlineSize: vars.target.compact,
        whiteSpace: 'nowrap',
        justifyContent: 'center',
        paddingBlock: 0,
        gap: vars.space.xxs,
        // A finger has more room than is seen.
        position: 'relative',
        selectors: {
          '&::after': {
            '@media': {
              '(pointer: coarse)': {
                content: '',
                position: 'absolute',
                // To the sides no further than the margin of a narrow page, which would scroll.
                insetBlock: `calc(-1 * ${vars.space.sm})`,
                insetInline: `calc(-1 * ${vars.space.xxs})`,
              },
            },
          },
        },
      },
    },
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

const belowSummary = { paddingBlockStart: vars.space.xs, paddingBlockEnd: vars.space.md }

export const panel = recipe({
  variants: {
    look: {
      ruled: belowSummary,
      plain: belowSummary,
      floating: {
        position: 'absolute',
        zIndex: vars.layer.raised,
        insetInlineEnd: 0,
        insetBlockStart: `calc(100% + ${vars.space.xs})`,
        // Within its container, where it has one: a panel of a card is as wide as the card.
        inlineSize: `min(22rem, calc(100vw - ${vars.space.xl}), 100cqi)`,
        padding: vars.space.md,
        border: `${vars.line.hair} solid ${vars.color.border}`,
        borderRadius: vars.radius.lg,
        backgroundColor: vars.color.surfaceRaised,
        boxShadow: vars.shadow.floating,
      },
    },
  },
})
