import { style } from '@vanilla-extract/css'
import { below } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  gap: vars.space.hair,
  // As high as the box of a field, so that labels in a row align.
  padding: `calc((${vars.target.touch} - ${vars.target.compact}) / 2 - ${vars.line.hair})`,
  maxInlineSize: '100%',
  backgroundColor: vars.color.surfaceSunken,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: `calc(${vars.target.touch} / 2)`,
})

export const segment = style({
  // Holds the real input, so that it scrolls into sight with its words.
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  minBlockSize: vars.target.compact,
  minInlineSize: vars.target.touch,
  paddingInline: vars.space.md,
  border: `${vars.line.control} solid transparent`,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    // The input decides, not script: see Checkbox.
    '&:has(input:checked)': {
      backgroundColor: vars.color.surfaceRaised,
      borderColor: vars.color.action,
      color: vars.color.textAction,
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.target.touch },
    // A phone has room for one more beside the others.
    [below('xs')]: { paddingInline: vars.space.xs },
    '(forced-colors: active)': {
      selectors: {
        '&:has(input:checked)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const detail = style({
  fontSize: vars.size.micro,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.none,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** Invisible, but as large as its segment: touch exploration finds it in its place. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
