import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/**
 * Lines part rows. That of the last row, of one or several columns, is cut off: by two hairlines, since a height may
 * end between two pixels. What takes focus has room.
 */
const withoutLastLine = `inset(calc(-1 * ${vars.space.sm}) calc(-1 * ${vars.space.sm}) calc(2 * ${vars.line.hair}))`

/** Where three long words do not stand beside each other. */
const narrowest = '(max-width: 21.99em)'

export const list = recipe({
  base: { display: 'grid' },
  variants: {
    layout: {
      rows: { clipPath: withoutLastLine },
      columns: {
        clipPath: withoutLastLine,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
        columnGap: vars.space.xl,
        '@media': {
          [below('xs')]: {
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
            columnGap: vars.space.md,
          },
        },
      },
      tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))', gap: vars.space.md },
      bar: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: vars.space.sm,
        '@media': {
          // No narrower than the longest word in it: one value would lie on the next.
          [below('xs')]: { gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))' },
          [narrowest]: { gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))' },
          [from('sm')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
        },
        rowGap: vars.space.md,
        paddingBlock: vars.space.md,
        borderBlock: `${vars.line.hair} solid ${vars.color.border}`,
      },
    },
  },
})

export const fact = recipe({
  base: { minInlineSize: 0 },
  variants: {
    layout: {
      rows: {},
      columns: {},
      tiles: {
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
        gap: vars.space.hair,
      },
      bar: {
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
        gap: vars.space.hair,
      },
    },
  },
  compoundVariants: (['rows', 'columns'] as const).map((layout) => ({
    variants: { layout },
    style: {
      display: 'grid',
      // The longest usual term fits whole beside its icon on the smallest screen.
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'baseline',
      gap: vars.space.md,
      paddingBlock: vars.space.xs,
      borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
      ...(layout === 'columns' && {
        // Side by side there would be one column: below each other there are two.
        '@media': {
          [below('xs')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, alignContent: 'start' },
        },
      }),
    },
  })),
})

export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
  // With wide letters a long word breaks rather than lies on the value.
  overflowWrap: 'anywhere',
})

export const value = recipe({
  base: { color: vars.color.text, fontVariantNumeric: 'tabular-nums lining-nums', minInlineSize: 0 },
  variants: {
    layout: {
      rows: { fontWeight: vars.weight.medium },
      columns: { fontWeight: vars.weight.medium },
      tiles: {
        fontSize: vars.size.subheading,
        fontWeight: vars.weight.semibold,
        lineHeight: vars.leading.heading,
      },
      bar: {
        display: 'flex',
        alignItems: 'center',
        gap: vars.space.xs,
        minBlockSize: '1.75rem',
        fontSize: vars.size.lead,
        fontWeight: vars.weight.semibold,
        lineHeight: vars.leading.heading,
      },
    },
  },
})

/** Before the value of a bar. Its size is written out: an icon may shrink, which the least width of a column would count with. */
export const mark = style({
  display: 'grid',
  flex: 'none',
  inlineSize: '1.25rem',
  color: vars.color.textAction,
})
