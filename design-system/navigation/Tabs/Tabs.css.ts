import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space.md,
  selectors: {
    '&[data-orientation=vertical]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.lg },
  },
})

/** Wider than the page it scrolls in its own box; a tab that is cut off hints that there are more. */
export const list = style({
  position: 'relative',
  display: 'flex',
  listStyle: 'none',
  columnGap: vars.space.md,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'thin',
  padding: 0,
  boxShadow: `inset 0 calc(-1 * ${vars.line.hair}) ${vars.color.border}`,
  selectors: {
    // Above its panel where there is no room for both beside each other.
    '&[data-orientation=vertical]': {
      flex: '1 1 12rem',
      flexDirection: 'column',
      boxShadow: `inset ${vars.line.hair} 0 ${vars.color.border}`,
    },
  },
})

// A link's name breaks into lines no sooner than a tab's: the list scrolls.
globalStyle(`${list} > li`, { flex: 'none', maxInlineSize: '100%' })

const selected = '&[data-selected], &[aria-current]'
const vertical = '[data-orientation=vertical] > &'

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.xxs,
  borderBlock: `${vars.line.strong} solid transparent`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // Within the tab: the box around it would cut a ring outside.
    '&&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
    '&:hover': { color: vars.color.text, borderBlockEndColor: vars.color.borderStrong },
    [selected]: { color: vars.color.text, borderBlockEndColor: vars.color.action },
    [vertical]: {
      paddingInline: vars.space.sm,
      borderBlock: 0,
      borderInlineStart: `${vars.line.strong} solid transparent`,
    },
    [`${vertical}[data-selected]`]: { borderInlineStartColor: vars.color.action },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        [vertical]: { borderInlineStartColor: 'Canvas' },
        [selected]: { borderBlockEndColor: 'Highlight' },
        [`${vertical}[data-selected]`]: { borderInlineStartColor: 'Highlight' },
      },
    },
  },
})

export const words = style({ minInlineSize: 0 })

/** How many there are behind the tab. */
export const detail = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const panels = style({
  minInlineSize: 0,
  // In line with the first tab.
  selectors: { [vertical]: { flex: '999 1 18rem', paddingBlockStart: vars.space.xs } },
})

export const panel = style({
  selectors: { '&[data-inert]': { display: 'none' } },
})
