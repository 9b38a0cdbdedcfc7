import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** In a range only its two ends are marked as strongly as a single day; the days between are a band. */
const between = '[data-range] &[data-selected]:not([data-selection-start], [data-selection-end])'
const marked = '&[data-selected]:not([data-range] *), &[data-selection-start], &[data-selection-end]'
const mark =
  '&[data-selected]:not([data-range] *)::before, &[data-selection-start]::before, &[data-selection-end]::before'

/** A day of a calendar. */
export const day = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: vars.target.touch,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.none,
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // The marks of a day are below its number, so that the band of a range is continuous.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: vars.layer.beneath,
      borderRadius: 'inherit',
      border: `${vars.line.strong} solid transparent`,
    },
    '&[data-hovered]::before': { backgroundColor: vars.color.surfaceHover },
    '&[data-pressed]::before': { backgroundColor: vars.color.actionSoftHover },
    // Days of adjacent months would be duplicates, or be pressed by mistake.
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    '&[data-unavailable]': { color: vars.color.textMuted, textDecoration: 'line-through', cursor: 'default' },
    '&[data-today]': { fontWeight: vars.weight.bold },
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: vars.space.xxs,
      inlineSize: vars.space.xs,
      blockSize: vars.line.strong,
      borderRadius: vars.radius.pill,
      backgroundColor: 'currentColor',
    },
    [between]: {
      backgroundColor: vars.color.actionSoft,
      color: vars.color.textOnActionSoft,
      borderRadius: 0,
    },
    // Two lines along the band, since a tint alone is not seen by everybody.
    [`${between}::before`]: { borderBlock: `${vars.line.hair} solid ${vars.color.action}` },
    '[data-range] &[data-selection-start], [data-range] &[data-selection-end]': {
      backgroundColor: vars.color.actionSoft,
    },
    '[data-range] &[data-selection-start]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '[data-range] &[data-selection-end]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '[data-range] &[data-selection-start][data-selection-end]': { borderRadius: vars.radius.md },
    [marked]: { color: vars.color.textOnAction, fontWeight: vars.weight.semibold },
    [mark]: {
      backgroundColor: vars.color.action,
      color: vars.color.textOnAction,
      borderRadius: vars.radius.md,
    },
    '&[data-focus-visible]': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
      zIndex: vars.layer.raised,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { borderColor: 'Canvas' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        [`${between}::before`]: { borderBlockColor: 'Highlight' },
        [marked]: { forcedColorAdjust: 'none', backgroundColor: 'Canvas', color: 'HighlightText' },
        [mark]: { backgroundColor: 'Highlight', borderColor: 'Highlight' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
  },
})

globalStyle(`td:has(> ${day})`, { padding: 0 })
// Assistive technology need not walk over days that are not there.
globalStyle(`td:has(> ${day}[data-outside-month])`, { visibility: 'hidden' })
