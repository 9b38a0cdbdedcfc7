import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'
import { heardOnly } from '../heardOnly.ts'

// The container decides, not the window: a form may be in a dialog or beside a map.
const isNarrow = '(max-width: 36rem)'
const isWide = '(min-width: 36rem)'

export const row = style({ containerType: 'inline-size' })

/** A narrow place has no room for every name: this line names the step, the marks show the way. */
export const summary = style({
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  '@container': { [isWide]: { display: 'none' } },
})

export const list = recipe({
  // Within a navigation landmark Safari keeps the list's semantics without a role.
  base: { listStyle: 'none', padding: 0, display: 'flex' },
  variants: { layout: { row: { gap: vars.space.xs }, column: { flexDirection: 'column' } } },
})

/** A line runs from each mark to the next. */
export const step = recipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    selectors: { '&:not(:last-child)::after': { content: '', position: 'absolute' } },
  },
  variants: {
    layout: {
      row: {
        flex: 1,
        selectors: {
          '&:not(:last-child)::after': {
            insetBlockStart: `calc(${vars.target.compact} / 2 + ${vars.space.xxs})`,
            insetInlineStart: `calc(${vars.target.compact} + ${vars.space.xs})`,
            insetInlineEnd: 0,
            borderBlockStart: `${vars.line.strong} solid ${vars.color.border}`,
          },
          '&:last-child': { '@container': { [isNarrow]: { flex: 'none' } } },
        },
      },
      column: {
        selectors: {
          '&:not(:last-child)::after': {
            insetBlockStart: `calc((${vars.target.touch} + ${vars.target.compact}) / 2)`,
            blockSize: `calc(100% - ${vars.target.compact})`,
            insetInlineStart: `calc((${vars.target.compact} - ${vars.line.strong}) / 2)`,
            borderInlineStart: `${vars.line.strong} solid ${vars.color.border}`,
          },
        },
      },
    },
  },
})

/** The mark and the name: below it in a row, beside it in a column. */
export const place = recipe({
  base: {
    display: 'flex',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: vars.target.touch,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.sm,
    color: 'inherit',
    textDecoration: 'none',
  },
  variants: {
    layout: {
      row: { flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.xxs },
      column: { alignItems: 'center', gap: vars.space.xs },
    },
  },
})

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.target.compact,
    blockSize: vars.target.compact,
    border: `${vars.line.strong} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: vars.leading.none,
  },
  variants: {
    state: {
      done: {
        backgroundColor: vars.color.actionSoft,
        borderColor: vars.color.action,
        color: vars.color.textOnActionSoft,
      },
      current: {
        backgroundColor: vars.color.action,
        borderColor: vars.color.action,
        color: vars.color.textOnAction,
        '@media': {
          '(forced-colors: active)': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      upcoming: { color: vars.color.textMuted },
      error: {
        backgroundColor: vars.color.dangerSoft,
        borderColor: vars.color.danger,
        color: vars.color.danger,
      },
    },
  },
})

const nameBase = style({
  maxInlineSize: '100%',
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { 'a:hover > &': { textDecoration: 'underline' } },
})
const nameInRow = style({ '@container': { [isNarrow]: heardOnly } })

export const name = recipe({
  base: [nameBase],
  variants: {
    layout: { row: nameInRow, column: {} },
    state: {
      done: { color: vars.color.textAction, fontWeight: vars.weight.medium },
      current: { fontWeight: vars.weight.semibold },
      upcoming: { color: vars.color.textMuted },
      error: { color: vars.color.danger, fontWeight: vars.weight.semibold },
    },
  },
})
