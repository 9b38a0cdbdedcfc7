import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** The width of the mark, so that dependent content can align with the words. */
const markSize = '1.375rem'

/** What checkboxes, radio buttons and switches share: a mark, and words beside it that belong to the target. */
export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minInlineSize: 0 })

export const row = style({
  // Contains the real input, which is hidden out of the flow: scrolling to a focused input shows the row.
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  minBlockSize: vars.target.compact,
  lineHeight: vars.leading.snug,
  color: vars.color.text,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.target.touch, paddingBlock: vars.space.sm } },
})

// A long word must not widen the page.
globalStyle(`${row} > span:last-child`, { minInlineSize: 0, overflowWrap: 'anywhere' })

// What takes the focus is a pixel at the row's start: without room below it, only that pixel would be scrolled to.
globalStyle(`${row} input`, { scrollMarginBlockEnd: vars.target.touch })

export const indented = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  paddingInlineStart: `calc(${markSize} + ${vars.space.sm})`,
  // The row above has its own margin.
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  paddingBlockEnd: vars.space.xxs,
})

/** The drawn mark over a real input. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: markSize,
  blockSize: markSize,
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surfaceRaised,
  selectors: {
    [`${row}[data-hovered] &`]: { borderColor: vars.color.text },
    // The input itself decides, not an attribute set by script: without script the mark must show too.
    [`${row}:has(input:checked) &, ${row}[data-indeterminate] &`]: {
      backgroundColor: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.textOnAction,
    },
    [`${row}:has(input:focus-visible) &`]: {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
    '[data-invalid] &': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.danger}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        [`${row}:has(input:checked) &, ${row}[data-indeterminate] &`]: {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '[data-invalid] &': { borderColor: 'CanvasText', borderWidth: vars.line.strong, boxShadow: 'none' },
      },
    },
  },
})

globalStyle(`${mark} svg`, { strokeWidth: 3 })

// Not by a transparent colour alone: forced colours would paint the sign of an empty mark.
globalStyle(`${row}:not(:has(input:checked), [data-indeterminate]) ${mark} > *`, { visibility: 'hidden' })
