import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** The common styles of tables. A table wider than its container scrolls in its own box, never the page. */
export const scroller = recipe({
  // The hidden caption is placed in the box: placed on the page, it would widen it as far as the table is wide.
  base: { position: 'relative', overflow: 'auto', maxInlineSize: '100%' },
  variants: {
    height: {
      content: {},
      // Room for the sticky heads, which would else cover a row that takes focus.
      screen: { maxBlockSize: '70dvb', scrollPaddingBlock: `${vars.space.xxl} 0` },
    },
  },
})

export const table = style({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: vars.size.small,
})

export const caption = style({
  paddingBlockEnd: vars.space.xs,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
})

export const heads = recipe({
  variants: {
    sticky: {
      true: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: vars.layer.raised,
        backgroundColor: vars.color.surface,
        // A border of a sticky head scrolls away with the rows; a shadow stays.
        boxShadow: `inset 0 calc(-1 * ${vars.line.hair}) ${vars.color.border}`,
      },
    },
  },
})

export const cell = recipe({
  base: {
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.sm,
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
    // A link or a badge beside plain words stands on their line.
    verticalAlign: 'baseline',
    lineHeight: vars.leading.snug,
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '&:last-child': { paddingInlineEnd: 0 },
      // A line parts two rows; below the last one the page parts for itself.
      'tbody > tr:last-child > &': { borderBlockEndStyle: 'none' },
    },
    '@media': { [below('xs')]: { paddingInline: vars.space.xs } },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end', whiteSpace: 'nowrap' } },
    room: { content: {}, sentence: { minInlineSize: '14rem' } },
    kind: {
      column: { color: vars.color.textMuted, fontWeight: vars.weight.semibold, verticalAlign: 'bottom' },
      row: { fontWeight: vars.weight.semibold },
      data: {},
    },
  },
})
