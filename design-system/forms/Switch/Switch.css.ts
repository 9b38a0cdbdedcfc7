import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { row } from '../choice.css.ts'

const on = `${row}:has(input:checked) &`
const width = '2.5rem'

export const track = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: width,
  blockSize: vars.space.lg,
  // Centred on the first line of the words.
  marginBlock: `calc((1em * ${vars.leading.snug} - ${vars.space.lg}) / 2)`,
  padding: '0.1875rem',
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceRaised,
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    [`${row}[data-hovered] &`]: { borderColor: vars.color.text },
    // The input decides, not script: see choice.css.ts.
    [on]: { backgroundColor: vars.color.action, borderColor: vars.color.action },
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
        [on]: { backgroundColor: 'Highlight', borderColor: 'Highlight' },
        '[data-invalid] &': { borderColor: 'CanvasText', boxShadow: 'none' },
      },
    },
  },
})

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.md,
  blockSize: vars.space.md,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.borderStrong,
  color: 'transparent',
  transition: `margin ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    // Place and tick tell the state; the colour only repeats it.
    [on]: {
      marginInlineStart: `calc(${width} - ${vars.space.md} - ${vars.space.xs})`,
      backgroundColor: vars.color.textOnAction,
      color: vars.color.action,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'CanvasText',
      selectors: { [on]: { backgroundColor: 'HighlightText', color: 'Highlight' } },
    },
  },
})

export const indented = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  paddingInlineStart: `calc(${width} + ${vars.space.sm})`,
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
})
