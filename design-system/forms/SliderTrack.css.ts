import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const line = '0.25rem'

/** As high as a finger needs: a press anywhere in it moves the nearest thumb. */
export const track = style({
  blockSize: vars.target.touch,
  // Thumbs reach over the ends of the line by half their width.
  marginInline: `calc(${vars.target.dense} / 2)`,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(50% - ${line} / 2)`,
      blockSize: line,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.borderStrong,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { backgroundColor: 'CanvasText' } } } },
})

export const fill = style({
  insetBlockStart: `calc(50% - ${line})`,
  // Over the inline height that react-aria gives: the line alone is filled, not the whole band.
  maxBlockSize: `calc(2 * ${line})`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.action,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
})

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: vars.target.dense,
  blockSize: vars.target.dense,
  border: `${vars.line.strong} solid ${vars.color.action}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceRaised,
  cursor: 'grab',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.actionSoft },
    '&[data-dragging]': { backgroundColor: vars.color.actionSoft, cursor: 'grabbing' },
    // The active thumb is above the other.
    '&[data-focused]': { zIndex: vars.layer.raised },
    '&[data-focus-visible]': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
    // A finger needs more than the eye.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `calc((${vars.target.dense} - ${vars.target.touch}) / 2 - ${vars.line.strong})`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      borderColor: 'Highlight',
      selectors: { '&[data-focus-visible]': { outlineColor: 'CanvasText' } },
    },
  },
})
